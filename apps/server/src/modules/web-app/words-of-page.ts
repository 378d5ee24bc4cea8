import type { ShortLink } from '@gyeol/contract'
import { drawableWords, type PictureWords } from '../share-picture/picture-words.ts'
import type { ThingPage } from '../thing/thing-page.service.ts'
import type { Post } from './post-page.ts'

/** What the picture of a thing says. */
export function thingWords({ name, listName, facts }: ThingPage): PictureWords {
  const lines = facts.map(({ term, values }) => ({ term, text: values.join(', ') }))
  return drawableWords({ label: listName, title: name, lines })
}

/** What the picture of something written says. */
export function postWords(listName: string, { name, lines }: Post): PictureWords {
  return drawableWords({
    label: listName,
    title: name,
    lines: lines.map((text) => ({ term: '', text })),
  })
}

/** What the picture of a short link says. */
export function linkWords({ title, summary }: ShortLink, planner: string): PictureWords {
  return drawableWords({
    label: planner,
    title: title === '' ? planner : title,
    lines: [{ term: '', text: summary }],
  })
}
