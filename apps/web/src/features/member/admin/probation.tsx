import type { MemberAdmin } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import { showActionToast, showErrorToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { useTrustMemberMutation } from '../member.api.ts'
import { memberAdminTexts } from './member-admin.texts.ts'
import styles from './member-list.module.css'

/** Ends a newcomer's probation before its time; nothing for everybody else. */
export function Probation({ member }: { readonly member: MemberAdmin }) {
  const texts = memberAdminTexts.detail
  const [trust, { isLoading }] = useTrustMemberMutation()
  const now = useNow()
  const endsAt = member.probationEndsAt === null ? 0 : Date.parse(member.probationEndsAt)
  if (endsAt <= now) return null
  const set = async (isTrusted: boolean) => {
    const { error } = await trust({ params: { id: member.id }, body: { isTrusted } })
    if (error !== undefined) showErrorToast(refusalOf(error).message)
    else if (isTrusted)
      showActionToast(texts.trusted, { label: texts.trustBack, run: () => void set(false) })
  }
  return (
    <div className={styles.action}>
      <p className={styles.actionLine}>{texts.trustLine(formatListDate(endsAt))}</p>
      <Button busy={isLoading} onClick={() => void set(true)}>
        {texts.trust}
      </Button>
    </div>
  )
}
