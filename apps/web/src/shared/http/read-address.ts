/** An address in its parts, null where it is none: `URL.parse`, which older browsers lack, as `URL.canParse`. */
export function readAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
