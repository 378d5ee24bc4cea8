import { createMatcher } from '@gyeol/korean'
import { conditionTexts } from '../../../shared/conditions/conditions.texts.ts'
import { type NamedHits, onlyAsks } from './find-names.ts'
import type { ConditionAnswer } from './list-offers.ts'
import type { NameGroups } from './name-groups.ts'
import { withParts } from './part-hits.ts'
import { withPrices } from './price-hits.ts'
import type { Intent } from './question-words.ts'
import type { HitGroup, SearchAnswer } from './search-entry.ts'
import { searchTexts } from '../search.texts.ts'

/*
 * A text may name things and ask for stats at once: which of the two is meant.
 */

const FEW = { mostPerKind: 5 }
/** One syllable is no part to go by. */
export const LEAST_PART = 2
export const NO_NAMES: NamedHits = { groups: [], isWhole: false }

/** What is shown of an answer, before the state of the lists is told. */
export type Found = Omit<SearchAnswer, 'text' | 'total' | 'catalogue'> & {
  readonly asksPrice?: boolean
}

export const NOTHING: Found = {
  groups: [],
  parts: [],
  offers: [],
  isNamed: true,
  left: null,
  said: null,
}

/** Whether the best hits are called exactly so. */
function isNamedSo(groups: readonly HitGroup[], text: string): boolean {
  const match = createMatcher(text)
  return groups.some(({ hits: [hit] }) => hit !== undefined && match(hit.name) === 'exact')
}

export type Read = {
  readonly found: NamedHits
  readonly read: ConditionAnswer | null
}

/** No list shows anything for it. */
export function isNobody({ offers }: ConditionAnswer): boolean {
  return offers.every(({ total }) => total === 0)
}

/** The better of what names and what conditions find; null where neither finds anything. */
export function chooseBetween(
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

export function isClose(names: NameGroups, text: string): boolean {
  const kind = text === '' ? undefined : names.bestKind(text)
  return kind !== undefined && kind !== 'inside' && kind !== 'alike' && kind !== 'choseong'
}

export function named(found: NamedHits): Found {
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
export function byConditions({ groups }: NamedHits, read: ConditionAnswer, text: string): Found {
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
