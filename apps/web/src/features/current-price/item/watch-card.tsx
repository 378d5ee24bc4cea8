import type { CurrentPrice, PriceWatch } from '@gyeol/contract'
import { isBeyondLine, isConfident, type WatchLine } from '@gyeol/prices'
import { type PriceSeries, WATCH_DIRECTIONS, type WatchDirection } from '@gyeol/terms'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { type FormEvent, useState } from 'react'
import { BellIcon, CloseIcon } from '../../../shared/icons/icons.ts'
import { createIdempotencyKeys } from '../../../shared/forms/idempotency.ts'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { beginFormCall } from '../../../shared/http/http-effects.ts'
import { AmountField } from '../../../shared/prices/amount/amount-field.tsx'
import {
  useCreatePriceWatchMutation,
  useDeletePriceWatchMutation,
} from '../../../shared/prices/price-writing.api.ts'
import { useListPriceWatchesQuery } from '../../../shared/prices/price.api.ts'
import { priceTexts } from '../../../shared/prices/prices.texts.ts'
import { spinaWords } from '../../../shared/prices/words/price-words.ts'
import { loginPath } from '../../../shared/router/safe-path.ts'
import { permits } from '../../../shared/session/role.ts'
import { useIsVisitor, useSession } from '../../../shared/session/session-store.ts'
import { showActionToast } from '../../../shared/toast/toast.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { Button, IconButton, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'

type WatchCardProps = { readonly prices: CurrentPrice; readonly series: PriceSeries }

/** 지켜보기: a line on one series; the bell rings when a confident price reaches it (AL1–AL5). */
export function WatchCard({ prices, series }: WatchCardProps) {
  const texts = itemTexts
  const words = priceTexts
  const canWatch = permits(useSession().roles, 'price-watch.self')
  const isVisitor = useIsVisitor()
  const { id } = prices.item
  const { data } = useListPriceWatchesQuery(canWatch ? undefined : skipToken)
  const own = data?.items.filter(({ itemId }) => itemId === id) ?? []
  return (
    <Card as="section" padding="medium" aria-labelledby="watch" id="watching">
      <h2 id="watch" className={styles.cardTitle} tabIndex={-1}>
        {texts.watchTitle}
      </h2>
      <p className={styles.quiet}>{texts.watchLine(words.series[series])}</p>
      {own.length > 0 && (
        <ul className={styles.watches}>
          {own.map((watch) => (
            <OwnWatch key={watch.id} watch={watch} />
          ))}
        </ul>
      )}
      {canWatch && <WatchForm itemId={id} series={series} price={prices[series]} />}
      {!canWatch && (
        // It keeps its place until it is known whether it is for the viewer.
        <LinkButton
          block
          icon={<BellIcon />}
          className={classNames(!isVisitor && styles.waits)}
          to={loginPath(`${pricePaths.item(id)}?watch=1`)}
        >
          {texts.watchLogin}
        </LinkButton>
      )}
    </Card>
  )
}

function OwnWatch({ watch }: { watch: PriceWatch }) {
  const texts = itemTexts
  const words = priceTexts
  const [remove] = useDeletePriceWatchMutation()
  const [create] = useCreatePriceWatchMutation()
  const { id, itemId, series, direction, amount, isResting, now } = watch
  const state = now === null ? texts.watchWaiting : isResting ? texts.watchResting : null
  const line = texts.watching(spinaWords(amount), texts.directions[direction])
  const stop = () =>
    remove({ params: { id } })
      .unwrap()
      .then(() =>
        showActionToast(texts.stopped, {
          label: texts.undo,
          run: () =>
            void create({ body: { itemId, series, direction, amount } })
              .unwrap()
              .catch(() => undefined),
        }),
      )
      .catch(() => undefined)
  return (
    <li>
      <span>
        <b>{line}</b>
        <small>
          {words.series[series]}
          {state !== null && ` · ${state}`}
        </small>
      </span>
      <IconButton
        size="small"
        label={texts.stopWatchOf(line)}
        icon={<CloseIcon />}
        onClick={() => void stop()}
      />
    </li>
  )
}

type WatchFormProps = {
  readonly itemId: string
  readonly series: PriceSeries
  readonly price: CurrentPrice['deal']
}

function WatchForm({ itemId, series, price }: WatchFormProps) {
  const texts = itemTexts
  const [create, { isLoading }] = useCreatePriceWatchMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const [direction, setDirection] = useState<WatchDirection>('below')
  const [typed, setTyped] = useState<number | null>()
  const [said, setSaid] = useState<{ readonly words: string; readonly isRefused: boolean } | null>(
    null,
  )
  const [agreed, setAgreed] = useState<WatchLine | null>(null)
  const { median, level } = price
  const amount = typed === undefined ? median : typed
  const isSendable = amount !== null && !Number.isNaN(amount)
  const isCrossed = isSendable && median !== null && isBeyondLine({ direction, amount }, median)
  const isAgreed = agreed?.direction === direction && agreed.amount === amount
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSendable) return setSaid({ words: texts.watchAny, isRefused: true })
    if (isCrossed && !isAgreed) {
      setAgreed({ direction, amount })
      return setSaid({
        words: texts.watchCrossed(spinaWords(median), isConfident({ level })),
        isRefused: false,
      })
    }
    const body = { itemId, series, direction, amount }
    const end = beginFormCall()
    try {
      const { isBeyond } = await create({ body, idempotencyKey: keyFor(body) }).unwrap()
      setSaid({ words: isBeyond ? texts.watchBeyond : texts.watchSet, isRefused: false })
    } catch (error) {
      setSaid({ words: refusalOf(error).message, isRefused: true })
    } finally {
      end()
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <SegmentedControl
        block
        label={texts.direction}
        value={direction}
        onChange={setDirection}
        segments={WATCH_DIRECTIONS.map((value) => ({ value, label: texts[value] }))}
      />
      <AmountField label={texts.line} value={amount} onChange={setTyped} enterKeyHint="done" />
      <Button type="submit" variant="primary" block busy={isLoading} icon={<BellIcon />}>
        {isCrossed && isAgreed
          ? texts.watchAnyway
          : isSendable
            ? (direction === 'below' ? texts.watchBelow : texts.watchAbove)(spinaWords(amount))
            : texts.watchTitle}
      </Button>
      {said !== null && (
        <HintStrip live tone={said.isRefused ? 'danger' : 'primary'}>
          {said.words}
        </HintStrip>
      )}
    </form>
  )
}
