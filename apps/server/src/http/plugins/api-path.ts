/** True for everything below /api, however many slashes a hostile client puts before it. */
export function isApiPath(url: string): boolean {
  return /^\/+api(?![a-z0-9])/i.test(url)
}

/**
 * The one form of a request target, decided before anything looks at it: without scheme and host
 * (HTTP allows `GET http://host/path`, and whatever host somebody writes there must not reach a page
 * or a check of the path), and with every letter written as itself (`/%61pi` is `/api` to the router,
 * so it has to be to everything else).
 */
export function canonicalTarget(target: string): string {
  const origin = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  const path = pathOf(origin)
  const plain = decodeUnreserved(path) + origin.slice(path.length)
  return plain.startsWith('/') || plain === '*' ? plain : `/${plain}`
}

/** RFC 3986, 2.3: these mean the same encoded or not. */
function decodeUnreserved(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(character) ? character : escape
  })
}

/** The path of a request target, without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
