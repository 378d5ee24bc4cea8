/**
 * Keys for creating calls: the same body keeps its key, so that a repeated press or a repeated
 * send after a broken connection makes one thing; a changed body is another thing.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last: { readonly text: string; readonly key: string } | null = null
  return (body) => {
    const text = JSON.stringify(body)
    if (last?.text !== text) last = { text, key: newKey() }
    return last.key
  }
}

/** `crypto.randomUUID` is missing on plain http other than localhost. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
