import { wordKey } from '@gyeol/catalogue'
import { askedText, createMatcher } from '@gyeol/korean'
import type { Ask } from '../../../shared/catalogue/offline-copy.ts'
import { conditionTexts } from '../../../shared/conditions/conditions.texts.ts'
import { ALIASES } from './aliases.ts'
import { createCatalogueLists } from './catalogue-lists.ts'
import { findAsked, type NamedHits, onlyAsks } from './find-names.ts'
import { fixedEntries } from './fixed-entries.ts'
import { type ConditionAnswer, createConditionSearch } from './list-offers.ts'
import { createNameGroups, mostOf, type NameGroups, type Nicknames } from './name-groups.ts'
import { NOT_HERE } from './not-here.ts'
import { withParts } from './part-hits.ts'
import { withPrices } from './price-hits.ts'
import type { Intent } from './question-words.ts'
import type {
  CatalogueState,
  HitGroup,
  SearchAnswer,
  SearchEntry,
  SearchKind,
  SearchLimits,
} from './search-entry.ts'
import { createSiteLists, type SiteRows } from './site-lists.ts'
import { searchTexts } from '../search.texts.ts'

/** The search over everything. In the app it lives in a worker; tests run it where they are. */
export type SearchService = {
  /** Fetches the lists of the catalogue that are not there or no longer fresh. */
  readonly prepare: () => Promise<void>
  /** Replaces the entries of one source (pages, news …). */
  readonly put: (source: string, entries: readonly SearchEntry[]) => void
  readonly search: (text: string, limits: SearchLimits) => SearchAnswer
}

const NO_ROWS: SiteRows = {
  crysta: [],
  equipment: [],
  boss: [],
  registlet: [],
  prices: null,
  aliases: [],
}

const FEW = { mostPerKind: 5 }
/** One syllable is no part to go by. */
const LEAST_PART = 2
const NO_NAMES: NamedHits = { groups: [], isWhole: false }

/** What is shown of an answer, before the state of the lists is told. */
type Found = Omit<SearchAnswer, 'text' | 'total' | 'catalogue'> & {
  readonly asksPrice?: boolean
}

const NOTHING: Found = { groups: [], parts: [], offers: [], isNamed: true, left: null, said: null }

/** Prepares a search. `ask` is the way to the server, `now` the clock. */
export function createSearchService({ ask, now }: { ask: Ask; now: () => number }): SearchService {
  const sources = new Map<string, readonly SearchEntry[]>([['fixed', fixedEntries()]])
  let rows = NO_ROWS
  let prepared: Prepared | null = null
  const forget = () => {
    prepared = null
  }
  const lists = createCatalogueLists({
    ask,
    now,
    onChange: forget,
    onRows: (more) => {
      rows = { ...rows, ...more }
      forget()
    },
  })
  return {
    prepare: lists.prepare,
    put: (source, entries) => {
      sources.set(source, entries)
      forget()
    },
    search: (text, limits) => {
      prepared ??= prepare([...[...sources.values()].flat(), ...lists.entries()], rows)
      const found = answer(prepared, text, limits)
      const total = found.groups.reduce((sum, group) => sum + group.total, 0)
      const catalogue = stateFor(found, lists.state())
      return { ...found, ...toldWith(found, catalogue, lists.has), text, total, catalogue }
    },
  }
}

/** A list that is not there yet is not empty, and nothing is denied before all have come. */
function toldWith(
  { offers, said }: Found,
  { isLoading }: CatalogueState,
  has: (kind: SearchKind) => boolean,
): Pick<Found, 'offers' | 'said'> {
  const counted = offers.filter(({ kind, total }) => total > 0 || has(kind))
  const isDenied = isLoading || counted.length < offers.length
  return { offers: counted, said: isDenied ? null : said }
}

/** Prices are missed by those alone who ask about them, and other names of pages by nobody. */
function stateFor({ asksPrice = false }: Found, state: CatalogueState): CatalogueState {
  const missing = state.missing.filter((kind) => kind !== 'page' && (asksPrice || kind !== 'price'))
  return { ...state, missing }
}

type Prepared = {
  readonly names: NameGroups
  readonly conditions: ReturnType<typeof createConditionSearch>
}

function prepare(entries: readonly SearchEntry[], rows: SiteRows): Prepared {
  const names = createNameGroups(entries, withAliases(rows.aliases))
  return { names, conditions: createConditionSearch(createSiteLists(rows)) }
}

/** What players call entries, with what editors have added. */
function withAliases(added: SiteRows['aliases']): Nicknames {
  const all = new Map(Object.entries(ALIASES))
  for (const { word, target } of added) all.set(target, [...(all.get(target) ?? []), word])
  return Object.fromEntries(all)
}

