import { requestJson } from '../../shared/http/request.ts'
import { failureFacts } from '../../shared/http/http-failure.ts'
import {
  type Asked,
  askOrKept,
  type KeptOrFailure,
  VISITED_STORE,
} from '../../shared/http/kept-answers.ts'
import { hasShape, listOf, oneOf, textLike } from '../../shared/saved-data/shapes.ts'
import { LANGUAGE } from '../../shared/texts/language.ts'

/** The comics there are; each has a folder of its name under `public/comics`, with a file for each language. */
export const COMIC_TYPES = ['potential', 'initials'] as const

export type ComicType = (typeof COMIC_TYPES)[number]

export const MOODS = ['calm', 'happy', 'worried', 'surprised'] as const
export const FIGURES = ['player', 'smith', 'monster'] as const
export const THINGS = ['none', 'gem', 'crackedGem', 'sword', 'scale', 'phone'] as const

/** Who stands on one side of a panel. */
export type ComicFigure = {
  readonly who: (typeof FIGURES)[number]
  readonly mood: (typeof MOODS)[number]
}

/** One panel: what is said, who stands where, what lies between them, and all of it in words. */
export type ComicPanel = {
  readonly caption: string
  readonly lines: readonly { readonly by: 'left' | 'right'; readonly text: string }[]
  readonly left: ComicFigure
  readonly right: ComicFigure
  readonly thing: (typeof THINGS)[number]
  readonly alt: string
}

/** A comic as its file holds it. */
export type Comic = {
  readonly title: string
  readonly summary: string
  readonly panels: readonly ComicPanel[]
}

const isText = textLike(/^.{1,200}$/u)
const isFigure = hasShape<ComicFigure>({ who: oneOf(FIGURES), mood: oneOf(MOODS) })
const isPanel = hasShape<ComicPanel>({
  caption: isText,
  lines: listOf(
    hasShape<ComicPanel['lines'][number]>({ by: oneOf(['left', 'right']), text: isText }),
    { min: 1, max: 3 },
  ),
  left: isFigure,
  right: isFigure,
  thing: oneOf(THINGS),
  alt: isText,
})

/** Whether a file holds a comic of four panels. */
export const isComic = hasShape<Comic>({
  title: isText,
  summary: isText,
  panels: listOf(isPanel, { min: 4, max: 4 }),
})

export const isComicType = oneOf(COMIC_TYPES)

/** The comic of a type; without a connection the copy of an earlier visit. */
export async function readComic(type: ComicType): Promise<KeptOrFailure<Comic>> {
  const path = `/comics/${type}/${LANGUAGE}.json`
  const place = { store: VISITED_STORE, key: path, has: 'panels' }
  const read = await askOrKept<Comic>(place, () => askFor(path))
  if (read.data === undefined || isComic(read.data)) return read
  return { error: { toast: false, status: 200, statusText: 'not a comic', content: null } }
}

/** The files as the server's own code has them, which draws the page without a browser to fetch them. */
const SHIPPED = import.meta.env.SSR
  ? import.meta.glob<unknown>('../../../public/comics/*/*.json', { import: 'default' })
  : {}

async function askFor(path: string): Promise<Asked> {
  const shipped = SHIPPED[`../../../public${path}`]
  if (shipped) return { data: await shipped() }
  try {
    return { data: await requestJson({ path, background: true }) }
  } catch (error) {
    const facts = failureFacts(error)
    if (facts === null) throw error
    return { error: facts }
  }
}
