import { isAhead } from '../config/clock-slack.ts'

/** One request, counted under a key for a while from the first of them. */
export type RequestHit = { readonly key: string; readonly windowMs: number; readonly max: number }

/** What a key holds, this request included, and until when. */
export type RequestCount = { readonly hits: number; readonly endsAt: number }

/** Where requests are counted. Gives a count for each hit, in their order. */
export type RequestCounts = {
  readonly add: (hits: readonly RequestHit[], now: number) => Promise<readonly RequestCount[]>
}

/** Ended counts are thrown away once there are so many more than after the last time. */
const SWEEP_EVERY = 10_000

/** Counts of this process, the only one over an embedded database. */
export class OwnCounts implements RequestCounts {
  readonly #counts = new Map<string, RequestCount>()
  #sweepAt = SWEEP_EVERY

  async add(hits: readonly RequestHit[], now: number): Promise<readonly RequestCount[]> {
    return this.addNow(hits, now)
  }

  addNow(hits: readonly RequestHit[], now: number): readonly RequestCount[] {
    this.#sweep(now)
    return hits.map(({ key, windowMs }) => {
      const before = this.#counts.get(key)
      const count =
        before && before.endsAt > now && !isAhead(before.endsAt - windowMs, now)
          ? { hits: before.hits + 1, endsAt: before.endsAt }
          : { hits: 1, endsAt: now + windowMs }
      this.#counts.set(key, count)
      return count
    })
  }

  /** Takes over what somebody else has counted. */
  learn(key: string, count: RequestCount): void {
    this.#counts.set(key, count)
  }

  #sweep(now: number): void {
    if (this.#counts.size < this.#sweepAt) return
    for (const [key, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(key)
    this.#sweepAt = this.#counts.size + SWEEP_EVERY
  }
}
