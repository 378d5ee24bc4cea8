import { dayOfText, dayText, koreanDay } from '@gyeol/korean'
import { PRICE_BASES, PRICE_SERIES, WATCH_DIRECTIONS } from '@gyeol/terms'
import {
  currentEstimate,
  type HistoryReport,
  itemPoints,
  itemPrices,
  keptReport,
  lookAtWatch,
  type PriceEstimate,
  type PricePoint,
  type Reporter,
  setWatch,
  typedUnit,
  votesOf,
  type WatchLine,
  type WatchState,
} from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import { type Fields, integerAt, isFields, listAt, textAt, unknownKeys } from './json-fields.ts'

/** The amounts a report was typed with; an edit changes some of them. */
type Typed = {
  readonly amount: number
  readonly quantity: number
  readonly isNet: boolean
  readonly feeRate: number | undefined
}

type Watch = WatchLine & WatchState & { readonly series: PriceSeries }

type Alert = {
  readonly watch: string
  readonly day: string
  readonly value: number
  readonly level: string
}

const OPERATION_KEYS: Readonly<Record<string, readonly string[]>> = {
  report: ['id', 'member', 'basis', 'amount', 'quantity', 'isNet', 'feeRate', 'day'],
  edit: ['id', 'amount', 'quantity', 'basis', 'isNet'],
  withdraw: ['id'],
  exclude: ['id'],
  restore: ['id'],
  leave: ['member'],
  watch: ['id', 'series', 'direction', 'amount'],
  unwatch: ['id'],
  tick: [],
}

/** Plays recorded operations in their order and answers everything as of the last moment. */
export function playHistory(input: Fields): Fields {
  const story = new Story(input)
  for (const operation of listAt(input, 'operations')) {
    if (!isFields(operation)) throw new Error('an operation is not an object')
    story.play(operation)
  }
  return story.answer(momentAt(input, 'asOf'), input.trend)
}

class Story {
  readonly #members: ReadonlyMap<string, Reporter>
  readonly #unitQuantity: number
  readonly #reports = new Map<string, HistoryReport>()
  readonly #typed = new Map<string, Typed>()
  readonly #watches = new Map<string, Watch>()
  readonly #alerts: Alert[] = []

  constructor(input: Fields) {
    this.#members = new Map(listAt(input, 'members').map(readMember))
    this.#unitQuantity = input.unitQuantity === undefined ? 1 : integerAt(input, 'unitQuantity')
  }

  play(operation: Fields): void {
    const name = textAt(operation, 'op')
    const known = Object.hasOwn(OPERATION_KEYS, name) ? OPERATION_KEYS[name] : undefined
    if (!known) throw new Error(`the oracle does not know the operation ${name}`)
    const [surprise] = unknownKeys(operation, ['op', 'at', ...known], name)
    if (surprise !== undefined) throw new Error(surprise)
    this.#act(name, operation)
    this.#lookAtWatches(momentAt(operation, 'at'))
  }

