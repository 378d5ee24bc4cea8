import { AppError } from '../../errors/app-error.ts'

/** Connections of one address, and of all together, that one process keeps open. */
export type LiveLimits = { readonly perAddress: number; readonly total: number }

/** Roomy for a household or a café; browsers share one connection among their tabs. */
export const LIVE_LIMITS: LiveLimits = { perAddress: 20, total: 2000 }

/** When somebody who was turned away should ask again. */
const RETRY_AFTER_SECONDS = 30

/** Counts open connections. */
export class LivePlaces {
  readonly #limits: LiveLimits
  readonly #byAddress = new Map<string, number>()
  #total = 0
  constructor(limits: LiveLimits) {
    this.#limits = limits
  }

  /** Takes a place and gives what frees it again. Throws TOO_MANY_REQUESTS or OVERLOADED. */
  take(address: string): () => void {
    const own = this.#byAddress.get(address) ?? 0
    if (own >= this.#limits.perAddress)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_SECONDS })
    if (this.#total >= this.#limits.total)
      throw new AppError('OVERLOADED', { retryAfter: RETRY_AFTER_SECONDS })
    this.#byAddress.set(address, own + 1)
    this.#total += 1
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      this.#free(address)
    }
  }

  #free(address: string): void {
    this.#total -= 1
    const left = (this.#byAddress.get(address) ?? 1) - 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
  }
}
