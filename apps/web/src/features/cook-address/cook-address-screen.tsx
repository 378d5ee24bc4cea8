import { formatDate } from '@gyeol/korean'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { OfflineIcon, PlusIcon } from '../../shared/icons/icons.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { useDialogsSoon } from '../../shared/loading/use-dialogs-soon.ts'
import { loginPath } from '../../shared/router/safe-path.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Switch } from '../../shared/ui/controls/switch.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { useListHousesQuery, useReadOwnQuery } from './cook.api.ts'
import type { CookDialog } from './cook-dialog.ts'
import styles from './cook-address-screen.module.css'
import { cookTexts } from './cook.texts.ts'
import { FullView } from './full-view.tsx'
import { ClosedDesk } from './houses/closed-desk.tsx'
import { OwnWaiting } from './houses/own-waiting.tsx'
import { RemovalDesk } from './houses/removal-desk.tsx'
import { SimpleView } from './simple-view.tsx'
import { useCookPage } from './use-cook-page.ts'
import { isSimpleSaved } from './wish/select.saved.ts'

const CookDialogs = latePart(async () => (await import('./cook-dialogs.tsx')).CookDialogs)

/** /cook/address: which houses cook what, and the fewest of them for a wish. */
export function CookAddressScreen() {
  const texts = cookTexts
  const navigate = useNavigate()
  const { roles } = useSession()
  const { currentData: list, error, refetch } = useListHousesQuery()
  const isEditor = permits(roles, 'cook-address.write-any')
  const { currentData: own } = useReadOwnQuery(undefined, { skip: roles.length === 0 })
  const page = useCookPage({ own, isEditor }, list?.houses)
  const isOffline = list?.isOffline === true
  const [isSimple, setSimple] = useSaved(isSimpleSaved)
  const [dialog, setDialog] = useState<CookDialog | null>(null)
  const areDialogsWanted = useDialogsSoon(CookDialogs.fetch) || dialog !== null
  const open = (next: CookDialog) => {
    if (next.kind === 'new' && isOffline) showErrorToast(texts.offlineTell)
    else if (next.kind === 'new' && roles.length === 0) void navigate(loginPath('/cook/address'))
    else setDialog(next)
  }
  const fresh = page.open.filter(({ freshness }) => freshness === 'fresh').length
  return (
    <Page
      isWide
      title={texts.title}
      line={lineOf()}
      actions={
        <>
          <Switch label={texts.simple} checked={isSimple} onChange={setSimple} />
          <span className={styles.onlyWide}>
            <Button icon={<PlusIcon />} onClick={() => open({ kind: 'new' })}>
              {texts.tell}
            </Button>
          </span>
        </>
      }
      className={styles.page}
    >
      {isOffline && (
        <HintStrip tone="primary" icon={<OfflineIcon />} live>
          {texts.offline(dayOf(list.receivedAt), page.known)}
        </HintStrip>
      )}
      {page.isSampleOnly && <HintStrip>{texts.samples}</HintStrip>}
      {own !== undefined && <OwnWaiting waiting={own.waiting} />}
      {isEditor && <RemovalDesk />}
      {isEditor && <ClosedDesk houses={page.houses} />}
      {list === undefined && error !== undefined && (
        <ErrorState title={texts.failed} line={texts.failedLine} onRetry={() => void refetch()} />
      )}
      {list === undefined && error === undefined && <Waiting />}
      {list !== undefined && isSimple && <SimpleView page={page} />}
      {list !== undefined && !isSimple && (
        <FullView page={page} isOffline={isOffline} onOpen={open} />
      )}
      {areDialogsWanted && dialog !== null && (
        <CookDialogs dialog={dialog} houses={page.houses} onClose={() => setDialog(null)} />
      )}
    </Page>
  )

  function lineOf() {
    if (list === undefined) return error === undefined ? texts.loading : undefined
    return isSimple ? texts.simpleLine : texts.line(page.open.length, fresh)
  }
}

const MONTH_DAY = 5

/** `11.21`. */
const dayOf = (time: number) => formatDate(time).slice(MONTH_DAY).replace('-', '.')

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton lines={5} shape="block" />
      <Skeleton lines={8} shape="block" />
      <Skeleton lines={3} shape="block" />
    </div>
  )
}
