import {
  type BossNumberAsk,
  choicesOf,
  nameWords,
  type PriceClause,
  type TypedPart,
  writePriceClauses,
} from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES, ELEMENT_NAMES, EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import { createSearchIndex, formatKoreanUnits } from '@gyeol/korean'
import { baseWords } from '../../../shared/conditions/base-values.ts'
import { clauseText } from '../../../shared/conditions/clause-words.ts'
import { crystaTagText } from '../../../shared/conditions/crysta-typed.ts'
import { priceText, withPrices } from '../../../shared/conditions/typed-prices.ts'
import {
  createTypedReader,
  typedClauses,
  type TypedReader,
  withoutPart,
} from '../../../shared/conditions/typed-search.ts'
import { writeBossNumbers } from '../../../shared/lists/boss-list.ts'
import { CRYSTA_FILTERS, readCrystaQuery } from '../../../shared/lists/crysta-filters.ts'
import { typedCrystaValues } from '../../../shared/lists/crysta-search.ts'
import { EQUIPMENT_FILTERS, readEquipmentQuery } from '../../../shared/lists/equipment-filters.ts'
import {
  equipmentTagText,
  typedEquipmentValues,
  withBases,
} from '../../../shared/lists/equipment-search.ts'
import { optionReach, usageOfStats } from '../../../shared/stats/stat-guesser.ts'
import { amountText, statName } from '../../../shared/stats/stat-words.ts'
import { searchTexts } from '../search.texts.ts'
import { crystaEntry } from './catalogue-entries.ts'
import { hitOf } from './name-groups.ts'
import { readNumbers, type SaidNumbers } from './said-numbers.ts'
import {
  type ConditionOffer,
  OFFERED_LISTS,
  type OfferedList,
  type SearchHit,
  type UnderstoodPart,
} from './search-entry.ts'
import { listAddress, type ListValues, type SiteLists } from './site-lists.ts'
import { listsNamed, type SiteTag, type SiteTyped, siteTagWords } from './site-words.ts'

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
  /** The same without those words. */
  readonly withoutWords: () => ConditionAnswer | null
  readonly asksPrice: boolean
  /** Whether anybody has told what things cost. */
  readonly knowsPrices: boolean
}

type Asked = {
  readonly typed: SiteTyped
  readonly numbers: SaidNumbers
  readonly named: ReadonlySet<OfferedList>
}

/** Reads conditions (`크뎀 10 이상 무기`) once for all lists, and says what each of them shows for it. */
export function createConditionSearch(lists: SiteLists) {
  const { crysta, equipment } = lists.rows
  const usage = usageOfStats([...crysta, ...equipment])
  const names = createSearchIndex(crysta, nameWords)
  const readWords = createTypedReader({ usage, words: siteTagWords(), names })
  const bases = baseWords()
  const reaches = optionReach(usage)
  const kindWords = new Set<string>(Object.values(EQUIPMENT_KIND_NAMES))
  const read = (text: string): Asked => {
    const isOfBoss = listsNamed(text).lists.has('boss')
    const numbers = readNumbers(text, isOfBoss)
    const { lists: named, rest } = listsNamed(numbers.rest)
    const isAbout = numbers.texts.length > 0 || named.size > 0
    const left = isAbout ? rest : text
    const isOfGear = named.size === 0 || named.has('equipment')
    // One syllable by itself (활) is a kind where it is one.
    const isBeside = numbers.texts.length > 0 || kindWords.has(left.trim())
    const readBeside: TypedReader<SiteTag> = (words, isBesideOthers = false) =>
      readWords(words, isBesideOthers || isBeside)
    const readGear: TypedReader<SiteTag> = (words, isBesideOthers = false) =>
      isOfGear
        ? asSite(
            withBases<SiteTag>(words, bases, (rest, isBesideBase = false) =>
              readBeside(rest, isBesideOthers || isBesideBase),
            ),
          )
        : readBeside(words, isBesideOthers)
    const typed = asPriced(withPrices(left, reaches, readGear))
    return { typed, numbers, named }
  }
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
      asksPrice,
      knowsPrices: lists.rows.prices !== null,
      withoutWords: () => answer({ ...asked, typed: { ...typed, words: '' } }, most),
    }
  }
  return (text: string, most: number) => answer(read(text), most)
}

/** Whatever is traded has a price. */
function asPriced(typed: ReturnType<typeof withPrices<SiteTag>>): SiteTyped {
  const parts = typed.parts.map((part): TypedPart<SiteTag> => {
    if (part.kind === 'clause' || !('is' in part.tag)) return part as TypedPart<SiteTag>
    const { tag } = part
    return { ...part, tag: { crysta: tag, equipment: tag, price: tag.clause } }
  })
  return { parts, words: typed.words }
}

/** Base values are those of equipment. */
function asSite(typed: ReturnType<typeof withBases<SiteTag>>): SiteTyped {
  const parts = typed.parts.map((part): TypedPart<SiteTag> => {
    if (part.kind === 'clause' || !('is' in part.tag)) return part as TypedPart<SiteTag>
    return { ...part, tag: { equipment: part.tag } }
  })
  return { parts, words: typed.words }
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
  // Offered where nothing but a price was typed: nothing says of what.
  if (list === 'price') return -1
  return isOfGear && list === 'equipment' ? -1 : place
}

const isSaidOfGear = ({ text }: { readonly text: string }) => /장비|gear|equip/i.test(text)

/** Whether everything that was said means something to a list. */
function isMeant(list: OfferedList, { typed, numbers, named }: Asked): boolean {
  if (named.size > 0 && !named.has(list)) return false
  const tags = typed.parts.flatMap((part) => (part.kind === 'tag' ? [part.tag] : []))
  const hasClauses = typed.parts.some(({ kind }) => kind === 'clause')
  const { level, ofBoss } = numbers
  switch (list) {
    case 'crysta':
      return !level && !ofBoss && tags.every(({ crysta }) => crysta !== undefined)
    case 'equipment':
      return !ofBoss && tags.every(({ equipment }) => equipment !== undefined)
    case 'boss':
      return !hasClauses && tags.every(({ boss }) => boss !== undefined)
    case 'price': {
      const isAlone = named.size === 0 && !level && !ofBoss && !hasClauses && typed.words === ''
      return isAlone && tags.length > 0 && tags.every(isOnlyPrice)
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
      return { price: writePriceClauses(pricesIn(typed)) }
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
  const { level, ofBoss = [] } = numbers
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
