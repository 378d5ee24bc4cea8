import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { createHostResolver, type HostResolver } from './host-resolver.ts'

/** Networks that are not the public internet (IANA special-purpose registries). */
const PRIVATE_NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Only 2000::/3 is handed out to the public; of it these are not. */
const PRIVATE_NETWORKS_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [network, bits] of PRIVATE_NETWORKS) refused.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of PRIVATE_NETWORKS_6) refused.addSubnet(network, bits, 'ipv6')

const handedOut = new BlockList()
handedOut.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address lies in the public internet, and not in somebody's own network. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !refused.check(address, 'ipv4')
  return handedOut.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

/**
 * Makes what resolves a host for a connection, and refuses it when one of its addresses is not public.
 * It runs at the moment of connecting, so a name that changes its address later helps nobody.
 */
export function createPublicLookup(resolveHost: HostResolver): LookupFunction {
  const find = callbackify(async (hostname: string) => {
    const addresses = await resolveHost(hostname)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      throw new PrivateAddressError(hostname)
    return { first, addresses: [...addresses] }
  })
  return (hostname, options, callback) => {
    find(hostname, (error, found) => {
      if (error) callback(error, [])
      else if (options.all) callback(null, found.addresses)
      else callback(null, found.first.address, found.first.family)
    })
  }
}

/** Resolves by the name servers of this machine; see {@link createPublicLookup}. */
export const lookupPublic: LookupFunction = createPublicLookup(createHostResolver())

/** A host that leads into a private network. */
export class PrivateAddressError extends Error {
  constructor(hostname: string) {
    super(`${hostname} does not lead to a public address`)
    this.name = 'PrivateAddressError'
  }
}
