import { OTHER_WORDS } from './kind-other-words.ts'
import { type Intent, QUESTION_WORDS } from './question-words.ts'
import { type HitGroup, SEARCH_KINDS, type SearchKind } from './search-entry.ts'
import { searchTexts } from '../search.texts.ts'

/** What a text finds by name. */
export type NamedHits = {
  readonly groups: readonly HitGroup[]
  /** All words of the text are of the names. */
  readonly isWhole: boolean
  /** Whose hits were asked for by a word beside the name (레지, 보스). */
  readonly kind?: SearchKind | undefined
  /** What was asked of the thing. */
  readonly intent?: Intent | undefined
  /** The name without the words that ask. */
  readonly name?: string
}

const NONE: NamedHits = { groups: [], isWhole: false }
const INTENTS = ['where', 'price', 'weak', 'next', 'recipe', 'about'] as const

/**
 * Finds what a text names between other words: a kind beside the name (하드 히트 스킬, 강타레지) says
 * whose hits come first, and words that ask (어디서, 시세, 추천) say for what.
 */
export function findAsked(text: string, find: (name: string) => readonly HitGroup[]): NamedHits {
  const asked = takeApart(text)
  if (asked.name === '' || asked.name === text.trim()) return NONE
  return { ...asked, groups: firstOfKind(find(asked.name), kindFirst(asked)), isWhole: false }
}

type Apart = {
  readonly name: string
  readonly kind: SearchKind | undefined
  readonly intent: Intent | undefined
}

/** Whether every word only asks (어디, 다음), for one of `intents`: none of them is a name to go by. */
export function onlyAsks(text: string, intents: readonly Intent[] = INTENTS): boolean {
  return text
    .split(/\s+/)
    .every(
      (word) =>
        intents.some((one) => QUESTION_WORDS[one].test(word)) &&
        !SEARCH_KINDS.some((one) => isWordOf(one, word)),
    )
}

/** The words of a text that ask for something, and the name between them. */
function takeApart(text: string): Apart {
  let kind: SearchKind | undefined
  let intent: Intent | undefined
  const words: string[] = []
  for (const word of text
    .trim()
    .replace(/[?!.]+$/, '')
    .split(/\s+/)) {
    const asks = INTENTS.find((one) => QUESTION_WORDS[one].test(word))
    const named = asks === 'price' ? undefined : SEARCH_KINDS.find((one) => isWordOf(one, word))
    if (named !== undefined) kind ??= named
    else if (asks === undefined) words.push(word)
    const isFirst = intent === undefined || intent === 'about' || asks === 'price'
    if (asks !== undefined && named === undefined && isFirst) intent = asks
  }
  const last = words.at(-1)
  const glued = kind === undefined && last !== undefined ? gluedKind(last) : undefined
  if (glued !== undefined) {
    words[words.length - 1] = glued.name
    kind = glued.kind
  }
  return { name: words.join(' '), kind, intent }
}

/** 강타레지: a name and its kind in one word. */
function gluedKind(word: string): { readonly name: string; readonly kind: SearchKind } | undefined {
  for (const kind of SEARCH_KINDS) {
    for (const noun of [searchTexts.kind[kind], ...(OTHER_WORDS[kind] ?? [])]) {
      const name = word.slice(0, -noun.length)
      if (noun.length > 1 && name.length > 1 && word.endsWith(noun)) return { name, kind }
    }
  }
  return undefined
}

/** Whose hits answer a question best. */
const FIRST_OF: Readonly<Partial<Record<Intent, SearchKind>>> = {
  weak: 'boss',
  next: 'crysta',
  recipe: 'equipment',
}

function kindFirst({ kind, intent }: Apart): SearchKind | undefined {
  return kind ?? (intent === undefined ? undefined : FIRST_OF[intent])
}

function firstOfKind(
  groups: readonly HitGroup[],
  kind: SearchKind | undefined,
): readonly HitGroup[] {
  const isFirst = (group: HitGroup) => group.kind === kind
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))]
}

function isWordOf(kind: SearchKind, word: string): boolean {
  const given = word.toLowerCase()
  return given === searchTexts.kind[kind].toLowerCase() || !!OTHER_WORDS[kind]?.includes(given)
}
