import {
  type BossNumberAsk,
  choicesOf,
  type PriceClause,
  type TypedPart,
  writePriceClauses,
} from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES, ELEMENT_NAMES } from '@gyeol/game-data'
import { formatKoreanUnits } from '@gyeol/korean'
import { clauseText } from '../../../shared/conditions/clause-words.ts'
import { crystaTagText } from '../../../shared/conditions/crysta-typed.ts'
import { priceText } from '../../../shared/conditions/typed-prices.ts'
import { typedClauses, withoutPart } from '../../../shared/conditions/typed-search.ts'
import { writeBossNumbers, writeOrder } from '../../../shared/lists/boss-list.ts'
import { CRYSTA_FILTERS, readCrystaQuery } from '../../../shared/lists/crysta-filters.ts'
import { typedCrystaValues } from '../../../shared/lists/crysta-search.ts'
import { EQUIPMENT_FILTERS, readEquipmentQuery } from '../../../shared/lists/equipment-filters.ts'
import { equipmentTagText, typedEquipmentValues } from '../../../shared/lists/equipment-search.ts'
import { amountText, statName } from '../../../shared/stats/stat-words.ts'
import { searchTexts } from '../search.texts.ts'
import { crystaEntry } from './catalogue-entries.ts'
import { hitOf } from './name-groups.ts'
import {
  type ConditionOffer,
  OFFERED_LISTS,
  type OfferedList,
  type SearchHit,
  type UnderstoodPart,
} from './search-entry.ts'
import { listAddress, type ListValues, type SiteLists } from './site-lists.ts'
import { type Asked, createSiteReader } from './site-reading.ts'
import type { SiteTag, SiteTyped } from './site-words.ts'

/** What a typed text asks of the things of the lists. Null: it asks for none. */
export type ConditionAnswer = {
  readonly parts: readonly UnderstoodPart[]
  readonly offers: readonly ConditionOffer[]
  /** Crystas that fit, best first. */
  readonly crystas: { readonly total: number; readonly hits: readonly SearchHit[] }
  /** Only slang was typed, no amount: the text may as well be a name. */
  readonly isWithoutAmount: boolean
  /** Only an element or gear was typed (어둠): any name that has it is nearer. */
  readonly isOnlyKind: boolean
  /** Words nothing was understood of, which stay as a piece of a name. */
  readonly words: string
  /** What stands beside a level where that alone was asked with it (280렙 경험치); empty where more was. */
  readonly besideLevel: string
  /** The same without those words. */
  readonly withoutWords: () => ConditionAnswer | null
  readonly asksPrice: boolean
  /** Whether anybody has told what things cost. */
  readonly knowsPrices: boolean
}

/** Reads conditions (`크뎀 10 이상 무기`) once for all lists, and says what each of them shows for it. */
export function createConditionSearch(lists: SiteLists) {
  const read = createSiteReader(lists.rows)
  const answer = (asked: Asked, most: number): ConditionAnswer | null => {
    const { typed, numbers } = asked
    if (typed.parts.length === 0 && numbers.texts.length === 0) return null
    const offers = offersOf(asked, lists)
    const clauses = typedClauses(typed)
    const ofCrysta = offers.find(({ offer }) => offer.kind === 'crysta')
    const fitting = ofCrysta?.crystas ?? []
    const asksPrice = pricesIn(typed).length > 0
    return {
      parts: partsOf(asked),
      offers: offers.map(({ offer }) => offer),
      crystas: {
        total: fitting.length,
        hits: fitting
          .slice(0, most)
          .map((one) =>
            withAmount(one, clauses, asksPrice ? lists.crystaPrice(one.id) : undefined),
          ),
      },
      isOnlyKind:
        clauses.length === 0 &&
        numbers.texts.length + asked.named.size === 0 &&
        !hasBase(typed) &&
        !asksPrice &&
        (typed.words !== '' || !hasKind(typed)),
      isWithoutAmount:
        numbers.texts.length === 0 &&
        !hasBase(typed) &&
        !asksPrice &&
        clauses.every(({ operator }) => operator === 'has'),
      words: typed.words,
      besideLevel: besideLevel(asked),
      asksPrice,
      knowsPrices: lists.rows.prices !== null,
      withoutWords: () => answer({ ...asked, typed: { ...typed, words: '' } }, most),
    }
  }
  return (text: string, most: number) => answer(read(text), most)
}

