import { leaveSchema } from '@gyeol/contract'
import { useState } from 'react'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { PasswordInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { DownloadIcon } from '../../../shared/icons/icons.ts'
import { sessionEnded } from '../../../shared/session/session-change.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { useLeaveMutation } from '../account.api.ts'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'

/** What the site holds about the member: to take along, and to have removed. */
export function OwnDataSection() {
  const texts = profileTexts.data
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className={styles.grid}>
      <Card as="section" padding="large" aria-labelledby="own-data" className={styles.section}>
        <SectionTitle id="own-data">{texts.title}</SectionTitle>
        <p className={styles.note}>{texts.line}</p>
        <div className={styles.actions}>
          <Download />
          <LinkButton to="/privacy">{texts.privacy}</LinkButton>
        </div>
      </Card>
      <Card as="section" padding="large" aria-labelledby="leave" className={styles.section}>
        <SectionTitle id="leave">{texts.leaveTitle}</SectionTitle>
        <p className={styles.note}>{texts.leaveLine}</p>
        <div className={styles.actions}>
          <Button onClick={() => setLeaving(true)}>{texts.leave}</Button>
        </div>
      </Card>
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </div>
  )
}

function Download() {
  const texts = profileTexts.data
  return (
    <LinkButton reloadDocument download to="/api/member/profile/export" icon={<DownloadIcon />}>
      {texts.download}
    </LinkButton>
  )
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const all = profileTexts
  const texts = all.data
  const [leave] = useLeaveMutation()
  const form = useContractForm({
    schema: leaveSchema,
    values: { password: '' },
    submit: (body) => leave({ body }).unwrap(),
    onSaved: () => sessionEnded('/login?left'),
    fieldOfCode: { BAD_CREDENTIALS: 'password' },
    messageOfCode: { BAD_CREDENTIALS: all.totp.wrongPassword },
    emptyOnRefusal: ['password'],
  })
  return (
    <Dialog
      open
      title={texts.leaveTitle}
      description={texts.leaveLine}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <ContractFormView form={form} label={texts.leaveTitle}>
        <HintStrip>{texts.leaveKeep}</HintStrip>
        <div className={styles.actions}>
          <Download />
        </div>
        <PasswordInput control={form.control} name="password" label={all.totp.password} required />
        <SubmitButton form={form} variant="danger" block>
          {texts.leaveConfirm}
        </SubmitButton>
      </ContractFormView>
    </Dialog>
  )
}
