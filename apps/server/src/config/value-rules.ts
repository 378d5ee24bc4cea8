import { isIP } from 'node:net'
import { z } from 'zod'

/** Names the proxy-address library understands for whole groups of private addresses. */
const ADDRESS_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Text that says a whole number from 0 to the most. */
export function wholeNumber(most: number) {
  return z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((number) => number <= most)
}

/** Whether a text is an http address without a path. */
export function isBareOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.href === `${url.origin}/`
}

/** Whether a text is an IP address, a range of them, or the name of a group of private ones. */
export function isAddressOrRange(text: string): boolean {
  if (ADDRESS_GROUPS.has(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}