function besideLevel({ typed, numbers, named }: Asked): string {
  const isPlain = typed.parts.every(
    (part) => part.kind === 'clause' && part.clause.operator === 'has',
  )
  const isAlone = numbers.level !== undefined && named.size === 0 && typed.words === ''
  return isAlone && isPlain ? numbers.rest : ''
}

function pricesIn({ parts }: SiteTyped): readonly PriceClause[] {
  return parts.flatMap((part) => (part.kind === 'tag' ? (part.tag.price ?? []) : []))
}

function hasBase({ parts }: SiteTyped): boolean {
  return parts.some((part) => part.kind === 'tag' && part.tag.equipment?.is === 'base')
}

function hasKind({ parts }: SiteTyped): boolean {
  return parts.some((part) => {
    const is = part.kind === 'tag' ? part.tag.equipment?.is : undefined
    return is === 'kind' || is === 'kinds'
  })
}

function partsOf({ typed, numbers }: Asked): readonly UnderstoodPart[] {
  const all = [typed.words, ...typed.parts.map(({ text }) => text)].filter(Boolean)
  const read = typed.parts.map((part, place) => ({
    label: part.kind === 'clause' ? clauseText(part.clause) : tagText(part.tag, part.isNot),
    rest: [withoutPart(typed, place), ...numbers.texts].filter(Boolean).join(' '),
  }))
  const said = numbers.texts.map((text, place) => ({
    label: text,
    rest: [...all, ...numbers.texts.toSpliced(place, 1)].join(' '),
  }))
  return [...read, ...said]
}

function tagText({ crysta, equipment, boss, price }: SiteTag, isNot = false): string {
  if (price !== undefined) return priceText(price)
  if (equipment?.is === 'base') return equipmentTagText(equipment)
  if (crysta !== undefined) return crystaTagText(crysta, isNot)
  if (equipment !== undefined) return equipmentTagText(equipment)
  if (boss === undefined) return ''
  return searchTexts.weakTo(ELEMENT_NAMES[boss.element])
}

type CountedOffer = {
  readonly offer: ConditionOffer
  readonly crystas: readonly Crysta[] | undefined
}

function offersOf(asked: Asked, lists: SiteLists): readonly CountedOffer[] {
  const label = partsOf(asked)
    .map((part) => part.label)
    .join(' · ')
  const offers = OFFERED_LISTS.flatMap((list): readonly CountedOffer[] => {
    const isKnown = pricesIn(asked.typed).length === 0 || lists.rows.prices !== null
    const values = isKnown && isMeant(list, asked) ? valuesFor(list, asked) : null
    if (values === null) return []
    const { total, rows, crystas } = lists.count[list](values)
    const href = listAddress(list, values)
    return [{ offer: { kind: list, label, total, rows, href }, crystas }]
  })
  const some = offers.filter(({ offer }) => offer.total !== 0)
  return (some.length > 0 ? some : offers.slice(0, 1)).toSorted(
    (left, right) => rankOf(left.offer.kind, asked) - rankOf(right.offer.kind, asked),
  )
}

/** Gear and base values are those of equipment first. */
function rankOf(list: OfferedList, { typed }: Asked): number {
  const isOfGear = typed.parts.some(
    (part) => part.kind === 'tag' && (part.tag.crysta?.is === 'worn' || isSaidOfGear(part)),
  )
  const place = OFFERED_LISTS.indexOf(list)
  // Offered where nothing but a price was typed, and of what.
  if (list === 'price') return -1
  return isOfGear && list === 'equipment' ? -1 : place
}

const isSaidOfGear = ({ text }: { readonly text: string }) => /장비|gear|equip/i.test(text)

