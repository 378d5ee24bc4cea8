import { DAY_MS } from '@gyeol/korean'
import type { PriceWatch } from '@gyeol/contract'
import { Link } from 'react-router'
import { BellIcon, CloseIcon, TrendIcon } from '../../shared/icons/icons.ts'
import { nameOfLine } from '../../shared/prices/item/line-name.ts'
import {
  useCreatePriceWatchMutation,
  useDeletePriceWatchMutation,
} from '../../shared/prices/price-writing.api.ts'
import { ageWords, provenanceWords, spinaWords } from '../../shared/prices/words/price-words.ts'
import { Spina } from '../../shared/prices/words/spina.tsx'
import { classNames } from '../../shared/theme/class-names.ts'
import { showActionToast, showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import styles from './watch-card.module.css'
import { distanceToLine, watchTrack } from './watch-track.ts'
import { watchTexts } from './watch.texts.ts'

type WatchRowProps = {
  readonly watch: PriceWatch
  readonly today: string
  readonly onShow: (itemId: string) => void
}

const IN_TENTHS = 10

/** One watched line, how far the price is from it, and when it will be told. */
export function WatchRow({ watch, today, onShow }: WatchRowProps) {
  const texts = watchTexts
  const name = nameOfLine(watch)
  const remove = useRemoval(watch, name)
  const { itemId, direction, amount, now, series } = watch
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Link to={`/current-price/${itemId}`} className={styles.name}>
          {name}
        </Link>
        {series === 'ask' && <Tag>{texts.ask}</Tag>}
        <span className={styles.line} title={texts.lineWords[direction](spinaWords(amount))}>
          {texts.line[direction](spinaWords(amount))}
        </span>
      </div>
      <Track watch={watch} />
      {now !== null && (
        <span className={styles.now}>
          <Spina value={now.median} />
          <small> · {provenanceWords(now, { today })}</small>
        </span>
      )}
      <State watch={watch} today={today} />
      <div className={styles.foot}>
        <Distance watch={watch} />
        <Button
          size="small"
          variant="ghost"
          icon={<TrendIcon />}
          aria-label={texts.show(name)}
          onClick={() => onShow(itemId)}
        />
        <Button
          size="small"
          variant="ghost"
          icon={<CloseIcon />}
          aria-label={texts.remove(name)}
          onClick={() => void remove()}
        />
      </div>
    </li>
  )
}

function Track({ watch }: { readonly watch: PriceWatch }) {
  const track = watchTrack(watch)
  if (track === null) return null
  const percent = (part: number) => `${part * 100}%`
  return (
    <svg className={classNames(styles.track, watch.isResting && styles.resting)} aria-hidden="true">
      <line className={styles.rail} x1="0" x2="100%" y1="10" y2="10" />
      <line
        className={styles.way}
        x1={percent(Math.min(track.line, track.now))}
        x2={percent(Math.max(track.line, track.now))}
        y1="10"
        y2="10"
      />
      <line
        className={styles.bar}
        x1={percent(track.line)}
        x2={percent(track.line)}
        y1="2"
        y2="18"
      />
      <svg x={percent(track.now)} y="10" overflow="visible">
        <path className={styles.rhombus} d="M0 -7l7 7l-7 7l-7 -7z" />
      </svg>
    </svg>
  )
}

function Distance({ watch }: { readonly watch: PriceWatch }) {
  const texts = watchTexts
  const distance = distanceToLine(watch)
  if (distance === null) return null
  if (watch.isBeyond)
    return (
      <span className={styles.beyond}>
        <BellIcon aria-hidden="true" /> {texts.beyond}
      </span>
    )
  return <span className={styles.left}>{texts.left((distance / IN_TENTHS).toFixed(1))}</span>
}

/** What was told and did not last (AL6), why nothing is told, or when it will be again. */
function State({ watch, today }: Pick<WatchRowProps, 'watch' | 'today'>) {
  const texts = watchTexts
  const { now, isResting, isArmed, lastDay, lastValue, rearmAt, direction, fellBackAt } = watch
  if (fellBackAt !== null && lastDay !== null && lastValue !== null && isRecent(lastDay, today))
    return <HintStrip>{texts.fellBack(ageWords(lastDay, today), spinaWords(lastValue))}</HintStrip>
  if (now === null) return <HintStrip>{texts.noPrice}</HintStrip>
  if (isResting) return <HintStrip>{texts.resting}</HintStrip>
  if (isArmed) return null
  const amount = spinaWords(rearmAt)
  return (
    <p className={styles.state}>
      {lastDay === null
        ? texts.waiting(amount, direction)
        : texts.told(ageWords(lastDay, today), amount, direction)}
    </p>
  )
}

/** An alert is taken back on its day and the next (AL6); later it is old news. */
function isRecent(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) <= DAY_MS
}

/** Takes a watch away and offers to set the very same again. */
function useRemoval(watch: PriceWatch, name: string): () => Promise<void> {
  const texts = watchTexts
  const [remove] = useDeletePriceWatchMutation()
  const [create] = useCreatePriceWatchMutation()
  const { id, itemId, series, direction, amount } = watch
  const restore = async () => {
    const answer = await create({ body: { itemId, series, direction, amount } })
    if (answer.error === undefined) showToast(texts.restored, { kind: 'success' })
    else showErrorToast(texts.notRestored)
  }
  return async () => {
    const answer = await remove({ params: { id } })
    if (answer.error !== undefined) return
    showActionToast(texts.removed(name), { label: texts.undo, run: () => void restore() })
  }
}
