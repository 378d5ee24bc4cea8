import type { CurrentPrice } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { useThingTitle } from '../../../shared/catalogue/thing/use-thing-title.ts'
import { failureFacts } from '../../../shared/http/http-failure.ts'
import {
  BellIcon,
  ChevronLeftIcon,
  LedgerIcon,
  PlusIcon,
  ShareIcon,
} from '../../../shared/icons/icons.ts'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { kindNameWords } from '../../../shared/prices/words/kind-name.ts'
import { useItemFaces } from '../../../shared/prices/item/item-faces.ts'
import { ItemGlyph } from '../../../shared/prices/item/item-glyph.tsx'
import { kindWords, nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { useReadCurrentPriceQuery } from '../../../shared/prices/price.api.ts'
import { PRODUCT_NAME } from '../../../shared/product.ts'
import { ReportProblem } from '../../../shared/moderation/report-problem.tsx'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { IconButton, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { BELOW_MD, useMedia } from '../../../shared/ui/layout/use-media.ts'
import { pricePaths } from '../price-paths.ts'
import { ItemBody } from './item-body.tsx'
import { ItemDock } from './item-dock.tsx'
import { ItemTools } from './item-tools.tsx'
import { shownSeries } from './item-words.ts'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'
import { NewHeadline } from './new-headline.tsx'

const ItemShare = latePart(async () => (await import('./item-share.tsx')).ItemShare)

/** /current-price/:id: one price with everything that speaks for and against it. */
export function PriceItemScreen() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const { state } = useLocation() as { readonly state: unknown }
  const asked = params.get('report') ?? id
  // What others report comes by itself: the site tells what has changed (`Price`).
  const { currentData, error, refetch } = useReadCurrentPriceQuery({ params: { id: asked } })
  if (currentData === undefined) {
    return <Waiting error={error} onRetry={() => void refetch()} />
  }
  const { item, report } = currentData
  if (item.id !== id) {
    // A report's own address, or an item that went into another one.
    const query = report === null ? '' : `?report=${report.id}`
    const isMerged = report === null
    return <Navigate replace to={`${pricePaths.item(item.id)}${query}`} state={{ isMerged }} />
  }
  return <Item key={item.id} prices={currentData} isMerged={isMergedState(state)} />
}

function isMergedState(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isMerged' in state && state.isMerged === true
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = itemTexts
  const isGone = failureFacts(error)?.status === 404
  return (
    <Page title={<Back />} className={styles.body}>
      {error === undefined ? (
        <Card padding="large" role="status" aria-label={texts.waiting}>
          <p className={styles.waitingTitle}>{texts.headline.deal}</p>
          <Skeleton lines={3} shape="block" />
        </Card>
      ) : (
        <Card>
          {isGone ? (
            <QueryFailure error={error} onRetry={onRetry} goneLine={texts.gone} />
          ) : (
            <ErrorState title={texts.failed} line={texts.failedLine} onRetry={onRetry} />
          )}
        </Card>
      )}
    </Page>
  )
}

function Back() {
  const texts = itemTexts
  return (
    <LinkButton
      variant="ghost"
      to={pricePaths.list}
      aria-label={texts.back}
      icon={<ChevronLeftIcon />}
      className={styles.back ?? ''}
    >
      <span className={styles.hidden}>{texts.back}</span>
    </LinkButton>
  )
}

type Kept = CurrentPrice & { readonly isOffline: boolean; readonly keptAt?: number }

function Item({ prices, isMerged }: { prices: Kept; isMerged: boolean }) {
  const texts = itemTexts
  const now = useNow()
  const today = formatDate(now)
  const isNarrow = useMedia(BELOW_MD)
  const { item } = prices
  const face = useItemFaces([item])(item)
  const [isSharing, setSharing] = useState(false)
  const canModerate = permits(useSession().roles, 'price-item.write')
  const series = shownSeries(prices)
  useThingTitle(`${nameOfItem(item)} ${texts.titleWord} · ${PRODUCT_NAME}`)
  useScrollToWatch()
  return (
    <Page
      title={
        <span className={styles.title}>
          <Back />
          <ItemGlyph item={item} face={face} size="large" />
          <span className={styles.titleWords}>
            {item.name}
            <small>{kindWords(item, kindNameWords(item.kindName), face)}</small>
          </span>
        </span>
      }
      actions={
        <>
          {canModerate && <ItemTools item={item} />}
          <IconButton
            variant="secondary"
            label={texts.watch}
            icon={<BellIcon />}
            onClick={showWatch}
          />
          <IconButton
            variant="secondary"
            label={texts.share}
            icon={<ShareIcon />}
            onClick={() => setSharing(true)}
          />
          {!item.isSample && (
            <>
              <LinkButton
                className={styles.wideOnly}
                icon={<LedgerIcon />}
                to={pricePaths.ledgerLine(item.id)}
              >
                {texts.ledger}
              </LinkButton>
              <LinkButton
                variant="primary"
                className={styles.wideOnly}
                icon={<PlusIcon />}
                to={pricePaths.report(item.id)}
              >
                {texts.reportThis}
              </LinkButton>
            </>
          )}
        </>
      }
    >
      <NewHeadline prices={prices} today={today} />
      {isMerged && <HintStrip>{texts.merged}</HintStrip>}
      {item.state === 'proposed' && <HintStrip>{texts.proposed}</HintStrip>}
      {item.isSample && <HintStrip>{texts.sample}</HintStrip>}
      <ItemBody
        prices={prices}
        series={series}
        isNarrow={isNarrow}
        now={now}
        today={today}
        copyOf={copyDayOf(prices)}
      />
      {!item.isSample && (
        <ReportProblem content={{ kind: 'price-item', id: item.id }} name={item.name} />
      )}
      <ItemDock prices={prices} series={series} today={today} />
      {isSharing && (
        <ItemShare
          prices={prices}
          series={series}
          today={today}
          onClose={() => setSharing(false)}
        />
      )}
    </Page>
  )
}

/** The day of the copy that is shown; null for one of an unknown day, undefined for what is of now. */
function copyDayOf({ isOffline, keptAt }: Kept): string | null | undefined {
  if (!isOffline) return undefined
  return keptAt === undefined ? null : formatDate(keptAt).slice(5).replace('-', '.')
}

/** The watch's card stands far below on phones; its heading takes the focus. */
function showWatch(): void {
  const heading = document.querySelector<HTMLElement>('#watch')
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** `?watch=1` leads to the card: from a row's menu, and back from the login. */
function useScrollToWatch(): void {
  const [params] = useSearchParams()
  const isAsked = params.has('watch')
  useEffect(() => {
    if (isAsked) showWatch()
  }, [isAsked])
}
