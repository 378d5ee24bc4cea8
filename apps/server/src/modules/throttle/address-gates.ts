import type { ClientAddress } from '../../security/client-address.ts'
import type { Gate, Limit } from './throttle.service.ts'

/** How much more a whole IPv6 network may do than one household in it. */
const NETWORK_FACTOR = 4

/** A limit on an address, and a wider one on the network around it. */
export function gatesOf(limit: Limit, { key, network }: ClientAddress): Gate[] {
  const own = { limit, subject: key }
  return network === null ? [own] : [own, { limit: wider(limit), subject: network }]
}

function wider(limit: Limit): Limit {
  const { kind, max, ms } = limit
  return {
    ...limit,
    name: `${limit.name} network`,
    max: max * NETWORK_FACTOR,
    ms: kind === 'bucket' ? ms / NETWORK_FACTOR : ms,
  }
}
