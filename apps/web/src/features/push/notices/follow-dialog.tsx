import type { NoticePace } from '@gyeol/contract'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { useIsMember } from '../../../shared/session/session-store.ts'
import { showLongToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { pushSupport } from '../push-browser.ts'
import styles from '../push-settings.module.css'
import {
  useReadNoticeBellQuery,
  useReadPushKeyQuery,
  useSaveNoticeBellMutation,
} from '../push.api.ts'
import { pushTexts } from '../push.texts.ts'
import { noticeFollowTexts } from './notice-follow.texts.ts'
import { OwnNewsFields } from './own-news-fields.tsx'
import { PaceField } from './pace-field.tsx'
import { usePushPace } from './use-push-pace.ts'

type FollowDialogProps = { readonly onClose: () => void }

/** Of what the bell of a member, and this browser's push, tell, and how soon. */
export function FollowDialog({ onClose }: FollowDialogProps) {
  const texts = noticeFollowTexts
  const isMember = useIsMember()
  const bell = useReadNoticeBellQuery(isMember ? undefined : skipToken)
  const [saveBell, { isLoading }] = useSaveNoticeBellMutation()
  const [bellPace, setBellPace] = useState<NoticePace | null>(null)
  const support = pushSupport()
  const key = useReadPushKeyQuery(undefined, { skip: support !== 'ready' })
  const publicKey = key.data?.publicKey ?? null
  const push = usePushPace(publicKey, isMember)
  const isWaiting = (isMember && bell.isLoading) || key.isLoading || push.isReading
  const isBusy = isLoading || push.isBusy
  const save = async () => {
    try {
      if (bellPace !== null && bellPace !== bell.data?.pace)
        await saveBell({ body: { pace: bellPace } }).unwrap()
    } catch {
      // Told by the call itself.
      return
    }
    if (!(await push.save())) return
    showLongToast(texts.saved, 'success')
    onClose()
  }
  return (
    <Dialog
      title={texts.title}
      description={texts.line}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button variant="primary" busy={isBusy} disabled={isWaiting} onClick={() => void save()}>
          {texts.save}
        </Button>
      }
    >
      <div className={styles.fields}>
        {push.problem !== null && (
          <HintStrip tone="danger" live>
            {pushTexts[push.problem]}
          </HintStrip>
        )}
        {isWaiting && <Skeleton lines={3} shape="block" />}
        {!isWaiting && isMember && bell.data === undefined && (
          <QueryFailure error={bell.error} onRetry={() => void bell.refetch()} />
        )}
        {!isWaiting && bell.data !== undefined && (
          <PaceField
            label={texts.bell}
            hint={texts.bellHint}
            names={texts.bellPaces}
            pace={bellPace ?? bell.data.pace}
            onChange={setBellPace}
          />
        )}
        {!isWaiting && publicKey !== null && (
          <PaceField
            label={texts.push}
            hint={texts.pushHint}
            names={texts.pushPaces}
            pace={push.pace}
            onChange={push.choose}
          />
        )}
        {!isWaiting && publicKey !== null && isMember && (
          <OwnNewsFields chosen={push.ownNews} onChange={push.chooseOwn} />
        )}
        {!isWaiting && publicKey === null && (
          <HintStrip>
            {support === 'needs-install' ? pushTexts.needsInstall : texts.noPush[support]}
          </HintStrip>
        )}
        {!isMember && <p className={styles.quiet}>{texts.visitor}</p>}
      </div>
    </Dialog>
  )
}
