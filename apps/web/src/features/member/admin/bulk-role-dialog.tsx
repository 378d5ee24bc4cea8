import { type MemberAdmin, type RoleName, STORED_ROLE_CODES } from '@gyeol/contract'
import { useState } from 'react'
import { oneOfOrNone } from '../../../shared/router/use-filters.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Meter } from '../../../shared/ui/display/meter.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { BulkOutcomes } from './bulk-outcomes.tsx'
import { type RoleChange, roleChanges, type RoleOutcome, undoChanges } from './bulk-role.ts'
import { roleDutyTexts } from './role-duties.texts.ts'
import { memberAdminTexts } from './member-admin.texts.ts'
import styles from './member-list.module.css'
import { roleName } from './role-name.ts'
import { useChangeOneOfManyMutation } from '../member-bulk.api.ts'
import { useBulk } from './use-bulk.ts'

type BulkRoleDialogProps = {
  readonly members: readonly MemberAdmin[]
  readonly roles: readonly RoleName[]
  readonly onClose: () => void
}

/** One role for several members: choose, look at what changes, carry out, take back. */
export function BulkRoleDialog({ members: given, roles, onClose }: BulkRoleDialogProps) {
  const texts = memberAdminTexts.bulk
  // As they were when the dialog opened: the list behind it is fetched again meanwhile.
  const [members] = useState(given)
  const [to, setTo] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [outcomes, setOutcomes] = useState<readonly RoleOutcome[] | null>(null)
  const { run, done } = useBulk()
  const [change] = useChangeOneOfManyMutation()
  const duties = roleDutyTexts
  const role = to === null ? undefined : oneOfOrNone(STORED_ROLE_CODES, to)
  const changes = role === undefined ? [] : roleChanges(members, role, reason)
  const isRunning = done !== null
  const carryOut = async ({ id, body }: RoleChange) => change({ params: { id }, body }).unwrap()
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.line}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isRunning) onClose()
      }}
      footer={
        outcomes === null ? (
          <Button
            variant="primary"
            busy={isRunning}
            disabled={changes.length === 0}
            onClick={() => void run(changes, carryOut).then(setOutcomes)}
          >
            {changes.length === 0 ? texts.none : texts.apply(changes.length)}
          </Button>
        ) : (
          <Button onClick={onClose}>{texts.close}</Button>
        )
      }
    >
      {outcomes === null ? (
        <div className={styles.form}>
          <Field label={texts.to} hint={role === undefined ? undefined : duties[role]} required>
            <Select
              value={to}
              onChange={setTo}
              placeholder={texts.pick}
              options={roles
                .filter(({ assignable }) => assignable)
                .map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Field>
          <Field label={texts.reason} hint={texts.reasonHint}>
            <TextField
              value={reason}
              maxLength={500}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
          <Preview members={members} changes={changes} isChosen={role !== undefined} />
          {done !== null && (
            <Meter label={texts.progress} value={done} max={changes.length} isProgress />
          )}
        </div>
      ) : (
        <BulkOutcomes
          outcomes={outcomes}
          isRunning={isRunning}
          doneWords={texts.done}
          onUndo={() => run(undoChanges(outcomes, texts.undoReason), carryOut)}
        />
      )}
    </Dialog>
  )
}

type PreviewProps = {
  readonly members: readonly MemberAdmin[]
  readonly changes: readonly RoleChange[]
  readonly isChosen: boolean
}

function Preview({ members, changes, isChosen }: PreviewProps) {
  const texts = memberAdminTexts.bulk
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <section tabIndex={0} aria-label={texts.preview} className={styles.preview}>
      {members.map(({ id, nickname, roleCode }) => {
        const change = changes.find((one) => one.id === id)
        return (
          <div key={id} className={styles.previewRow} data-same={change ? undefined : ''}>
            <span>{nickname}</span>
            <span>
              {change !== undefined &&
                texts.arrow(roleName(change.from), roleName(change.body.roleCode))}
              {change === undefined && (isChosen ? texts.same : roleName(roleCode))}
            </span>
          </div>
        )
      })}
    </section>
  )
}
