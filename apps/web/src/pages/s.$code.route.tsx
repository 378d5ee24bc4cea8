import { pageAt, shortLinkCodeIn, type ShortLink } from '@gyeol/contract'
import { ShortLinkScreen } from '../features/short-link/short-link-screen.tsx'
import { shortLinkTexts } from '../features/short-link/short-link.texts.ts'
import { PRODUCT_NAME } from '../shared/product.ts'
import type { PageRoute } from './page-route.ts'

export const Component = ShortLinkScreen

/** Null: nothing is there, or nothing can be. */
export const loader: PageRoute<ShortLink | null>['loader'] = async ({ params, fetch, give }) => {
  const code = shortLinkCodeIn(params['code'] ?? '')
  const link = code && (await fetch<ShortLink>(`/api/short-link/${code}`))
  give(link || 'gone')
  return link || null
}

export const head: PageRoute<ShortLink | null>['head'] = ({ params, loaded: link }) => {
  const { code: written = '' } = params
  const code = shortLinkCodeIn(written)
  if (code === null) return { status: 404, title: `${shortLinkTexts.none} | ${PRODUCT_NAME}` }
  if (code !== written) return { location: `/s/${code}` }
  if (link === null) return { status: 404, title: `${shortLinkTexts.gone} | ${PRODUCT_NAME}` }
  const { path, title, summary } = link
  const planner = pageAt(path).title
  return {
    title: `${title === '' ? planner : `${title} · ${planner}`} | ${PRODUCT_NAME}`,
    ...(summary === '' ? {} : { description: summary }),
    picture: { label: planner, title: title || planner, lines: [{ term: '', text: summary }] },
  }
}