  #act(name: string, operation: Fields): void {
    if (name === 'report') this.#report(operation)
    if (name === 'edit') this.#edit(operation)
    if (name === 'withdraw') this.#setState(operation, 'withdrawn')
    if (name === 'exclude') this.#setState(operation, 'excluded')
    if (name === 'restore') this.#setState(operation, 'active')
    if (name === 'watch') this.#watch(operation)
    if (name === 'unwatch') this.#watches.delete(textAt(operation, 'id'))
  }

  #report(operation: Fields): void {
    const member = textAt(operation, 'member')
    const reporter = this.#members.get(member)
    if (!reporter) throw new Error(`there is no member ${member}`)
    const typed = {
      amount: integerAt(operation, 'amount'),
      quantity: operation.quantity === undefined ? 1 : integerAt(operation, 'quantity'),
      isNet: operation.isNet === true,
      feeRate: operation.feeRate === undefined ? undefined : integerAt(operation, 'feeRate'),
    }
    const kept = keptReport({
      ...withoutUndefined(typed),
      id: textAt(operation, 'id'),
      voice: member,
      basis: oneOf(operation, 'basis', PRICE_BASES),
      unitQuantity: this.#unitQuantity,
      at: momentAt(operation, 'at'),
      ...(operation.day === undefined ? {} : { day: dayOfText(textAt(operation, 'day')) }),
      reporter,
    })
    if (!kept) throw new Error('the report is refused')
    this.#reports.set(kept.id, kept)
    this.#typed.set(kept.id, typed)
  }

  #edit(operation: Fields): void {
    const report = this.#reportAt(operation)
    const before = this.#typed.get(report.id)
    if (!before) throw new Error('the report was not typed')
    const typed = {
      amount: operation.amount === undefined ? before.amount : integerAt(operation, 'amount'),
      quantity:
        operation.quantity === undefined ? before.quantity : integerAt(operation, 'quantity'),
      isNet: operation.isNet === undefined ? before.isNet : operation.isNet === true,
      feeRate: before.feeRate,
    }
    const basis =
      operation.basis === undefined ? report.basis : oneOf(operation, 'basis', PRICE_BASES)
    const unit = typedUnit({ ...withoutUndefined(typed), basis, unitQuantity: this.#unitQuantity })
    if (unit === null) throw new Error('the edit is refused')
    this.#reports.set(report.id, { ...report, unit, basis })
    this.#typed.set(report.id, typed)
  }

  #setState(operation: Fields, state: HistoryReport['state']): void {
    const report = this.#reportAt(operation)
    this.#reports.set(report.id, { ...report, state })
  }

  #watch(operation: Fields): void {
    const line = {
      series: oneOf(operation, 'series', PRICE_SERIES),
      direction: oneOf(operation, 'direction', WATCH_DIRECTIONS),
      amount: integerAt(operation, 'amount'),
    }
    const price = this.#priceOf(line.series, momentAt(operation, 'at'))
    const { isArmed, lastDay } = setWatch(line, price)
    this.#watches.set(textAt(operation, 'id'), { ...line, isArmed, lastDay })
  }

  #lookAtWatches(at: number): void {
    const day = koreanDay(at)
    for (const [id, watch] of this.#watches) {
      const price = this.#priceOf(watch.series, at)
      const { fires, ...state } = lookAtWatch(watch, watch, { price, day })
      this.#watches.set(id, { ...watch, ...state })
      if (fires && price.median !== null)
        this.#alerts.push({ watch: id, day: dayText(day), value: price.median, level: price.level })
    }
  }

  #priceOf(series: PriceSeries, at: number): PriceEstimate {
    return currentEstimate(votesOf([...this.#reports.values()], series), koreanDay(at))
  }

  #reportAt(operation: Fields): HistoryReport {
    const id = textAt(operation, 'id')
    const report = this.#reports.get(id)
    if (!report) throw new Error(`there is no report ${id}`)
    return report
  }

  answer(at: number, trend: unknown): Fields {
    const reports = [...this.#reports.values()]
    const { headline, deal, ask, uses } = itemPrices(reports, at)
    return {
      headline,
      deal: writtenEstimate(deal),
      ask: writtenEstimate(ask),
      alerts: this.#alerts,
      reports: reports.map(({ id, unit, day, weight }) => ({
        id,
        unit,
        day: dayText(day),
        weight,
        use: uses.get(id),
      })),
      ...(isFields(trend) ? { trend: writtenTrend(reports, at, trend) } : {}),
    }
  }
}

function writtenTrend(reports: readonly HistoryReport[], at: number, trend: Fields): Fields {
  const points = itemPoints(reports, at)[oneOf(trend, 'series', PRICE_SERIES)]
  const from = dayOfText(textAt(trend, 'from'))
  const to = dayOfText(textAt(trend, 'to'))
  return {
    day: points.day
      .filter(({ day }) => day >= from && day <= to)
      .map((point) => ({ day: dayText(point.day), ...writtenPoint(point) })),
    week: points.week
      .filter(({ day }) => day + 6 >= from && day <= to)
      .map((point) => ({ week: dayText(point.day), ...writtenPoint(point) })),
  }
}

function writtenPoint({ level, median, q1, q3, members, votes, reports }: PricePoint): Fields {
  return { level, median, q1, q3, members, votes, reports }
}

function readMember(member: unknown): readonly [string, Reporter] {
  if (!isFields(member)) throw new Error('a member is not an object')
  const isContributor = textAt(member, 'role') !== 'MEMBER'
  return [textAt(member, 'id'), { createdAt: momentAt(member, 'createdAt'), isContributor }]
}

function momentAt(fields: Fields, key: string): number {
  const at = Date.parse(textAt(fields, key))
  if (Number.isNaN(at)) throw new Error(`${key} is not a moment`)
  return at
}

function withoutUndefined({ feeRate, ...typed }: Typed) {
  return feeRate === undefined ? typed : { ...typed, feeRate }
}

/** An estimate as the recordings write it: days as text. */
export function writtenEstimate({ since, newestDay, ...estimate }: PriceEstimate): Fields {
  const written = (day: number | null) => (day === null ? null : dayText(day))
  return { ...estimate, since: written(since), newestDay: written(newestDay) }
}

/** One of a closed list, or an error that names the key. */
function oneOf<Word extends string>(fields: Fields, key: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === fields[key])
  if (word === undefined) throw new Error(`${key} is none of ${words.join(', ')}`)
  return word
}
