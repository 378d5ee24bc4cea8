import { hash } from 'node:crypto'

/** SHA-256 of a JSON value, the same whatever the order of its keys. */
export function contentHash(value: unknown): string {
  return hash('sha256', JSON.stringify(value, sortKeys), 'hex')
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
