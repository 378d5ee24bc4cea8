import { SHORT_LINK_CODE } from '@gyeol/contract'
import { defineSaved } from '../saved-data/saved-data.ts'
import { hasShape, listOf, numberFrom, orNull, textLike } from '../saved-data/shapes.ts'

/** A short link made in this browser. `removalKey`: what a maker without an account removes it with. */
export type OwnShortLink = {
  readonly code: string
  readonly title: string
  readonly removalKey: string | null
  readonly at: number
}

const MOST_KEPT = 60

const isLink = hasShape<OwnShortLink>({
  code: textLike(SHORT_LINK_CODE),
  title: textLike(/^.{0,60}$/u),
  removalKey: orNull(textLike(/^.{1,64}$/)),
  at: numberFrom(0, Number.MAX_SAFE_INTEGER),
})
const isList = listOf(isLink, { min: 0, max: MOST_KEPT })

/** Short links made in this browser, the newest first. */
export const shortLinksSaved = defineSaved<readonly OwnShortLink[]>({
  key: 'short-links',
  version: 1,
  initial: () => [],
  schema: (value) => (isList(value) ? value : null),
})

/** Puts a link in front of the others; the oldest of too many is forgotten, not removed. */
export function keepShortLink(link: OwnShortLink): void {
  const others = shortLinksSaved.load().filter(({ code }) => code !== link.code)
  shortLinksSaved.save([link, ...others].slice(0, MOST_KEPT))
}

/** Forgets a link that is gone. */
export function forgetShortLink(gone: string): void {
  shortLinksSaved.save(shortLinksSaved.load().filter(({ code }) => code !== gone))
}
