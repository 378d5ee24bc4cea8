import { SOURCES_PART, thingPath } from '@gyeol/catalogue'
import { THING_CODES } from '@gyeol/contract'
import { searchTexts } from '../search.texts.ts'
import type { Intent } from './question-words.ts'
import type { HitGroup, SearchHit, SearchKind } from './search-entry.ts'

const THINGS: ReadonlySet<SearchKind> = new Set(THING_CODES)

/** What a thing was asked about: its hits lead to that part of its page, and say so first. */
export function withParts(groups: readonly HitGroup[], intent: Intent): readonly HitGroup[] {
  if (intent !== 'where' && intent !== 'about') return groups
  return groups.map((group) =>
    THINGS.has(group.kind)
      ? { ...group, hits: group.hits.map((hit) => partOf(hit, intent)) }
      : group,
  )
}

function partOf(hit: SearchHit, intent: 'where' | 'about'): SearchHit {
  const texts = searchTexts
  // A key is the kind and the id; an ability is had from nowhere.
  const [kind = '', id = ''] = hit.key.split('/')
  const hasSources = intent === 'where' && hit.kind !== 'ability'
  const words = hasSources ? (hit.kind === 'boss' ? texts.toPlace : texts.toSources) : texts.toPage
  return {
    ...hit,
    href: `${thingPath(kind, encodeURIComponent(id))}${hasSources ? `#${SOURCES_PART}` : ''}`,
    detail: [words, hit.detail].filter(Boolean).join(' · '),
  }
}
