import {
  ENGLISH_PAGE_TITLES,
  ENGLISH_PRODUCT_NAME,
  type Language,
  type Page,
  pageAt,
  type PagePath,
  PRODUCT_NAME,
} from '@gyeol/contract'

/** A page with its address and what search results and link previews say of it. */
export type DescribedPage = Pick<Page, 'title' | 'canonical' | 'isPrivate'> & {
  readonly path: string
  readonly description: string
  /** The whole title where it names more than the page. */
  readonly fullTitle?: string
}

/** What each language says of a page that nobody has drawn. */
const WORDS: Readonly<
  Record<
    Language,
    {
      readonly titleOf: (path: PagePath) => string
      readonly plain: (title: string) => string
    }
  >
> = {
  korea: {
    titleOf: (path) => pageAt(path).title,
    plain: (title) => `${PRODUCT_NAME}의 ${title} 화면이에요. 열면 바로 볼 수 있어요.`,
  },
  english: {
    titleOf: (path) => ENGLISH_PAGE_TITLES[path],
    plain: (title) => `${title}: a page of ${ENGLISH_PRODUCT_NAME}.`,
  },
}

/** The page at a path, in the words of a language. */
export function describedPage(path: PagePath, language: Language): DescribedPage {
  const { titleOf, plain } = WORDS[language]
  const title = titleOf(path)
  return { ...pageAt(path), path, title, description: plain(title) }
}
