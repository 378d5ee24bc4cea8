import { createListeners } from '../store/create-store.ts'
import { setAside } from './broken-slot.ts'
import { type Decoded, decode, encode, type SavedFormat } from './envelope.ts'
import { readItem, removeItem, writeItem } from './storage-area.ts'
import { reportBroken, reportNewer, reportStorage } from './storage-status.ts'

/** Declares what one key of the browser's storage holds. */
export type SavedDefinition<Data> = {
  /** Name in the storage, as the specification spells it (`statting`, `mat-level`, `points` …). */
  readonly key: string
  /** Used when nothing (readable) is stored. */
  readonly initial: () => Data
  /** Writes wait this long for more changes; 0 writes at once. */
  readonly debounceMs?: number
} & SavedFormat<Data>

const DEFAULT_DEBOUNCE_MS = 250

type Change<Data> = (data: Data) => Data

/**
 * Saved data of one key, without the hold on the window's events (`defineSaved` adds it). Values
 * are immutable: change them by `save` or `update` only. Methods may be passed around freely.
 */
export class SavedStore<Data> {
  readonly key: string
  readonly #definition: SavedDefinition<Data>
  readonly #listeners = createListeners()
  readonly #initial: Data
  #value: Data
  #isLoaded = false
  /** The text the stored part of the value came from or went to. */
  #lastRaw: string | null = null
  /** What the storage does not have yet. */
  #changes: Change<Data>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Why what is stored must not be overwritten: there was no room to set it aside, or a newer version wrote it. */
  #shield: 'full' | 'newer' | null = null

  constructor(definition: SavedDefinition<Data>) {
    this.key = definition.key
    this.#definition = definition
    this.#initial = definition.initial()
    this.#value = this.#initial
  }

  /** The data now; the same reference until it changes. */
  readonly load = (): Data => {
    if (!this.#isLoaded) {
      this.#isLoaded = true
      const stored = this.#readStored()
      if (stored !== null) {
        this.#value = stored.data ?? this.#value
        this.#lastRaw = stored.raw
      }
    }
    return this.#value
  }

  /** What the data is where nothing is stored: always the same reference. */
  readonly initial = (): Data => this.#initial

  /** Replaces the data. */
  readonly save = (data: Data): void => {
    this.load()
    this.#changes = [() => data]
    this.#assign(data)
    this.#schedule()
  }

  /**
   * Changes the data through a pure function. Prefer it to `save` where parts are independent
   * (slots, lists): it is applied again on top of what another tab has written meanwhile.
   */
  readonly update = (change: Change<Data>): void => {
    const next = change(this.load())
    if (Object.is(next, this.#value)) return
    this.#changes.push(change)
    this.#assign(next)
    this.#schedule()
  }

  /** Back to the initial data; the key is removed from the storage. */
  readonly reset = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#changes = []
    this.#isLoaded = true
    this.#lastRaw = null
    // A newer version's work is not this one's to throw away.
    this.#readStored()
    if (this.#shield !== 'newer') {
      this.#shield = null
      reportStorage(removeItem(this.key))
    }
    this.#assign(this.#definition.initial())
  }

  readonly subscribe = this.#listeners.subscribe

  /** Writes what waits. Runs by itself after a moment and when the page is hidden. */
  readonly flush = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#changes.length === 0 || this.#shield !== null) return
    if (readItem(this.key).raw !== this.#lastRaw) this.#rebase()
    // Reading may have found what must be left alone.
    if (this.#isShielded()) return
    const { version, write } = this.#definition
    const raw = encode(version, write === undefined ? this.#value : write(this.#value))
    const outcome = writeItem(this.key, raw)
    reportStorage(outcome)
    if (outcome === 'ok') {
      this.#lastRaw = raw
      this.#changes = []
    } else {
      const kept = this.#value
      this.#changes = [() => kept]
    }
  }

  /** Reads the storage again: another tab may have written. */
  readonly refresh = (): void => {
    if (!this.#isLoaded || this.#shield === 'full') return
    const { outcome, raw } = readItem(this.key)
    if (outcome !== 'ok' || (raw === this.#lastRaw && !this.#isShielded())) return
    const decoded = decode(raw, this.#definition)
    // Another tab's unreadable text is no reason to drop what is good here.
    if (decoded.kind === 'broken') return
    this.#noteNewer(decoded)
    if (decoded.kind === 'newer') return
    this.#lastRaw = raw
    this.#assign(this.#withChanges(this.#dataOf(decoded)))
  }

  /** Another tab wrote since we read: our changes go on top of its data, unless that is broken. */
  #rebase(): void {
    const data = this.#readStored()?.data ?? null
    if (data !== null) this.#assign(this.#withChanges(data))
  }

  /**
   * What is stored, without data when it was unreadable and is now set aside; null when the
   * storage cannot tell or must not be touched.
   */
  #readStored(): { raw: string | null; data: Data | null } | null {
    const { outcome, raw } = readItem(this.key)
    if (outcome !== 'ok') {
      reportStorage(outcome)
      return null
    }
    const decoded = decode(raw, this.#definition)
    this.#noteNewer(decoded)
    if (decoded.kind === 'newer') return null
    if (decoded.kind !== 'broken') return { raw, data: this.#dataOf(decoded) }
    return raw !== null && this.#setBrokenAside(raw) ? { raw, data: null } : null
  }

  #setBrokenAside(raw: string): boolean {
    const outcome = setAside(this.key, raw)
    if (outcome !== 'known') reportBroken()
    if (outcome !== 'failed') return true
    this.#shield = 'full'
    reportStorage('full')
    return false
  }

  #isShielded(): boolean {
    return this.#shield !== null
  }

  #noteNewer({ kind }: Decoded<Data>): void {
    if (kind === 'newer') this.#shield = 'newer'
    else if (this.#shield === 'newer') this.#shield = null
    reportNewer(this.key, kind === 'newer')
  }

  #dataOf(decoded: Extract<Decoded<Data>, { kind: 'data' | 'missing' }>): Data {
    return decoded.kind === 'data' ? decoded.data : this.#initialNow()
  }

  /**
   * What the data is where nothing is stored: the very reference pages are drawn ahead of time with, as long
   * as it says the same; with another one all that shows it would be drawn twice.
   */
  #initialNow(): Data {
    const now = this.#definition.initial()
    return JSON.stringify(now) === JSON.stringify(this.#initial) ? this.#initial : now
  }

  #withChanges(data: Data): Data {
    return this.#changes.reduce((current, change) => change(current), data)
  }

  #assign(next: Data): void {
    if (Object.is(next, this.#value)) return
    this.#value = next
    this.#listeners.tell()
  }

  #schedule(): void {
    const { debounceMs = DEFAULT_DEBOUNCE_MS } = this.#definition
    if (debounceMs === 0) this.flush()
    else this.#timer ??= setTimeout(this.flush, debounceMs)
  }
}
