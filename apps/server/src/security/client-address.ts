import { isIPv6 } from 'node:net'

const IPV4_OCTETS = 4
const IPV6_GROUPS = 8
const HOUSEHOLD_GROUPS = 4
const NETWORK_GROUPS = 3
const HOUSEHOLD_END = '::/64'

/**
 * What counts as one address: an IPv4 address, or the /64 an IPv6 household is given. An IPv4
 * address written as IPv6 is that IPv4 address.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  return `${expand(ip).slice(0, HOUSEHOLD_GROUPS).join(':')}${HOUSEHOLD_END}`
}

/** From where a request comes, as limits count it. */
export type ClientAddress = {
  /** See {@link addressKey}. */
  readonly key: string
  /** See {@link networkKey}. */
  readonly network: string | null
  /** Somebody between, who is not trusted to say whose request it is; `key` is then a claim. */
  readonly proxy?: string
}

/** The address of a request. */
export function clientAddress(ip: string): ClientAddress {
  const key = addressKey(ip)
  return { key, network: networkKey(key) }
}

/**
 * The /48 an IPv6 household lies in: one customer may be given a whole one, which is 65,536
 * households. Null for IPv4, where an address is all one gets.
 */
export function networkKey(address: string): string | null {
  if (!address.endsWith(HOUSEHOLD_END)) return null
  const groups = address.slice(0, -HOUSEHOLD_END.length).split(':')
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/48`
}

/**
 * Where an address lies, roughly: enough to see that logins come from elsewhere, too little to name
 * a household. The /24 of an IPv4 address, the /48 of an IPv6 one.
 */
export function coarseAddress({ key, network, proxy }: ClientAddress): string {
  if (proxy !== undefined) return key
  if (network !== null) return network
  const octets = key.split('.')
  return octets.length === IPV4_OCTETS ? `${octets.slice(0, -1).join('.')}.0/24` : key
}

function expand(ip: string): string[] {
  const [address = ''] = ip.toLowerCase().split('%')
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: IPV6_GROUPS - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
