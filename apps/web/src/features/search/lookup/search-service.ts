import { wordKey } from '@gyeol/catalogue'
import { askedText } from '@gyeol/korean'
import type { Ask } from '../../../shared/catalogue/offline-copy.ts'
import { ALIASES } from './aliases.ts'
import { createCatalogueLists } from './catalogue-lists.ts'
import {
  byConditions,
  chooseBetween,
  type Found,
  isClose,
  isNobody,
  LEAST_PART,
  named,
  NO_NAMES,
  NOTHING,
  type Read,
} from './choose-answer.ts'
import { findAsked, onlyAsks } from './find-names.ts'
import { fixedEntries } from './fixed-entries.ts'
import { createConditionSearch } from './list-offers.ts'
import { createNameGroups, mostOf, type NameGroups, type Nicknames } from './name-groups.ts'
import { NOT_HERE } from './not-here.ts'
import type {
  CatalogueState,
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
