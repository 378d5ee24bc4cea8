/** True for everything below /api, however many slashes a hostile client puts before it. */
export function isApiPath(url: string): boolean {
  return /^\/+api(?![a-z0-9])/i.test(url)
}

/**
 * A request target without scheme and host: HTTP allows `GET http://host/path`, and whatever host
 * somebody writes there must not reach a page or a check of the path.
 */
export function originForm(target: string): string {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return path.startsWith('/') || path === '*' ? path : `/${path}`
}

/** The path of a request target, without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
