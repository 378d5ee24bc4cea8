/** True for everything below /api, however many slashes a hostile client puts before it. */
export function isApiPath(url: string): boolean {
  return /^\/+api(?![a-z0-9])/i.test(url)
}

/** The path of a request target, without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
