import { useLocation } from 'react-router'
import { PlusIcon, ShareIcon } from '../../shared/icons/icons.ts'
import { copyText } from '../../shared/files/copy-text.ts'
import { Spina } from '../../shared/prices/words/spina.tsx'
import { shareBySystem } from '../../shared/share/system-share.ts'
import { shareTexts } from '../../shared/share/share.texts.ts'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { ActionDock } from '../../shared/ui/layout/action-dock.tsx'
import { BELOW_MD, useMedia } from '../../shared/ui/layout/use-media.ts'
import { Page } from '../../shared/ui/layout/page.tsx'
import { KindIndexCard } from './kind-index-card.tsx'
import { TrendChartCard } from './trend-chart-card.tsx'
import { TrendEmpty } from './trend-empty.tsx'
import { TrendTableCard } from './trend-table-card.tsx'
import styles from './trend-screen.module.css'
import { trendTexts } from './trend.texts.ts'
import { type Trend, useTrend } from './use-trend.ts'
import { WatchCard } from './watch-card.tsx'

/** /trend/chart: how up to four items moved, what one watches, and the kinds as a whole. */
export function TrendScreen() {
  const texts = trendTexts
  const trend = useTrend()
  const { choice, pick } = trend
  const { pathname, search } = useLocation()
  // There the dock has it.
  const isPhone = useMedia(BELOW_MD)
  const create =
    choice.focus === null ? '/current-price/create' : `/current-price/create?item=${choice.focus}`
  return (
    <Page
      isWide
      title={texts.title}
      actions={
        <>
          {choice.focus !== null && <ShareButton trend={trend} />}
          {!(isPhone && choice.focus !== null) && (
            <LinkButton variant="primary" icon={<PlusIcon />} to={create}>
              {texts.report}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.board}>
        <div className={styles.main}>
          {choice.focus === null ? (
            <TrendEmpty onPick={pick} />
          ) : (
            <>
              <TrendChartCard trend={trend} />
              <TrendTableCard trend={trend} />
            </>
          )}
        </div>
        <div className={styles.rail}>
          <WatchCard today={choice.today} address={`${pathname}${search}`} onShow={pick} />
          <KindIndexCard />
        </div>
      </div>
      <Dock trend={trend} create={create} />
    </Page>
  )
}

function Dock({ trend, create }: { readonly trend: Trend; readonly create: string }) {
  const texts = trendTexts
  const line = trend.lines.find(({ key }) => key === trend.choice.focus)
  if (line === undefined) return null
  const value = line.points.findLast((point) => point.value !== null)?.value ?? null
  return (
    <ActionDock
      label={texts.focused}
      summary={
        <>
          {line.name}
          <b>{value === null ? texts.noValue : <Spina value={value} />}</b>
        </>
      }
      main={
        <LinkButton variant="primary" size="large" to={create}>
          {texts.report}
        </LinkButton>
      }
    />
  )
}

/** The address holds everything, so sharing is handing it on. */
function ShareButton({ trend }: { readonly trend: Trend }) {
  const texts = trendTexts
  const words = shareTexts
  const share = async () => {
    const url = location.href
    const names = trend.lines.map(({ name }) => name).join(', ')
    if ('share' in navigator) return shareBySystem({ title: texts.title, text: names, url })
    const isCopied = await copyText(texts.sharedText(names, url))
    if (isCopied) showToast(words.linkCopied, { kind: 'success' })
    else showErrorToast(words.notSent)
  }
  return (
    <Button icon={<ShareIcon />} onClick={() => void share()}>
      {texts.share}
    </Button>
  )
}
