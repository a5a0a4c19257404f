import { pick, randomFrom } from "../unit/content/checks/mutations"

const long = "a".repeat(300)

const methods = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "FOO"]
const unreadableMethods = ["get", "", "G\0T", "GÉT", "CONNECT"]

const pathParts = [
  ...String.raw`.. . %2e%2e ..%2f..%2f %2f %5c..%5c ..\.. %c0%ae%c0%ae ....//
    %00 %0d%0aX-A:%20b %7f %ff%fe % %zz %2 * ~root :80 ?a=%00 #a
    terms icon.svg index.html static page-data 404.html TERMS terms.html.br
    _headers %5fheaders _gatsby webpack.stats.json hosting/nginx.conf publish
    etc/passwd settings SHA256SUMS .git/config`.split(/\s+/),
  ...["", long, "é".repeat(130), "a/".repeat(600)],
]
const unreadablePathParts = ["\0", " ", "\x7f", "\t", "a".repeat(40_000)]

const versions = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0"]
const unreadableVersions = ["HTTP/9.9", "HTTP/2.0", "HTTP/1.x", "HTP/1.1", "", "HTTP/0.9"]

const host: [string, string] = ["Host", "localhost"]

/** Each value of a header. */
const each = (name: string, values: string[]) =>
  values.map((value): [string, string] => [name, value])

const headers = [
  ...each("Range", [
    ..."0-0 -1 5-2 99999999- a-b".split(" ").map(range => `bytes=${range}`),
    ...["bytes=", "bites=1-2", `bytes=0-${"9".repeat(40)}`],
    `bytes=${Array.from({ length: 300 }, (_, index) => `${index}-${index}`).join()}`,
  ]),
  ...["If-None-Match", "If-Match", "If-Range"].flatMap(name =>
    each(name, ["*", "nonsense", '"x", W/"y"', '"'.repeat(99), "W/", "\xff"]),
  ),
  ...["If-Modified-Since", "If-Unmodified-Since", "Date"].flatMap(name =>
    each(name, [
      ...["nonsense", "0", "-1"],
      ...["Thu, 32 Foo 1970 99:99:99 GMT", "Fri, 31 Dec 9999 23:59:59 GMT"],
    ]),
  ),
  ...each("Accept-Encoding", ["br;q=nonsense, *;q=-1, \xff", "gzip,".repeat(500)]),
  ...each("Content-Length", ["3"]),
  ...each("Cookie", ["a=b;".repeat(500)]),
  ...each("X-Forwarded-For", ["127.0.0.1, ".repeat(100)]),
  ...each("X-Original-URL", ["/_headers"]),
]

const unreadableHeaders = [
  ...each("Content-Length", ["-5", "99999999999999999999"]),
  ...each("Transfer-Encoding", ["nonsense"]),
  ...each("Host", ["b", "a/b c"]),
  ...each("X Y", ["z"]),
  ...each("X", ["a\0b", long.repeat(200)]),
  ...each("", ["x"]),
  ...each("Expect", ["nonsense"]),
]

/** A request that no browser would send. */
export interface Malformed {
  method: string
  path: string
  version: string
  headers: [string, string][]
}

/**
 * Makes up requests, the same in each run: strange ones, and ones that break the rules of HTTP/1.1.
 * @param readable Whether to keep to the rules
 */
export function malformedRequests(count: number, readable = false): Malformed[] {
  const random = randomFrom(count)
  const breaks = () => !readable && random() < 0.1
  const some = <Item>(most: number, items: Item[], worse: Item[]) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () =>
      pick(random, breaks() ? worse : items),
    )
  return Array.from({ length: count }, () => ({
    method: pick(random, breaks() ? unreadableMethods : methods),
    path: `/${some(6, pathParts, unreadablePathParts).join("/")}`,
    version: pick(random, breaks() ? unreadableVersions : versions),
    headers: [...(breaks() ? [] : [host]), ...some(4, headers, unreadableHeaders)],
  }))
}

/** The request as it is sent. */
export function asText({ method, path, version, headers }: Malformed): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} ${version}\r\n${lines.join("")}Connection: close\r\n\r\n`
}
