import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { type ClientAddress, clientAddress, coarseAddress } from '../security/client-address.ts'
import { forwardedHeaders } from './forwarded.ts'

/** Where proxies in front of a site stand: on its machine or in its own network. */
const OWN_NETWORKS = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const

const ownNetworks = new BlockList()
for (const [network, bits, family] of OWN_NETWORKS) ownNetworks.addSubnet(network, bits, family)

/** A request that somebody passed on who is not trusted to say for whom. */
export type UntrustedProxy = {
  readonly peer: string
  /** Whether they stand where a proxy of this site would: then TRUST_PROXY was forgotten. */
  readonly isOwn: boolean
}

/** Who passed a request on without being trusted; null for requests that come directly or as they should. */
export function untrustedProxy(request: FastifyRequest): UntrustedProxy | null {
  const { headers, ip, socket } = request
  const peer = (socket.remoteAddress ?? ip).replace(/^::ffff:(?=\d+\.)/i, '')
  // Whoever visits from the proxy's own machine has its address, trusted or not.
  const isBelieved =
    ip.replace(/^::ffff:(?=\d+\.)/i, '') !== peer || claimedAddress(request) === peer
  if (isBelieved || isIP(peer) === 0 || forwardedHeaders(headers).length === 0) return null
  return { peer, isOwn: ownNetworks.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4') }
}

/**
 * From where a request comes, as limits count it. Behind a proxy of this site's own network that is
 * not trusted everybody would count as one. There the network counts which that proxy names last:
 * coarse, for it is only a claim, and beside a wide limit for all that comes through it.
 */
export function clientAddressOf(request: FastifyRequest): ClientAddress {
  const proxy = untrustedProxy(request)
  if (!proxy?.isOwn) return clientAddress(request.ip)
  const claimed = claimedAddress(request)
  const key = claimed === null ? proxy.peer : `${proxy.peer} for ${coarse(claimed)}`
  return { key, network: null, proxy: proxy.peer }
}

const coarse = (ip: string) => coarseAddress(clientAddress(ip))

function claimedAddress({ headers }: FastifyRequest): string | null {
  const { 'x-forwarded-for': list, 'x-real-ip': one } = headers
  // The last is what the proxy itself has added; those before it anybody can write.
  const last = [list ?? one ?? []].flat().join(',').split(',').at(-1)?.trim() ?? ''
  return isIP(last) === 0 ? null : last
}
