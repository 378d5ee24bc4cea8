import { type Language, pathIn } from '@gyeol/contract'
import { pictureKey, type PictureWords } from './picture-words.ts'

/** A page's own preview picture, as its head names it. */
export type PagePicture = { readonly path: string; readonly alt: string }

/** The address of a picture has what it says in it: messengers keep old pictures for long. */
export function pagePicture(
  pagePath: string,
  words: PictureWords,
  language: Language,
): PagePicture {
  const { label, title } = words
  return {
    path: pathIn(language, `/og${pagePath}.png?v=${versionOf(words)}`),
    alt: `${title} · ${label}`,
  }
}

/** What stands behind `?v=` while the picture says this. */
export const versionOf = (words: PictureWords): string => pictureKey(words).slice(0, 12)
