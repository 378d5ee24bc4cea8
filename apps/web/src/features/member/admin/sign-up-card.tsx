import type { MemberAdmin, SignUpDecision } from '@gyeol/contract'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { showActionToast, showErrorToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { useDispatch } from 'react-redux'
import { forgetMembers, useDecideSignUpMutation } from '../member-bulk.api.ts'
import { decisionTexts } from './decision.texts.ts'
import styles from './member-list.module.css'

/** A sign-up that waits: how they say they have come, and the answer, which can be taken back. */
export function SignUpCard({ member }: { readonly member: MemberAdmin }) {
  const texts = decisionTexts
  const dispatch = useDispatch()
  const [decide, { isLoading }] = useDecideSignUpMutation()
  const isRefused = member.signUp?.decision === 'REFUSED'
  const message = member.signUp?.message ?? ''
  const send = async (decision: SignUpDecision) => {
    const { error } = await decide({ params: { id: member.id }, body: { decision } })
    if (error !== undefined) return showErrorToast(refusalOf(error).message)
    dispatch(forgetMembers())
    if (decision === 'WAITING') return
    const words = decision === 'APPROVED' ? texts.approved : texts.wasRefused
    showActionToast(words, { label: texts.undo, run: () => void send('WAITING') })
  }
  return (
    <Card as="section" padding="large" aria-labelledby="sign-up" className={styles.section}>
      <SectionTitle id="sign-up">{texts.title}</SectionTitle>
      <HintStrip>{isRefused ? texts.refused : texts.line}</HintStrip>
      <DefinitionList>
        <DefinitionRow term={texts.came} muted={message === ''}>
          {message === '' ? texts.silent : message}
        </DefinitionRow>
      </DefinitionList>
      <div className={styles.formActions}>
        {!isRefused && (
          <Button disabled={isLoading} onClick={() => void send('REFUSED')}>
            {texts.refuse}
          </Button>
        )}
        <Button variant="primary" busy={isLoading} onClick={() => void send('APPROVED')}>
          {texts.approve}
        </Button>
      </div>
    </Card>
  )
}