/** Whether everything that was said means something to a list. */
function isMeant(list: OfferedList, { typed, numbers, named }: Asked): boolean {
  if (named.size > 0 && !named.has(list) && list !== 'price') return false
  const tags = typed.parts.flatMap((part) => (part.kind === 'tag' ? [part.tag] : []))
  const hasClauses = typed.parts.some(({ kind }) => kind === 'clause')
  const { level } = numbers
  const ofBoss = numbers.ofBoss ?? numbers.order
  switch (list) {
    case 'crysta':
      return !level && !ofBoss && tags.every(({ crysta }) => crysta !== undefined)
    case 'equipment':
      return !ofBoss && tags.every(({ equipment }) => equipment !== undefined)
    case 'boss':
      return !hasClauses && tags.every(({ boss }) => boss !== undefined)
    case 'price': {
      const isAlone = !level && !ofBoss && !hasClauses && typed.words === ''
      return isAlone && tags.length > 0 && tags.every(isOnlyPrice) && pricedKind(named) !== null
    }
    case 'registlet':
      return (
        (level === undefined ? tags.length > 0 : level.is === 'at') &&
        !ofBoss &&
        !hasClauses &&
        tags.every(isOnlyPrice)
      )
  }
}

/** The kind of priced items that was said, empty where none was; null for what is no kind of them. */
function pricedKind(named: ReadonlySet<OfferedList>): string | null {
  const [list, ...others] = named
  if (list === undefined) return ''
  return others.length === 0 && list !== 'boss' && list !== 'price' ? list : null
}

const isOnlyPrice = ({ price }: SiteTag) => price !== undefined

/** What was said as the filters of a list; null where it says nothing to it. */
function valuesFor(list: OfferedList, asked: Asked): ListValues | null {
  const { typed, numbers } = asked
  const { words: q } = typed
  const { level } = numbers
  switch (list) {
    case 'crysta':
      return typedCrystaValues(
        NO_CRYSTAS,
        facet(typed, ({ crysta }) => crysta),
      )
    case 'equipment':
      return {
        ...typedEquipmentValues(
          NO_PIECES,
          facet(typed, ({ equipment }) => equipment),
        ),
        level: level === undefined ? '' : String(level.value),
      }
    case 'price':
      return { price: writePriceClauses(pricesIn(typed)), kind: pricedKind(asked.named) ?? '' }
    case 'boss':
      return bossValues(asked)
    case 'registlet':
      return {
        q,
        level: level === undefined ? '' : String(level.value),
        price: writePriceClauses(pricesIn(typed)),
      }
  }
}

const NO_CRYSTAS = readCrystaQuery(CRYSTA_FILTERS)
const NO_PIECES = readEquipmentQuery(EQUIPMENT_FILTERS)

function bossValues({ typed, numbers }: Asked): ListValues {
  const [boss] = typed.parts.flatMap((part) => (part.kind === 'tag' ? (part.tag.boss ?? []) : []))
  const { level, ofBoss = [], order } = numbers
  const isNear = level !== undefined && (level.is === 'at' || level.is === 'near')
  const ofLevel: readonly BossNumberAsk[] =
    level === undefined || isNear
      ? []
      : [{ of: 'level', operator: level.is === 'most' ? '<=' : '>=', value: level.value }]
  return {
    q: typed.words,
    element: boss?.element,
    ...(isNear ? { near: '1', level: String(level.value), difficulty: 'nearest' } : {}),
    number: writeBossNumbers([...ofLevel, ...ofBoss]),
    sort: order === undefined ? '' : writeOrder(order),
  }
}

/** The parts as one list reads them. */
function facet<Tag>(typed: SiteTyped, of: (tag: SiteTag) => Tag | undefined) {
  const parts = typed.parts.flatMap((part): readonly TypedPart<Tag>[] => {
    if (part.kind === 'clause') return [part]
    const tag = of(part.tag)
    return tag === undefined ? [] : [{ ...part, tag }]
  })
  return { parts, words: typed.words }
}

/** A hit that tells the amounts asked for, where it has any, instead of its first stats. */
function withAmount(
  crysta: Crysta,
  clauses: ReturnType<typeof typedClauses>,
  price: number | undefined,
): SearchHit {
  const hit = hitOf(crystaEntry(crysta))
  const cost = price === undefined ? [] : [formatKoreanUnits(price, { maxUnits: 2 })]
  const sought = new Set(clauses.flatMap((clause) => choicesOf(clause).map(({ stat }) => stat)))
  const told = crysta.stats
    .filter(({ stat }) => sought.has(stat))
    .map((line) => `${statName(line.stat).replace(/%$/, '')} ${amountText(line)}`)
  const detail = told.length === 0 ? [hit.detail] : [CRYSTA_KIND_NAMES[crysta.kind], ...told]
  return { ...hit, detail: [...cost, ...detail].join(' · ') }
}
