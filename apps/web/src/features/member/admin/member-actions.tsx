import type { MemberAdmin } from '@gyeol/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '../../../shared/http/route-types.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/layers/confirm-dialog.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { memberAdminTexts } from './member-admin.texts.ts'
import styles from './member-list.module.css'
import {
  useCreateResetTokenMutation,
  useDeleteMemberMutation,
  useEndMemberSessionsMutation,
} from '../member.api.ts'
import { Probation } from './probation.tsx'
import { OneTimeLink } from './one-time-link.tsx'
import { TotpReset } from './totp-reset.tsx'

/** What can be done to an account: a password link, logout everywhere, a lost second step, removal. */
export function MemberActions({ member }: { member: MemberAdmin }) {
  return (
    <>
      <Probation member={member} />
      <ResetLink id={member.id} />
      <EndSessions member={member} />
      {member.isTotpEnabled && <TotpReset member={member} />}
      <Removal member={member} />
    </>
  )
}

/** Toasts tell most refusals by themselves; the ones of rights are said here. */
function tellRefusal(error: unknown): void {
  const { code, message } = refusalOf(error)
  if (code === 'ROLE_TOO_HIGH') showErrorToast(message)
}

function ResetLink({ id }: { id: string }) {
  const texts = memberAdminTexts.detail
  const [create, { isLoading }] = useCreateResetTokenMutation()
  const [link, setLink] = useState<AnswerOf<'createResetToken'> | null>(null)
  const make = async () => {
    const { data, error } = await create({ params: { id }, body: {} })
    if (data === undefined) tellRefusal(error)
    else setLink(data)
  }
  return (
    <div className={styles.action}>
      <p className={styles.actionLine}>{texts.linkLine}</p>
      <Button busy={isLoading} onClick={() => void make()}>
        {texts.link}
      </Button>
      {link !== null && (
        <Dialog
          open
          title={texts.linkTitle}
          closeOnOutsidePress={false}
          onOpenChange={(isOpen) => {
            if (!isOpen) setLink(null)
          }}
        >
          <OneTimeLink token={link.resetToken} expiresAt={link.resetExpiresAt} />
        </Dialog>
      )}
    </div>
  )
}

function EndSessions({ member: { id, nickname } }: { member: MemberAdmin }) {
  const texts = memberAdminTexts.detail
  const [end, { isLoading }] = useEndMemberSessionsMutation()
  const finish = async () => {
    const { error } = await end({ params: { id } })
    if (error === undefined) showToast(texts.ended, { kind: 'success' })
    else tellRefusal(error)
  }
  return (
    <div className={styles.action}>
      <p className={styles.actionLine}>{texts.endLine}</p>
      <ConfirmDialog
        title={texts.endTitle(nickname)}
        description={texts.endLine}
        confirmLabel={texts.end}
        onConfirm={() => void finish()}
        trigger={<Button busy={isLoading}>{texts.end}</Button>}
      />
    </div>
  )
}

function Removal({ member: { id, nickname } }: { member: MemberAdmin }) {
  const texts = memberAdminTexts.detail
  const navigate = useNavigate()
  const [remove, { isLoading }] = useDeleteMemberMutation()
  const finish = async () => {
    const { error } = await remove({ params: { id } })
    if (error !== undefined) return tellRefusal(error)
    showToast(texts.removed, { kind: 'success' })
    await navigate('/member', { replace: true })
  }
  return (
    <div className={styles.action}>
      <p className={styles.actionLine}>{texts.removeLine}</p>
      <ConfirmDialog
        tone="danger"
        title={texts.removeTitle(nickname)}
        description={texts.removeLine}
        confirmLabel={texts.remove}
        onConfirm={() => void finish()}
        trigger={<Button busy={isLoading}>{texts.remove}</Button>}
      />
    </div>
  )
}
