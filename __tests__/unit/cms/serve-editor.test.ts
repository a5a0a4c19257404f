/** @jest-environment node */
import { respond } from "../../../src/cms/serve-editor"

test.each([
  ["localhost:8000", undefined],
  ["localhost", undefined],
  ["127.0.0.1:8000", 403],
  ["edit.example:8000", 403],
  ["localhost.example", 403],
])("a request for the content with the Host header %s gets the status %s", (host, status) => {
  const end = jest.fn()
  const response = { writeHead: jest.fn(() => ({ end })), removeHeader: jest.fn(), end }
  respond({ headers: { host }, params: { 0: "content.json" } }, response as never)
  expect(response.writeHead.mock.calls).toEqual(status ? [[status]] : [])
  const content = expect.stringContaining('"content/hotels.json":')
  expect(end.mock.calls).toEqual([status ? [] : [content]])
})
