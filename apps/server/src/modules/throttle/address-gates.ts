import type { ClientAddress } from '../../security/client-address.ts'
import type { Gate, Limit } from './throttle.service.ts'

/** How much more a whole IPv6 network may do than one household in it. */
const NETWORK_FACTOR = 4

/** How much more all may do together who come through a proxy nobody has told us to trust. */
const PROXY_FACTOR = 20

/** A limit on an address, and wider ones on the network around it and on the proxy before it. */
export function gatesOf(limit: Limit, { key, network, proxy }: ClientAddress): Gate[] {
  return [
    { limit, subject: key },
    ...(network === null
      ? []
      : [{ limit: wider(limit, NETWORK_FACTOR, 'network'), subject: network }]),
    ...(proxy === undefined
      ? []
      : [{ limit: wider(limit, PROXY_FACTOR, 'proxy'), subject: proxy }]),
  ]
}

function wider(limit: Limit, factor: number, around: string): Limit {
  const { kind, max, ms } = limit
  return {
    ...limit,
    name: `${limit.name} ${around}`,
    max: max * factor,
    ms: kind === 'bucket' ? ms / factor : ms,
  }
}
