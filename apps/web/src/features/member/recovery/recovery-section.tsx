import type { PasswordRecovery } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { useMakePasswordRecoveryMutation, useReadPasswordRecoveryQuery } from '../account.api.ts'
import { RecoveryCodeDialog } from './recovery-code-dialog.tsx'
import styles from './recovery.module.css'
import { recoveryTexts } from './recovery.texts.ts'

/** The code for a forgotten password: whether there is one, whether one was used, and a new one. */
export function RecoverySection() {
  const texts = recoveryTexts
  const { data: state, isError, refetch } = useReadPasswordRecoveryQuery()
  return (
    <Card as="section" padding="large" aria-labelledby="recovery" className={styles.section}>
      <SectionTitle id="recovery">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      {state === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {state === undefined && !isError && <Skeleton lines={2} />}
      {state !== undefined && <State state={state} />}
    </Card>
  )
}

const shown = (at: string) => formatListDate(Date.parse(at))

function State({ state: { createdAt, usedAt } }: { state: PasswordRecovery }) {
  const texts = recoveryTexts
  const [make, { isLoading }] = useMakePasswordRecoveryMutation()
  const [code, setCode] = useState<string | null>(null)
  const begin = async () => {
    const { data } = await make({ body: {} })
    if (data !== undefined) setCode(data.recoveryCode)
  }
  return (
    <>
      {usedAt !== null && <HintStrip tone="danger">{texts.used(shown(usedAt))}</HintStrip>}
      <p>{createdAt === null ? texts.none : texts.made(shown(createdAt))}</p>
      {createdAt !== null && <p className={styles.note}>{texts.renewLine}</p>}
      <div className={styles.actions}>
        <Button busy={isLoading} onClick={() => void begin()}>
          {createdAt === null ? texts.make : texts.renew}
        </Button>
      </div>
      {code !== null && <RecoveryCodeDialog code={code} onClose={() => setCode(null)} />}
    </>
  )
}
