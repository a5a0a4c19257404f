import { pick, randomFrom } from "../unit/content/checks/mutations"

const long = "a".repeat(300)

const methods = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "FOO"]
const unreadableMethods = ["get", "", "G\0T", "GÉT", "CONNECT"]

const pathParts = [
  ...["..", ".", "", "%2e%2e", "..%2f..%2f", "%2f", "%5c..%5c", "..\\..", "%c0%ae%c0%ae", "....//"],
  ...[
    "%00",
    "%0d%0aX-A:%20b",
    "%7f",
    "%ff%fe",
    "%",
    "%zz",
    "%2",
    "*",
    "~root",
    ":80",
    "?a=%00",
    "#a",
  ],
  ...[
    "terms",
    "icon.svg",
    "index.html",
    "static",
    "page-data",
    "404.html",
    "TERMS",
    "terms.html.br",
  ],
  ...["_headers", "%5fheaders", "_gatsby", "webpack.stats.json", "hosting/nginx.conf", "publish"],
  ...[
    "etc/passwd",
    "settings",
    "SHA256SUMS",
    ".git/config",
    long,
    "é".repeat(130),
    "a/".repeat(600),
  ],
]
const unreadablePathParts = ["\0", " ", "\x7f", "\t", "a".repeat(40_000)]

const versions = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0"]
const unreadableVersions = ["HTTP/9.9", "HTTP/2.0", "HTTP/1.x", "HTP/1.1", "", "HTTP/0.9"]

const host: [string, string] = ["Host", "localhost"]

const headers: [string, string][] = [
  ...["bytes=0-0", "bytes=-1", "bytes=5-2", "bytes=99999999-", "bites=1-2", "bytes=a-b", "bytes="],
  `bytes=${Array.from({ length: 300 }, (_, index) => `${index}-${index}`).join()}`,
  `bytes=0-${"9".repeat(40)}`,
].map((range): [string, string] => ["Range", range])

for (const name of ["If-None-Match", "If-Match", "If-Range"]) {
  for (const value of ["*", "nonsense", '"x", W/"y"', '"'.repeat(99), "W/", "\xff"]) {
    headers.push([name, value])
  }
}
for (const name of ["If-Modified-Since", "If-Unmodified-Since", "Date"]) {
  for (const value of [
    "nonsense",
    "Thu, 32 Foo 1970 99:99:99 GMT",
    "0",
    "-1",
    "Fri, 31 Dec 9999 23:59:59 GMT",
  ]) {
    headers.push([name, value])
  }
}
headers.push(
  ["Accept-Encoding", "br;q=nonsense, *;q=-1, \xff"],
  ["Accept-Encoding", "gzip,".repeat(500)],
  ["Content-Length", "3"],
  ["Cookie", "a=b;".repeat(500)],
  ["X-Forwarded-For", "127.0.0.1, ".repeat(100)],
  ["X-Original-URL", "/_headers"],
)

const unreadableHeaders: [string, string][] = [
  ["Content-Length", "-5"],
  ["Content-Length", "99999999999999999999"],
  ["Transfer-Encoding", "nonsense"],
  ["Host", "b"],
  ["Host", "a/b c"],
  ["X Y", "z"],
  ["X", "a\0b"],
  ["", "x"],
  ["X", long.repeat(200)],
  ["Expect", "nonsense"],
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
