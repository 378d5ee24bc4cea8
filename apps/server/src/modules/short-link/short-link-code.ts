import { hash } from 'node:crypto'
import type { ShortLinkInput } from '@gyeol/contract'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 10

/**
 * The code of a work: made from what it is, so that the same work has one link. `turn` gives another
 * one where two works meet in the same.
 */
export function shortLinkCode(
  { path, hash: payload }: Pick<ShortLinkInput, 'path' | 'hash'>,
  turn: number,
) {
  const digest = hash('sha256', `${turn} ${path}${payload}`, 'hex')
  let rest = BigInt(`0x${digest}`)
  const base = BigInt(DIGITS.length)
  let code = ''
  for (let place = 0; place < LENGTH; place += 1) {
    code += DIGITS[Number(rest % base)]
    rest /= base
  }
  return code
}
