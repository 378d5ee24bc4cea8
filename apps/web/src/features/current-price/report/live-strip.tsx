import { PriceRuler } from '../../../shared/chart/ruler/price-ruler.tsx'
import { CheckIcon, NoteIcon } from '../../../shared/icons/icons.ts'
import {
  koreanToday,
  provenanceWords,
  spinaWords,
  unitWords,
} from '../../../shared/prices/words/price-words.ts'
import { Spina } from '../../../shared/prices/words/spina.tsx'
import { comparedWith, placeOf } from './report-values.ts'
import styles from './report.module.css'
import { reportTexts } from './report.texts.ts'
import type { ReportFormState } from './use-report-form.ts'

/** What the typed amount comes to, and where it stands among what others said. */
export function LiveStrip({ state }: { state: ReportFormState }) {
  const texts = reportTexts
  const { unit, prices, values } = state
  const estimate = prices === null ? null : comparedWith(prices, values.basis)
  const value = typeof unit === 'number' ? unit : null
  const place = value === null || estimate === null ? null : placeOf(value, estimate)
  return (
    <div className={styles.live}>
      <p className={styles.unit}>
        {unitWords(prices?.item.unitQuantity ?? 1)}{' '}
        <b>{value === null ? '–' : <Spina value={value} />}</b>
      </p>
      {unit === 'refused' && <p className={styles.refused}>{texts.unitRefused}</p>}
      {estimate === null || estimate.median === null ? (
        <p className={styles.now}>{texts.noPriceYet}</p>
      ) : (
        <>
          <p className={styles.now}>
            {texts.nowPrice(
              spinaWords(estimate.median),
              provenanceWords(estimate, { today: koreanToday() }),
            )}
          </p>
          {estimate.min !== null && estimate.max !== null && (
            <PriceRuler
              min={estimate.min}
              max={estimate.max}
              q1={estimate.q1}
              q3={estimate.q3}
              median={estimate.median}
              own={value}
            />
          )}
        </>
      )}
      <p className={styles.place} role="status">
        {place !== null && (
          <>
            {place === 'inside' ? (
              <CheckIcon aria-hidden="true" />
            ) : (
              <NoteIcon aria-hidden="true" />
            )}
            {texts.places[place]}
          </>
        )}
      </p>
    </div>
  )
}
