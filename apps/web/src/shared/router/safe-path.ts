/**
 * A path inside this site, or null. `//host` and `/\host` are read by browsers as another site, and
 * control characters are dropped by them before reading.
 */
export function safePath(path: string | null): string | null {
  if (path === null || !/^\/(?![/\\])/.test(path)) return null
  // oxlint-disable-next-line no-control-regex -- these are exactly what must not stand in a path
  return /[\u0000-\u001f\u007f\\]/.test(path) ? null : path
}

/** Address of the login page that returns to `path` afterwards. */
export function loginPath(path: string): string {
  const next = safePath(path)
  return next === null || next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