function answer({ names, conditions }: Prepared, typed: string, limits: SearchLimits): Found {
  const text = askedText(typed)
  if (text === '') return NOTHING
  const both = readBoth({ names, conditions }, typed, limits)
  const chosen = chooseBetween(names, { ...both, text })
  if (chosen !== null) return chosen
  const notHere = NOT_HERE.find(([pattern]) => pattern.test(text))
  if (notHere !== undefined) return { ...NOTHING, said: searchTexts.notHere(notHere[1]) }
  const near = (name: string) => names.near(name, limits)
  const meant = near(text)
  if (meant.length > 0) return { ...NOTHING, groups: meant }
  const asked = findAsked(text, near)
  if (asked.groups.length > 0) return named(asked)
  const part = bestPart({ names, conditions }, text, limits)
  // Nothing has it, and no part of it is called so: at least that is said.
  return part === NOTHING && both.read !== null ? byConditions(NO_NAMES, both.read, text) : part
}

/** What a text names and what it asks for. A text that is all conditions is not looked through for names. */
function readBoth({ names, conditions }: Prepared, text: string, limits: SearchLimits): Read {
  const groups = names.find(text, limits)
  const read = conditions(text, mostOf('crysta', limits))
  if (groups.length > 0) return { found: { groups, isWhole: true }, read }
  const isUnderstood = read !== null && read.words === '' && !isNobody(read)
  return {
    found: isUnderstood ? NO_NAMES : findAsked(text, (name) => names.find(name, limits)),
    read,
  }
}

/** Whether the best hits are called exactly so. */
function isNamedSo(groups: readonly HitGroup[], text: string): boolean {
  const match = createMatcher(text)
  return groups.some(({ hits: [hit] }) => hit !== undefined && match(hit.name) === 'exact')
}

type Read = {
  readonly found: NamedHits
  readonly read: ConditionAnswer | null
}

/** No list shows anything for it. */
function isNobody({ offers }: ConditionAnswer): boolean {
  return offers.every(({ total }) => total === 0)
}

/** The better of what names and what conditions find; null where neither finds anything. */
function chooseBetween(
  names: NameGroups,
  { found, read, text }: Read & { readonly text: string },
): Found | null {
  const byName = found.groups.length > 0
  // 데포미스 드랍: the word that asks is no condition where the rest is a name.
  if (byName && found.isWhole && names.isNickname(text)) return nicknamed(found, read)
  if (read !== null && names.isNickname(read.besideLevel)) {
    const groups = names.find(read.besideLevel, FEW)
    return { ...NOTHING, groups, left: withoutWords(text, read.besideLevel) }
  }
  const ofOthers = pageOfKind(names, { found, read, text })
  if (ofOthers !== null) return ofOthers
  const isUnderstood = read !== null && read.words === '' && !isNobody(read)
  const isNear = found.isWhole || isClose(names, found.name ?? '')
  const isAsked = byName && found.intent !== undefined && isNear
  if (isAsked && !isUnderstood) return named(found)
  // 시세 확인: some name that has 확인 in it is not what is asked about.
  const isPiece = found.intent !== undefined && !isNear && (found.name ?? '').length <= LEAST_PART
  if (read === null) return byName && !isPiece ? named(found) : null
  const isEmpty = isNobody(read)
  if (byName && found.isWhole && read.words !== '' && isClose(names, text)) return named(found)
  const isSlang = read.isWithoutAmount && isEmpty
  if (byName && (isSlang || (read.isOnlyKind && found.isWhole))) return named(found)
  const isAmount = !read.isWithoutAmount && read.words === '' && !found.isWhole
  if (!isEmpty || isAmount) return byConditions(found, read, text)
  const fewer = read.withoutWords()
  const isMeant = fewer !== null && !isNobody(fewer)
  // 150렙 보스 추천: no name has to be looked for.
  if (isMeant && onlyAsks(read.words, ['about']))
    return { ...byConditions(NO_NAMES, fewer, text), left: read.words }
  // 바쿠잔 방어력: what is called so is nearer than what has it.
  if (read.words !== '' && isClose(names, read.words)) {
    return { ...NOTHING, groups: names.find(read.words, FEW), left: withoutWords(text, read.words) }
  }
  if (byName) return named(found)
  if (!isMeant) return null
  return { ...byConditions(NO_NAMES, fewer, text), left: read.words }
}

/** What is called so by everybody comes first, whatever else the words may mean. */
function nicknamed(found: NamedHits, read: ConditionAnswer | null): Found {
  const isMeant = read !== null && read.words === '' && !isNobody(read)
  return { ...NOTHING, groups: found.groups, offers: isMeant ? read.offers : [] }
}

