import type { CurrentPrice, PriceEstimateView } from '@gyeol/contract'
import type { PriceSeries } from '@gyeol/terms'
import type { ReactNode } from 'react'
import { PriceRuler } from '../../../shared/chart/ruler/price-ruler.tsx'
import {
  NoteIcon,
  OfflineIcon,
  PeopleIcon,
  PlusIcon,
  RecentIcon,
} from '../../../shared/icons/icons.ts'
import { priceTexts } from '../../../shared/prices/prices.texts.ts'
import { copySpina } from '../../../shared/prices/words/copy-spina.ts'
import { PriceChange } from '../../../shared/prices/words/price-change.tsx'
import { provenanceWords, spinaWords } from '../../../shared/prices/words/price-words.ts'
import { Spina } from '../../../shared/prices/words/spina.tsx'
import { TrustMark } from '../../../shared/prices/words/trust-mark.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './headline.module.css'
import {
  doubtWords,
  noPriceWords,
  shortDay,
  shownSeries,
  voiceRange,
  weekDay,
} from './item-words.ts'
import { itemTexts } from './item.texts.ts'

type HeadlineCardProps = {
  readonly prices: CurrentPrice
  readonly today: string
  /** The day of the copy it is read from; null for a copy of an unknown day. */
  readonly copyOf: string | null | undefined
  /** Opens the explanation; undefined where it stands open beside. */
  readonly onWhy: (() => void) | undefined
}

/** One price with everything that speaks for and against it; as high without one. */
export function HeadlineCard({ prices, today, copyOf, onWhy }: HeadlineCardProps) {
  const texts = itemTexts
  const series = shownSeries(prices)
  const estimate = prices[series]
  return (
    <Card as="section" padding="large" aria-labelledby="headline" onCopy={copySpina}>
      <div className={styles.head}>
        <h2 id="headline" className={styles.title}>
          {texts.headline[prices.headline === 'ask' ? 'ask' : 'deal']}
        </h2>
        <Trust estimate={estimate} onWhy={onWhy} />
      </div>
      {estimate.median === null ? (
        <NoPrice prices={prices} estimate={estimate} />
      ) : (
        <Price prices={prices} series={series} today={today} copyOf={copyOf} />
      )}
      {copyOf !== undefined && (
        <Strip icon={<OfflineIcon />}>
          {copyOf === null ? texts.offlineUnknown : texts.offline(copyOf)}
        </Strip>
      )}
    </Card>
  )
}

function Trust({
  estimate,
  onWhy,
}: {
  estimate: PriceEstimateView
  onWhy: (() => void) | undefined
}) {
  const texts = itemTexts
  const words = priceTexts
  if (onWhy === undefined) return <TrustMark level={estimate.level} />
  return (
    <button
      type="button"
      className={styles.why}
      aria-label={texts.whyOf(words.levels[estimate.level])}
      onClick={onWhy}
    >
      <TrustMark level={estimate.level} />
      <NoteIcon aria-hidden="true" />
    </button>
  )
}

type PriceProps = Pick<HeadlineCardProps, 'prices' | 'today' | 'copyOf'> & {
  readonly series: PriceSeries
}

function Price({ prices, series, today, copyOf }: PriceProps) {
  const texts = itemTexts
  const estimate = prices[series]
  const other = prices[series === 'deal' ? 'ask' : 'deal']
  const { median, q1, q3, hint, earlier, since } = estimate
  const range = voiceRange(estimate)
  const isAsk = series === 'ask'
  if (median === null) return null
  return (
    <>
      <p className={styles.values}>
        <Spina
          value={median}
          className={classNames(styles.value, estimate.level === 'low' && styles.unsure)}
        />
        {estimate.change7 !== null && (
          <span className={styles.change}>
            <PriceChange change={estimate.change7} /> {texts.since7}
          </span>
        )}
      </p>
      <p className={styles.basis}>
        {provenanceWords(estimate, { today, asOf: copyOf ?? undefined })}
      </p>
      {isAsk && <p className={styles.because}>{texts.askBecause}</p>}
      {doubtWords(estimate, today).map((words) => (
        <p key={words} className={styles.because}>
          {words}
        </p>
      ))}
      {estimate.windowDays > 7 && <p className={styles.because}>{texts.wide}</p>}
      {hint !== null && (
        <Strip icon={<PeopleIcon />} tone="brass">
          {texts.hint(hint.members, spinaWords(hint.median))}
        </Strip>
      )}
      {earlier !== null && since !== null && (
        <Strip icon={<RecentIcon />}>
          {texts.moved(shortDay(since), spinaWords(earlier.median), earlier.members)}
        </Strip>
      )}
      {range !== null && (
        <div className={styles.ruler}>
          <PriceRuler
            {...range}
            q1={q1}
            q3={q3}
            median={median}
            voices={estimate.voices}
            ask={isAsk ? null : other.median}
          />
        </div>
      )}
      <DefinitionList>
        {q1 !== null && q3 !== null && (
          <DefinitionRow term={texts.half}>
            <Spina className={styles.whole} value={q1} /> –{' '}
            <Spina className={styles.whole} value={q3} />
          </DefinitionRow>
        )}
        {other.median !== null && (
          <DefinitionRow
            term={texts.otherSeries[isAsk ? 'deal' : 'ask']}
            leading={isAsk ? undefined : <span className={styles.askSign} aria-hidden="true" />}
          >
            <Spina value={other.median} />
            <small className={styles.otherBasis}>{provenanceWords(other, { today })}</small>
          </DefinitionRow>
        )}
      </DefinitionList>
    </>
  )
}

const SINGLES_SHOWN = 3

function NoPrice({ prices, estimate }: { prices: CurrentPrice; estimate: PriceEstimateView }) {
  const texts = itemTexts
  const words = priceTexts
  const isScattered = estimate.reason === 'SCATTERED'
  const range = voiceRange(estimate)
  const singles = isScattered
    ? []
    : prices.reports.filter(({ use }) => use === 'single').slice(0, SINGLES_SHOWN)
  return (
    <>
      <p className={classNames(styles.value, styles.none)}>{texts.noPrice}</p>
      <p className={styles.basis}>{noPriceWords(estimate)}</p>
      {isScattered && range !== null && (
        <div className={styles.ruler}>
          <PriceRuler {...range} voices={estimate.voices} />
        </div>
      )}
      {singles.length > 0 && (
        <ul className={styles.singles}>
          {singles.map(({ id, unit, basis, day }) => (
            <li key={id}>
              <span>
                <b>
                  <Spina value={unit} />
                </b>{' '}
                {words.bases[basis]}
              </span>
              <span className={styles.day}>{weekDay(day)}</span>
            </li>
          ))}
        </ul>
      )}
      {!isScattered && !prices.item.isSample && (
        <LinkButton
          block
          className={styles.report}
          icon={<PlusIcon />}
          to={pricePaths.report(prices.item.id)}
        >
          {texts.report}
        </LinkButton>
      )}
    </>
  )
}

type StripProps = {
  readonly icon: ReactNode
  readonly tone?: 'brass' | 'plain'
  readonly children: ReactNode
}

function Strip({ icon, tone = 'plain', children }: StripProps) {
  return (
    <p className={classNames(styles.strip, styles[tone])}>
      {icon}
      <span>{children}</span>
    </p>
  )
}
