import { pageAt } from '@gyeol/contract'
import { isComicType, readComic } from '../features/comics/comic.ts'
import { ComicScreen, type DrawnComic, loadComic } from '../features/comics/comic-screen.tsx'
import { comicsTexts } from '../features/comics/comics.texts.ts'
import { PRODUCT_NAME } from '../shared/product.ts'
import type { PageRoute } from './page-route.ts'

export const Component = ComicScreen

export const clientLoader = loadComic

export const loader: PageRoute['loader'] = async ({ params: { type }, give }) => {
  if (!isComicType(type)) return
  const { data } = await readComic(type)
  if (data !== undefined) give({ type, comic: data } satisfies DrawnComic)
}

export const head: PageRoute['head'] = ({ params: { type } }) => {
  if (!isComicType(type)) return { status: 404 }
  const { title, summary } = comicsTexts.comics[type]
  return {
    title: `${title} | ${PRODUCT_NAME}`,
    description: summary,
    trail: [
      { name: pageAt('/comics').title, path: '/comics' },
      { name: title, path: `/comics/${type}` },
    ],
  }
}
