import { AppError } from '../../errors/app-error.ts'
import type { ClientAddress } from '../../security/client-address.ts'

/** Connections that one process keeps open. */
export type LiveLimits = {
  /** Of one address. */
  readonly perAddress: number
  /** Of the whole IPv6 network around an address. */
  readonly perNetwork: number
  /** Of all who are not logged in; the rest is the members'. */
  readonly visitors: number
  readonly total: number
}

/** Roomy for a household or a café; browsers share one connection among their tabs. */
export const LIVE_LIMITS: LiveLimits = {
  perAddress: 20,
  perNetwork: 80,
  visitors: 1500,
  total: 2000,
}

/** When somebody who was turned away should ask again. */
const RETRY_AFTER_SECONDS = 30

/** Who wants a place. */
export type Comer = {
  readonly address: Pick<ClientAddress, 'key' | 'network'>
  readonly isMember: boolean
}

/** Counts open connections. */
export class LivePlaces {
  readonly #limits: LiveLimits
  /** Of each address, network and of all visitors, under names that are never alike. */
  readonly #taken = new Map<string, number>()
  #total = 0
  constructor(limits: LiveLimits) {
    this.#limits = limits
  }

  /** Takes a place and gives what frees it again. Throws TOO_MANY_REQUESTS or OVERLOADED. */
  take({ address: { key, network }, isMember }: Comer): () => void {
    const { perAddress, perNetwork, visitors, total } = this.#limits
    const isCrowded =
      this.#of(key) >= perAddress || (network !== null && this.#of(network) >= perNetwork)
    if (isCrowded) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_SECONDS })
    if (this.#total >= total || (!isMember && this.#of(VISITORS) >= visitors))
      throw new AppError('OVERLOADED', { retryAfter: RETRY_AFTER_SECONDS })
    const counters = [key, ...(network === null ? [] : [network]), ...(isMember ? [] : [VISITORS])]
    this.#count(counters, 1)
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      this.#count(counters, -1)
    }
  }

  #of(counter: string): number {
    return this.#taken.get(counter) ?? 0
  }

  #count(counters: readonly string[], step: number): void {
    this.#total += step
    for (const counter of counters) {
      const now = this.#of(counter) + step
      if (now > 0) this.#taken.set(counter, now)
      else this.#taken.delete(counter)
    }
  }
}

const VISITORS = 'visitors'
