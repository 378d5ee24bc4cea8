import { pageAt } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { withDataCache } from '../app/data-cache.tsx'
import { itemTexts } from '../features/current-price/item/item.texts.ts'
import { PriceItemScreen } from '../features/current-price/item/price-item-screen.tsx'
import { pricePaths } from '../features/current-price/price-paths.ts'
import { nameOfItem } from '../shared/prices/item/item-names.ts'
import { readCurrentPrice } from '../shared/prices/price.api.ts'
import { kindNameWords } from '../shared/prices/words/kind-name.ts'
import { spinaWords } from '../shared/prices/words/price-words.ts'
import { PRODUCT_NAME } from '../shared/product.ts'
import { shortDescription } from './descriptions.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(PriceItemScreen)

export const searchParams = ['report']

export const loader: PageRoute['loader'] = ({ params: { id = '' }, ask }) =>
  ask(readCurrentPrice.initiate({ params: { id } }))

export const head: PageRoute['head'] = ({ params: { id = '' }, read }) => {
  const data = read(readCurrentPrice.select({ params: { id } }))
  // A proposed item is there for its author alone.
  if (data === undefined) return { status: 404, isForBrowser: true }
  const { item, deal, ask, reportTotal } = data
  const path = pricePaths.item(item.id)
  if (item.id !== id) return { location: path }
  const texts = itemTexts
  const prices = [
    ...(deal.median === null ? [] : [`${texts.headline.deal} ${spinaWords(deal.median)}`]),
    ...(ask.median === null ? [] : [`${texts.headline.ask} ${spinaWords(ask.median)}`]),
  ]
  const facts = [
    nameOfItem(item),
    kindNameWords(item.kindName),
    ...(prices.length === 0 ? [texts.noPrice] : prices),
    `${texts.counts.reports} ${formatNumber(reportTotal)}`,
  ]
  const title = `${nameOfItem(item)} ${texts.titleWord}`
  return {
    title: `${title} · ${PRODUCT_NAME}`,
    description: shortDescription(facts.join(' · ')),
    trail: [
      { name: pageAt('/current-price').title, path: '/current-price' },
      { name: title, path },
    ],
  }
}
