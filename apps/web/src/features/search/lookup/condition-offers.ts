import {
  madeForGear,
  amountsOf,
  meetsConditions,
  nameWords,
  NO_CONDITIONS,
  type StatConditions,
  type TypedQuery,
} from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { createSearchIndex } from '@gyeol/korean'
import { clauseText } from '../../../shared/conditions/clause-words.ts'
import { inClauseOrder } from '../../../shared/conditions/condition-order.ts'
import {
  askOfCrystas,
  CRYSTA_TAG_WORDS,
  type CrystaTag,
  crystaTagText,
  type TypedCrystaAsk,
} from '../../../shared/conditions/crysta-typed.ts'
import { soughtStats, writeConditions } from '../../../shared/conditions/stat-conditions.ts'
import { createTypedReader, withoutPart } from '../../../shared/conditions/typed-search.ts'
import { usageOfStats } from '../../../shared/stats/stat-guesser.ts'
import { amountText, statName } from '../../../shared/stats/stat-words.ts'
import { crystaEntry } from './catalogue-entries.ts'
import { hitOf } from './name-groups.ts'
import type { ConditionOffer, SearchHit, UnderstoodPart } from './search-entry.ts'

/** What a typed text asks of the stats of items. Null: it asks for none. */
export type ConditionAnswer = {
  readonly parts: readonly UnderstoodPart[]
  readonly offers: readonly ConditionOffer[]
  /** Crystas that fit, best first. */
  readonly crystas: { readonly total: number; readonly hits: readonly SearchHit[] }
  /** Only slang was typed, no amount: the text may as well be a name. */
  readonly isWithoutAmount: boolean
  /** Only kinds or gear were typed (무기): any name that has them is nearer. */
  readonly isOnlyKind: boolean
}

/** Reads stat conditions (`크뎀 10 이상 무기`) as the crysta list does, and says what fits them. */
export function createConditionSearch(
  crystas: readonly Crysta[],
): (text: string, most: number) => ConditionAnswer | null {
  const names = createSearchIndex(crystas, nameWords)
  const read = createTypedReader({ usage: usageOfStats(crystas), words: CRYSTA_TAG_WORDS, names })
  return (text, most) => {
    const typed = read(text)
    const asked = askOfCrystas(typed)
    if (typed.parts.length === 0) return null
    const conditions = conditionsOf(asked)
    const named = typed.words === '' ? crystas : names.search(typed.words).map(({ item }) => item)
    const all = named.filter((crysta) => fits(crysta, asked))
    const shown = asked.isForGear ? madeForGear(all, asked.worn) : all
    const fitting = inClauseOrder(shown, conditions.clauses, ({ stats }) =>
      amountsOf(stats, conditions),
    )
    const labels = typed.parts.map((part) =>
      part.kind === 'clause' ? clauseText(part.clause) : crystaTagText(part.tag, part.isNot),
    )
    return {
      parts: labels.map((label, place) => ({ label, rest: withoutPart(typed, place) })),
      offers: offersOf(typed, { ...asked, label: labels.join(' · '), total: fitting.length }),
      crystas: {
        total: fitting.length,
        hits: fitting.slice(0, most).map((crysta) => withAmount(crysta, conditions)),
      },
      isOnlyKind: asked.clauses.length === 0,
      isWithoutAmount: asked.clauses.every(({ operator }) => operator === 'has'),
    }
  }
}

function conditionsOf({ clauses, isPlain, worn }: TypedCrystaAsk): StatConditions {
  return { ...NO_CONDITIONS, clauses, isPlain, worn }
}

function fits(crysta: Crysta, asked: TypedCrystaAsk): boolean {
  const { kinds, tier } = asked
  if (kinds.length > 0 && !kinds.includes(crysta.kind)) return false
  if (tier !== undefined && crysta.isEnhancer !== (tier === 'enhanced')) return false
  const conditions = conditionsOf(asked)
  return meetsConditions(amountsOf(crysta.stats, conditions), conditions)
}

/** A hit that tells the amounts asked for, where it has any, instead of its first stats. */
function withAmount(crysta: Crysta, conditions: StatConditions): SearchHit {
  const amounts = amountsOf(crysta.stats, conditions)
  const told = [...soughtStats(conditions.clauses)].flatMap((stat) => {
    const value = amounts.get(stat)
    if (value === undefined) return []
    return `${statName(stat).replace(/%$/, '')} ${amountText({ stat, value })}`
  })
  const hit = hitOf(crystaEntry(crysta))
  if (told.length === 0) return hit
  return { ...hit, detail: [CRYSTA_KIND_NAMES[crysta.kind], ...told].join(' · ') }
}

function offersOf(
  typed: TypedQuery<CrystaTag>,
  asked: TypedCrystaAsk & { readonly label: string; readonly total: number },
): readonly ConditionOffer[] {
  const { kinds, tier, clauses, isPlain, isForGear, worn, label, total } = asked
  // Gear alone is a search, not a filter: its words say what to find.
  const q = isForGear ? typed.parts.map(({ text }) => text).join(' ') : typed.words
  const conditions = writeConditions({ clauses, isPlain, ...(isForGear ? {} : { worn }) })
  const filters = { q, kind: kinds.join(','), tier, ...conditions }
  const crysta: ConditionOffer = {
    kind: 'crysta',
    label,
    total,
    href: addressOf('/crysta/list', filters),
  }
  // Kinds and stages of crystas are none of equipment.
  if (kinds.length > 0 || tier !== undefined) return [crysta]
  const equipmentHref = addressOf('/equipment', { q, ...conditions })
  const equipment: ConditionOffer = { kind: 'equipment', label, total: null, href: equipmentHref }
  return total === 0 ? [equipment] : [crysta, equipment]
}

function addressOf(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return `${path}?${new URLSearchParams(entries)}`
}
