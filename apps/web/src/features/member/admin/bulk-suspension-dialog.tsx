import type { MemberAdmin } from '@gyeol/contract'
import { useState } from 'react'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import { useTaking, useUndo } from '../../../shared/moderation/use-take-down.ts'
import { SuspensionWords } from '../../../shared/suspension/suspension-words.tsx'
import { showErrorToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Checkbox } from '../../../shared/ui/controls/checkbox.tsx'
import { Meter } from '../../../shared/ui/display/meter.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { useLiftOneOfManyMutation, useSuspendOneOfManyMutation } from '../member-bulk.api.ts'
import { BulkOutcomes } from './bulk-outcomes.tsx'
import { memberAdminTexts } from './member-admin.texts.ts'
import styles from './member-list.module.css'
import { LENGTHS, type SuspensionLength, suspensionEnd } from './suspension-length.ts'
import { suspensionCardTexts } from './suspension.texts.ts'
import { type BulkOutcome, useBulk } from './use-bulk.ts'

const MOST_LETTERS = 500

type BulkSuspensionDialogProps = {
  readonly members: readonly MemberAdmin[]
  readonly onClose: () => void
}

/** One reason and one end for several members: look at whom it meets, carry out, take back. */
export function BulkSuspensionDialog({ members: given, onClose }: BulkSuspensionDialogProps) {
  const texts = suspensionCardTexts
  const words = memberAdminTexts.bulk
  // As they were when the dialog opened: the list behind it is fetched again meanwhile.
  const [members] = useState(given)
  const [reason, setReason] = useState('')
  const [length, setLength] = useState<SuspensionLength>('3')
  const [problem, setProblem] = useState<string>()
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  const [hidesAll, setHidesAll] = useState(false)
  const [hiddenId, setHiddenId] = useState<string | null>(null)
  const { take, isTaking } = useTaking()
  const { undo: bringBack } = useUndo()
  const [suspend] = useSuspendOneOfManyMutation()
  const [lift] = useLiftOneOfManyMutation()
  const { run, done } = useBulk()
  const until = suspensionEnd(length, useNow())
  const met = members.filter(({ status }) => status === 'ACTIVE')

  const send = async () => {
    if (reason.trim() === '') return setProblem(texts.needsReason)
    const body = {
      reason: reason.trim(),
      until: until === null ? null : new Date(until).toISOString(),
    }
    const carryOut = async ({ id, version }: MemberAdmin) =>
      suspend({ params: { id }, body: { ...body, version } }).unwrap()
    const done = await run(met, carryOut)
    if (hidesAll) await hideAllOf(throughOf(done))
    setOutcomes(done)
  }
  const hideAllOf = async (suspended: readonly MemberAdmin[]) => {
    if (suspended.length === 0) return
    const all = { members: suspended.map(({ id }) => id), reason: reason.trim(), isRemoval: false }
    const { refusal, batchId } = await take(all)
    setHiddenId(batchId)
    if (refusal !== null) showErrorToast(refusal)
  }
  const undo = async () => {
    if (hiddenId !== null) await bringBack(hiddenId)
    return run(throughOf(outcomes ?? []), async ({ id }) => lift({ params: { id } }).unwrap())
  }
  return (
    <Dialog
      open
      title={texts.bulk.title}
      description={texts.bulk.line}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen && done === null) onClose()
      }}
      footer={
        outcomes === null ? (
          <Button
            variant="primary"
            busy={done !== null || isTaking}
            disabled={met.length === 0}
            onClick={() => void send()}
          >
            {met.length === 0 ? texts.bulk.none : texts.bulk.apply(met.length)}
          </Button>
        ) : (
          <Button onClick={onClose}>{words.close}</Button>
        )
      }
    >
      {outcomes === null ? (
        <div className={styles.form}>
          <Field label={texts.reason} hint={texts.detailHint} error={problem} required>
            <TextArea
              rows={3}
              maxLength={MOST_LETTERS}
              value={reason}
              onChange={(event) => {
                setReason(event.currentTarget.value)
                setProblem(undefined)
              }}
            />
          </Field>
          <SegmentedControl
            label={texts.length}
            value={length}
            segments={LENGTHS.map((value) => ({ value, label: texts.lengths[value] }))}
            onChange={setLength}
            block
          />
          <Checkbox
            label={texts.hidesAll}
            hint={texts.bulk.hidesAllHint}
            checked={hidesAll}
            onChange={setHidesAll}
          />
          {reason.trim() !== '' && (
            <blockquote className={styles.seenBy} aria-label={texts.seen}>
              <small>{texts.seen}</small>
              <p>
                <SuspensionWords reason={reason.trim()} until={until} />
              </p>
            </blockquote>
          )}
          <Preview members={members} />
          {done !== null && (
            <Meter label={texts.bulk.progress} value={done} max={met.length} isProgress />
          )}
        </div>
      ) : (
        <BulkOutcomes
          outcomes={outcomes}
          isRunning={done !== null}
          doneWords={texts.bulk.done}
          onUndo={undo}
        />
      )}
    </Dialog>
  )
}

type Outcomes = readonly BulkOutcome<MemberAdmin, unknown>[]

/** Of whom the change went through. */
const throughOf = (outcomes: Outcomes): readonly MemberAdmin[] =>
  outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.change] : []))

/** Whom it meets, and whom it does not as they are suspended already. */
function Preview({ members }: { readonly members: readonly MemberAdmin[] }) {
  const texts = suspensionCardTexts.bulk
  const { statuses } = memberAdminTexts
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <section tabIndex={0} aria-label={texts.preview} className={styles.preview}>
      {members.map(({ id, nickname, status }) => {
        const isMet = status === 'ACTIVE'
        return (
          <div key={id} className={styles.previewRow} data-same={isMet ? undefined : ''}>
            <span>{nickname}</span>
            <span>{isMet ? texts.change(statuses[status]) : texts.already}</span>
          </div>
        )
      })}
    </section>
  )
}
