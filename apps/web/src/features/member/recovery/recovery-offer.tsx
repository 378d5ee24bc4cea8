import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { useMakePasswordRecoveryMutation } from '../account.api.ts'
import { RecoveryCodeDialog } from './recovery-code-dialog.tsx'
import { recoveryTexts } from './recovery.texts.ts'

/** Offers a new member a code for a forgotten password; they may go on without. */
export function RecoveryOffer({ onDone }: { onDone: () => void }) {
  const texts = recoveryTexts
  const [make, { isLoading }] = useMakePasswordRecoveryMutation()
  const [code, setCode] = useState<string | null>(null)
  const begin = async () => {
    const { data } = await make({ body: {} })
    if (data !== undefined) setCode(data.recoveryCode)
  }
  if (code !== null) return <RecoveryCodeDialog code={code} onClose={onDone} />
  return (
    <Dialog
      open
      title={texts.offerTitle}
      description={texts.offerLine}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDone()
      }}
      footer={
        <>
          <Button onClick={onDone}>{texts.later}</Button>
          <Button variant="primary" busy={isLoading} onClick={() => void begin()}>
            {texts.make}
          </Button>
        </>
      }
    />
  )
}
