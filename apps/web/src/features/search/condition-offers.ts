import { type TypedQuery, USUAL_SLOT } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_ALIASES, CRYSTA_KIND_NAMES, GEAR_NAMES } from '@gyeol/game-data'
import { createSearchIndex } from '@gyeol/korean'
import { CRYSTA_KINDS, type CrystaKind } from '@gyeol/terms'
import { clauseText } from '../../shared/conditions/clause-words.ts'
import { conditionTexts } from '../../shared/conditions/conditions.texts.ts'
import {
  amountsOf,
  meetsConditions,
  NO_CONDITIONS,
  type StatConditions,
  writeConditions,
} from '../../shared/conditions/stat-conditions.ts'
import {
  COMMON_TAG_WORDS,
  type CommonTag,
  createTypedReader,
  typedClauses,
  withoutPart,
} from '../../shared/conditions/typed-search.ts'
import { listGuesser, usageOfStats } from '../../shared/library/stat-guesser.ts'
import { amountText, statName } from '../../shared/library/stat-words.ts'
import { textsIn } from '../../shared/texts/texts.ts'
import { crystaEntry } from './library-entries.ts'
import { hitOf } from './name-groups.ts'
import type { ConditionOffer, SearchHit, UnderstoodPart } from './search-entry.ts'

type Tag = CommonTag | { readonly is: 'kind'; readonly kind: CrystaKind }

const TAG_WORDS: readonly (readonly [Tag, readonly string[]])[] = [
  ...CRYSTA_KINDS.map(
    (kind) =>
      [{ is: 'kind', kind }, [CRYSTA_KIND_NAMES[kind], ...CRYSTA_KIND_ALIASES[kind]]] as const,
  ),
  ...COMMON_TAG_WORDS,
]

/** What a typed text asks of the stats of things. Null: it asks for none. */
export interface ConditionAnswer {
  readonly parts: readonly UnderstoodPart[]
  readonly offers: readonly ConditionOffer[]
  /** Crystas that fit, best first. */
  readonly crystas: { readonly total: number; readonly hits: readonly SearchHit[] }
}

/** Reads stat conditions (`크뎀 10 이상 무기`) as the crysta list does, and says what fits them. */
export function createConditionSearch(
  crystas: readonly Crysta[],
): (text: string, most: number) => ConditionAnswer | null {
  const names = createSearchIndex(crystas, ({ name, aliases }) => ({ name, aliases }))
  const read = createTypedReader({
    stat: listGuesser(usageOfStats(crystas)),
    words: TAG_WORDS,
    names,
  })
  return (text, most) => {
    const typed = read(text)
    if (typedClauses(typed).length === 0) return null
    const asked = askedFor(typed)
    const named = typed.words === '' ? crystas : names.search(typed.words).map(({ item }) => item)
    const fitting = inOrder(
      named.filter((crysta) => fits(crysta, asked)),
      asked.conditions,
    )
    const parts = typed.parts.map((part, place) => ({
      label: part.kind === 'clause' ? clauseText(part.clause) : tagText(part.tag),
      rest: withoutPart(typed, place),
    }))
    return {
      parts,
      offers: offersOf(typed, asked, fitting.length),
      crystas: {
        total: fitting.length,
        hits: fitting.slice(0, most).map((crysta) => withAmount(crysta, asked.conditions)),
      },
    }
  }
}

interface Asked {
  readonly kinds: readonly CrystaKind[]
  readonly conditions: StatConditions
}

function askedFor(typed: TypedQuery<Tag>): Asked {
  const tags = typed.parts.flatMap((part) => (part.kind === 'tag' ? [part.tag] : []))
  const gear = tags.flatMap((tag) => (tag.is === 'worn' ? [[USUAL_SLOT[tag.gear], tag.gear]] : []))
  return {
    kinds: [...new Set(tags.flatMap((tag) => (tag.is === 'kind' ? [tag.kind] : [])))],
    conditions: {
      ...NO_CONDITIONS,
      clauses: typedClauses(typed),
      isPlain: tags.some((tag) => tag.is === 'plain'),
      worn: Object.fromEntries(gear),
    },
  }
}

function fits({ kind, stats }: Crysta, { kinds, conditions }: Asked): boolean {
  if (kinds.length > 0 && !kinds.includes(kind)) return false
  return meetsConditions(amountsOf(stats, conditions), conditions)
}

/** By the first stat asked for, as the list shows them. */
function inOrder(crystas: readonly Crysta[], conditions: StatConditions): readonly Crysta[] {
  const [first] = conditions.clauses
  if (first === undefined) return crystas
  const sign = first.operator === '<' || first.operator === '<=' ? 1 : -1
  const weighed = crystas.map((crysta) => ({
    crysta,
    amount: amountsOf(crysta.stats, conditions).get(first.stat) ?? 0,
  }))
  return weighed
    .toSorted((left, right) => sign * (left.amount - right.amount))
    .map(({ crysta }) => crysta)
}

/** A hit that tells the amounts asked for instead of its first stats. */
function withAmount(crysta: Crysta, conditions: StatConditions): SearchHit {
  const amounts = amountsOf(crysta.stats, conditions)
  const told = conditions.clauses.map(({ stat }) => {
    const amount = amountText({ stat, value: amounts.get(stat) ?? 0 })
    return `${statName(stat).replace(/%$/, '')} ${amount}`
  })
  return {
    ...hitOf(crystaEntry(crysta)),
    detail: [CRYSTA_KIND_NAMES[crysta.kind], ...told].join(' · '),
  }
}

function tagText(tag: Tag): string {
  if (tag.is === 'kind') return CRYSTA_KIND_NAMES[tag.kind]
  return tag.is === 'worn' ? GEAR_NAMES[tag.gear] : textsIn(conditionTexts).plain
}

function offersOf(
  typed: TypedQuery<Tag>,
  { kinds, conditions }: Asked,
  total: number,
): readonly ConditionOffer[] {
  const { clauses, isPlain, worn } = conditions
  const label = typed.parts
    .map((part) => (part.kind === 'clause' ? clauseText(part.clause) : tagText(part.tag)))
    .join(' · ')
  const asked = writeConditions({ clauses, isPlain, worn })
  const crystaHref = addressOf('/crysta/list', { q: typed.words, kind: kinds.join(','), ...asked })
  const offers: ConditionOffer[] = [{ kind: 'crysta', label, total, href: crystaHref }]
  // Kinds of crystas are no kinds of equipment.
  if (kinds.length > 0) return offers
  const equipmentHref = addressOf('/equipment', { q: typed.words, ...asked })
  return [...offers, { kind: 'equipment', label, total: null, href: equipmentHref }]
}

function addressOf(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return `${path}?${new URLSearchParams(entries)}`
}
