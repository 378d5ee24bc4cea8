import { hash } from 'node:crypto'
import type { ShortLinkInput } from '@gyeol/contract'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 10

/**
 * The code of somebody's work: made from what it is and whose, so that the same work of a maker has one
 * link, and nobody owns that of another. `turn` gives another one where two meet in the same.
 */
export function shortLinkCode(
  { path, hash: payload }: Pick<ShortLinkInput, 'path' | 'hash'>,
  { maker, turn }: { readonly maker: string; readonly turn: number },
) {
  const digest = hash('sha256', `${turn} ${maker} ${path}${payload}`, 'hex')
  let rest = BigInt(`0x${digest}`)
  const base = BigInt(DIGITS.length)
  let code = ''
  for (let place = 0; place < LENGTH; place += 1) {
    code += DIGITS[Number(rest % base)]
    rest /= base
  }
  return code
}