/**
 * 어빌 공격력, 5장 보스: what stands beside the kind is no name but a number or an option. Where nothing
 * of that kind is called so, nothing can be denied: its page comes first.
 */
function pageOfKind(
  names: NameGroups,
  { found, read, text }: Read & { readonly text: string },
): Found | null {
  const { kind, name = '', groups } = found
  if (kind === undefined || groups.some((group) => group.kind === kind)) return null
  const isAlone = read !== null && read.words === '' && read.offers.length === 0
  const isOption = isAlone || (read !== null && withoutWords(text, read.words) === name)
  const isNumber = read === null && /^\d/.test(name)
  if (!isOption && !isNumber) return null
  const pages = names.find(searchTexts.kind[kind], FEW).filter((group) => group.kind === 'page')
  return pages.length === 0 ? null : { ...NOTHING, groups: pages, left: name }
}

/** What was typed besides some words of it; null where that is nothing. */
function withoutWords(text: string, words: string): string | null {
  const taken = new Set(words.split(/\s+/))
  const left = text.split(/\s+/).filter((word) => !taken.has(word))
  return left.length === 0 ? null : left.join(' ')
}

function isClose(names: NameGroups, text: string): boolean {
  const kind = text === '' ? undefined : names.bestKind(text)
  return kind !== undefined && kind !== 'inside' && kind !== 'alike' && kind !== 'choseong'
}

function named(found: NamedHits): Found {
  const { groups, kind, intent, name = '' } = found
  const isOfKind = kind === undefined || groups.some((group) => group.kind === kind)
  const said = isOfKind ? null : searchTexts.noneOfKind(name, searchTexts.kind[kind])
  return { ...NOTHING, groups: answering(groups, intent), said }
}

function answering(groups: readonly HitGroup[], intent: Intent | undefined): readonly HitGroup[] {
  if (intent === undefined) return groups
  return intent === 'price' ? withPrices(groups) : withParts(groups, intent)
}

/**
 * Crystas that fit the conditions stand first, behind what is called exactly so; those found by name
 * would only repeat some.
 */
function byConditions({ groups }: NamedHits, read: ConditionAnswer, text: string): Found {
  const { parts, offers, crystas } = read
  const isNamed = read.isWithoutAmount && isNamedSo(groups, text)
  const others = groups.filter(({ kind }) => kind !== 'crysta')
  const fitting: HitGroup = { kind: 'crysta', ...crystas }
  const [first, ...rest] = others
  const mixed = isNamed && first !== undefined ? [first, fitting, ...rest] : [fitting, ...others]
  const { asksPrice } = read
  return {
    asksPrice,
    parts,
    offers,
    isNamed,
    left: null,
    said: saidOf(read),
    groups: crystas.total === 0 ? others : mixed,
  }
}

function saidOf(read: ConditionAnswer): string | null {
  const texts = searchTexts
  // What nobody could be asked of is told with the lists that are missing.
  if (read.asksPrice) {
    if (!read.knowsPrices) return null
    return isNobody(read) ? `${texts.noneSo} ${conditionTexts.priced}` : conditionTexts.priced
  }
  return isNobody(read) ? texts.noneSo : null
}

/** The longest run of words that finds something by itself; the others are left out, and named. */
function bestPart(prepared: Prepared, text: string, limits: SearchLimits): Found {
  const words = text.split(/\s+/)
  const plain = words.map(withoutParticle)
  const found = longestPart(prepared, words, { limits, most: words.length - 1 })
  if (found !== NOTHING || plain.every((word, at) => word === words[at])) return found
  return longestPart(prepared, plain, { limits, most: words.length })
}

/** 몇타에 → 몇타; what is shorter may be a name of its own. */
const withoutParticle = (word: string) =>
  word.replace(/(?<=..)(?:에서|에게|으로|에|은|는|을|를|의|로|도|만)$/, '')

function longestPart(
  prepared: Prepared,
  words: readonly string[],
  { limits, most }: { readonly limits: SearchLimits; readonly most: number },
): Found {
  for (let count = most; count > 0; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const part = words.slice(at, at + count).join(' ')
      const found = partFound(prepared, part, limits)
      if (found === null) continue
      const left = [...words.slice(0, at), ...words.slice(at + count)].join(' ')
      return { ...found, left: left === '' ? null : left }
    }
  }
  return NOTHING
}

function partFound(
  { names, conditions }: Prepared,
  part: string,
  limits: SearchLimits,
): Found | null {
  if (wordKey(part).length < LEAST_PART || onlyAsks(part)) return null
  const { found, read } = readBoth({ names, conditions }, part, limits)
  const isNear = found.isWhole ? isClose(names, part) : found.groups.length > 0
  return chooseBetween(names, { found: isNear ? found : NO_NAMES, read, text: part })
}
