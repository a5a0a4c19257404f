/** @jest-environment node */
import { onlyLocal } from "../../../src/cms/serve-editor"

test.each([
  ["localhost:8000", undefined],
  ["localhost", undefined],
  ["127.0.0.1:8000", 403],
  ["edit.example:8000", 403],
  ["localhost.example", 403],
])("a request for the local editor with the Host header %s gets the status %s", (host, status) => {
  const end = jest.fn()
  const response = { writeHead: jest.fn(() => ({ end })), removeHeader: jest.fn() }
  const next = jest.fn()
  onlyLocal({ headers: { host } } as never, response as never, next)
  expect(response.writeHead.mock.calls).toEqual(status ? [[status]] : [])
  expect(next).toHaveBeenCalledTimes(status ? 0 : 1)
})
