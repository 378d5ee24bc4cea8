import type { CurrentPrice } from '@gyeol/contract'
import type { PriceSeries } from '@gyeol/terms'
import { useState } from 'react'
import head from '../../../shared/image-export/picture-head.module.css'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { priceTexts } from '../../../shared/prices/prices.texts.ts'
import { fullSpina, provenanceWords, spinaWords } from '../../../shared/prices/words/price-words.ts'
import { PictureDialog } from '../../../shared/share/picture-dialog.tsx'
import { ShareDialog } from '../../../shared/share/share-dialog.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'

type ItemShareProps = {
  readonly prices: CurrentPrice
  readonly series: PriceSeries
  readonly today: string
  readonly onClose: () => void
}

/** Hands a price on: never without what it rests on and how far it can be trusted. */
export function ItemShare({ prices, series, today, onClose }: ItemShareProps) {
  const texts = itemTexts
  const words = priceTexts
  const [isPicture, setPicture] = useState(false)
  const name = nameOfItem(prices.item)
  const estimate = prices[series]
  const lines =
    estimate.median === null
      ? [texts.noPrice]
      : [
          `${texts.headline[series]} ${spinaWords(estimate.median)} (${fullSpina(estimate.median)})`,
          // A picture and a text stay: they name the day instead of an age.
          `${provenanceWords(estimate, { today, asOf: today })} · ${words.levels[estimate.level]}`,
        ]
  if (isPicture) {
    return (
      <PictureDialog name={name} onClose={onClose}>
        <div className={head.head}>
          <div>{name}</div>
        </div>
        <div className={styles.pictureLines}>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </PictureDialog>
    )
  }
  return (
    <ShareDialog
      name={name}
      link={new URL(pricePaths.item(prices.item.id), location.href).href}
      text={[name, ...lines].join('\n')}
      onImage={() => setPicture(true)}
      onClose={onClose}
    />
  )
}
