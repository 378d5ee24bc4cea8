import { isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
const HOUSEHOLD_GROUPS = 4

/**
 * What counts as one address: an IPv4 address, or the /64 an IPv6 household is given. An IPv4
 * address written as IPv6 is that IPv4 address.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  return `${expand(ip).slice(0, HOUSEHOLD_GROUPS).join(':')}::/64`
}

function expand(ip: string): string[] {
  const [address = ''] = ip.toLowerCase().split('%')
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: IPV6_GROUPS - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
