import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@gyeol/contract'
import { compareWords } from '@gyeol/korean'
import type { CommonContent, Item } from './catalogue-entity.ts'

/** By the items of one state of a list, which are never changed: sorting thousands of names takes long. */
const sorted = new WeakMap<readonly unknown[], Map<Language, readonly unknown[]>>()

/** What a thing is called: the English name only where it is wanted and known. */
export function shownName(
  { name, nameEn }: { readonly name: string; readonly nameEn?: string | null },
  language: Language,
): string {
  return language === 'english' ? (nameEn ?? name) : name
}

/** The items of a list that comes in the order of its names, in the order of the names a reader sees. */
export function inShownOrder<Content extends CommonContent>(
  items: readonly Item<Content>[],
  language: Language,
): readonly Item<Content>[] {
  if (language === DEFAULT_LANGUAGE) return items
  const known = sorted.get(items) ?? new Map<Language, readonly unknown[]>()
  sorted.set(items, known)
  const { tag } = LANGUAGES[language]
  // Only what was sorted out of these very items is kept under them.
  const found = known.get(language) as readonly Item<Content>[] | undefined
  if (found) return found
  const nameOf = ({ content }: Item<Content>) => shownName(content, language)
  const fresh = items.toSorted((left, right) => compareWords(nameOf(left), nameOf(right), tag))
  known.set(language, fresh)
  return fresh
}
