import { withoutInvisible } from '../invisible.ts'

/**
 * Hangul or Hiragana directly behind a Latin letter or a digit: 조사, never a part of an address of today;
 * and the marks of those scripts and pictures, which are none in any.
 */
const PARTICLE_BEHIND =
  /(?=[ㄱ-ㆎ가-힣ぁ-ゖ、。〈-】！（），：；？“”‘’…※→\p{So}])(?<=[0-9A-Za-z][.,!?:;)\]}"'*~]{0,9})/u

/** A last part of a path that is nothing but a particle: `https://example.com/에서`. */
const PARTICLE_PART =
  /(?<=[0-9A-Za-z]\/)(?:이에요|예요|이예요|입니다|이라고|라고|이랑|에서|에요|에|으로|로|은|는|이|가|을|를|도|요|와|과|랑)$/

/** Full stops, marks, closing signs and pictures end a sentence, not an address. */
const MARK =
  '[\\s.,!?:;*~"\'`…、。，．！？：；\\p{Ps}}」』】》〉〕）］｝｣\\p{Pi}\\p{Pf}<>^|\\\\–—·※→\\p{So}]'
const MARKS = new RegExp(`(?<!${MARK})${MARK}+$`, 'u')

/**
 * The address at the beginning of a piece of text without blanks, without what stands behind it: a
 * particle, marks, a bracket that was opened before it, signs nobody sees. Hangul that begins a part of a
 * path (`/wiki/토람_온라인`) belongs to the address.
 */
export function withoutGlue(text: string): string {
  let address = text.slice(0, visibleLength(text))
  const particle = PARTICLE_BEHIND.exec(address)?.index ?? PARTICLE_PART.exec(address)?.index
  if (particle !== undefined) address = address.slice(0, particle)
  for (;;) {
    const bare = withoutUnopened(address.replace(MARKS, ''))
    if (bare === address) return address
    address = bare
  }
}

/** How much of a text stands before the first sign nobody sees. */
function visibleLength(text: string): number {
  const visible = withoutInvisible(text)
  let length = 0
  while (length < visible.length && text[length] === visible[length]) length += 1
  return length
}

const OPENINGS: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/** Without brackets at its end that nothing in the address opens. */
function withoutUnopened(address: string): string {
  const closing = address.at(-1) ?? ''
  const opening = OPENINGS[closing]
  if (opening === undefined) return address
  let surplus = address.split(closing).length - address.split(opening).length
  let end = address.length
  while (surplus > 0 && address[end - 1] === closing) {
    surplus -= 1
    end -= 1
  }
  return address.slice(0, end)
}
