import { ENGLISH_PAGE_TITLES } from './page-titles.english.ts'
import { PAGE_PATHS, type Page, type PagePath, pageAt as pageInKorean } from './pages.ts'

export { MENU_GROUPS, PAGE_PATHS, REDIRECTS } from './pages.ts'

/** A page's row with its English title. */
export function pageAt(path: PagePath): Page {
  return { ...pageInKorean(path), title: ENGLISH_PAGE_TITLES[path] }
}

/** Every page by its path, with its English title. */
export const PAGES: Readonly<Record<PagePath, Page>> = Object.fromEntries(
  PAGE_PATHS.map((path) => [path, pageAt(path)]),
) as Record<PagePath, Page> // Object.fromEntries loses the literal keys
