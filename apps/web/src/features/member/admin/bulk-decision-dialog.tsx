import type { MemberAdmin, SignUpDecision } from '@gyeol/contract'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Meter } from '../../../shared/ui/display/meter.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { useDecideSignUpMutation } from '../member-bulk.api.ts'
import { BulkOutcomes } from './bulk-outcomes.tsx'
import { decisionTexts } from './decision.texts.ts'
import { memberAdminTexts } from './member-admin.texts.ts'
import styles from './member-list.module.css'
import { type BulkOutcome, useBulk } from './use-bulk.ts'

type BulkDecisionDialogProps = {
  readonly members: readonly MemberAdmin[]
  readonly onClose: () => void
}

/** One answer for several sign-ups: look at how they came, carry out, take back. */
export function BulkDecisionDialog({ members: given, onClose }: BulkDecisionDialogProps) {
  const texts = decisionTexts
  // As they were when the dialog opened: the list behind it is fetched again meanwhile.
  const [members] = useState(given)
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome<MemberAdmin, unknown>[] | null>(
    null,
  )
  const [decide] = useDecideSignUpMutation()
  const { run, done } = useBulk()
  const met = members.filter(({ status }) => status === 'WAITING')
  const all = (changes: readonly MemberAdmin[], decision: SignUpDecision) =>
    run(changes, async ({ id }) => decide({ params: { id }, body: { decision } }).unwrap())
  const send = async (decision: SignUpDecision) => setOutcomes(await all(met, decision))
  const undo = async () => {
    const through = (outcomes ?? []).flatMap((outcome) =>
      'answer' in outcome ? [outcome.change] : [],
    )
    return all(through, 'WAITING')
  }
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.line}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen && done === null) onClose()
      }}
      footer={
        outcomes === null ? (
          <>
            <Button disabled={done !== null} onClick={() => void send('REFUSED')}>
              {texts.refuseMany(met.length)}
            </Button>
            <Button variant="primary" busy={done !== null} onClick={() => void send('APPROVED')}>
              {texts.approveMany(met.length)}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{memberAdminTexts.bulk.close}</Button>
        )
      }
    >
      {outcomes === null ? (
        <div className={styles.form}>
          <Preview members={members} />
          {done !== null && (
            <Meter label={texts.progress} value={done} max={met.length} isProgress />
          )}
        </div>
      ) : (
        <BulkOutcomes
          outcomes={outcomes}
          isRunning={done !== null}
          doneWords={texts.done}
          onUndo={undo}
        />
      )}
    </Dialog>
  )
}

/** How each says they have come; who does not wait is left as they are. */
function Preview({ members }: { readonly members: readonly MemberAdmin[] }) {
  const texts = decisionTexts
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <section tabIndex={0} aria-label={texts.preview} className={styles.preview}>
      {members.map(({ id, nickname, status, signUp }) => {
        const isMet = status === 'WAITING'
        return (
          <div key={id} className={styles.previewRow} data-same={isMet ? undefined : ''}>
            <span>{nickname}</span>
            <span>{isMet ? signUp?.message || texts.silent : texts.notWaiting}</span>
          </div>
        )
      })}
    </section>
  )
}
