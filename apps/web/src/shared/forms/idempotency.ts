import { newId } from '../new-id.ts'

/**
 * Keys for creating calls: the same body keeps its key, so that a repeated press or a repeated
 * send after a broken connection makes one thing; a changed body is another thing.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last: { readonly text: string; readonly key: string } | null = null
  return (body) => {
    const text = JSON.stringify(body)
    if (last?.text !== text) last = { text, key: newId() }
    return last.key
  }
}
