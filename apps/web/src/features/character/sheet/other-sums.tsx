import type { Sheet, SheetStat } from '@gyeol/character'
import { figureTexts } from './figure.texts.ts'
import { sheetAmount } from './figure-words.ts'
import { PLAIN_STATS } from './plain-stats.ts'
import styles from './sheet.module.css'
import { sheetStatName } from './sheet-stat-name.ts'

/** The sums of everything that has no formula of its own. */
export function OtherSums({ sheet }: { readonly sheet: Sheet }) {
  const texts = figureTexts
  const sums = PLAIN_STATS.flatMap((stat): { stat: SheetStat; value: number }[] => {
    const value = sheet.sum(stat)
    return value === 0 ? [] : [{ stat, value }]
  })
  return (
    <section aria-label={texts.sums}>
      <h3 className={styles.group}>{texts.sums}</h3>
      <p className={styles.evidence}>{sums.length === 0 ? texts.noSums : texts.sumsLine}</p>
      <dl className={styles.parts}>
        {sums.map(({ stat, value }) => (
          <div key={stat} className={styles.part}>
            <dt>{sheetStatName(stat, texts)}</dt>
            <dd translate="no" className={value < 0 ? 'negative' : 'positive'}>
              {sheetAmount({ stat, value })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
