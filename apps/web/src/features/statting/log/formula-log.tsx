import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { DeleteIcon, EditIcon, WarningIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import styles from './formula-log.module.css'
import { type LogRow, logRows } from './log-rows.ts'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingDocument } from '../sessions/statting-document.ts'
import { shownValue, type StattingView } from '../sessions/statting-view.ts'
import { stepText } from './step-words.ts'

type FormulaLogProps = {
  readonly doc: StattingDocument
  readonly view: StattingView
  /** Number of steps shown on the screen when a past state is looked at, else null. */
  readonly lookingAt: number | null
  readonly isReadOnly: boolean
  readonly onLook: (count: number) => void
  readonly onEdit: (index: number) => void
  readonly onDelete: (index: number) => void
  readonly onCopy: () => void
}

/** Formula history: condensed, every past step can be looked at, edited and deleted. */
export function FormulaLog(props: FormulaLogProps) {
  const texts = stattingTexts.log
  const [isCondensed, setIsCondensed] = useState(true)
  const rows = logRows(props.doc, props.view, isCondensed)
  const hasRepeats = isCondensed ? rows.some((row) => row.kind === 'done' && row.count > 1) : true
  return (
    <Card as="section" className={styles.card} aria-labelledby="statting-log">
      <h2 id="statting-log" className={styles.title}>
        {texts.title}
        {hasRepeats && rows.length > 0 && (
          <Button variant="ghost" size="small" onClick={() => setIsCondensed(!isCondensed)}>
            {isCondensed ? texts.unfold : texts.fold}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          className={styles.copy}
          disabled={props.view.session.history.length === 0}
          onClick={props.onCopy}
        >
          {texts.copy}
        </Button>
      </h2>
      {rows.length === 0 && !props.view.preview.hasChanges && (
        <p className={styles.empty}>{texts.empty}</p>
      )}
      <ol className={styles.list}>
        {rows.map((row) => (
          <LogRowItem key={row.index} row={row} {...props} />
        ))}
        <PendingRow doc={props.doc} view={props.view} label={texts.pending} />
      </ol>
    </Card>
  )
}

function LogRowItem({ row, ...props }: FormulaLogProps & { readonly row: LogRow }) {
  const texts = stattingTexts.log
  const number = row.index + 1
  const last = row.kind === 'done' ? row.index + row.count : number
  const isShown = props.lookingAt !== null && props.lookingAt === last
  return (
    <li className={classNames(styles.row, isShown && styles.shown, styles[row.kind])}>
      <span translate="no" className={styles.number}>
        {number}
      </span>
      <button
        type="button"
        className={styles.text}
        aria-label={`${row.text}, ${texts.look(last)}`}
        aria-current={isShown ? 'step' : undefined}
        disabled={row.kind === 'invalid'}
        onClick={() => props.onLook(last)}
      >
        {row.text}
        {row.kind === 'done' && row.count > 1 && (
          <span className={styles.count}>{texts.repeat(row.count)}</span>
        )}
        {row.kind === 'invalid' && (
          <small className={styles.reason}>
            <WarningIcon aria-hidden="true" /> {texts.invalid}
          </small>
        )}
      </button>
      {row.kind === 'done' && (
        <span translate="no" className={styles.potential}>
          {formatNumber(row.before)} → <b>{formatNumber(row.after)}</b>
          {row.finished !== null && <em>{row.finished}%</em>}
        </span>
      )}
      {!props.isReadOnly && (isShown || row.kind === 'invalid') && (
        <StepActions number={last} onEdit={props.onEdit} onDelete={props.onDelete} />
      )}
    </li>
  )
}

type StepActionsProps = Pick<FormulaLogProps, 'onEdit' | 'onDelete'> & { readonly number: number }

/** What can be done to the step that is looked at, or to one that no longer works. */
function StepActions({ number, onEdit, onDelete }: StepActionsProps) {
  const texts = stattingTexts.log
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        icon={<EditIcon />}
        aria-label={texts.editStep(number)}
        onClick={() => onEdit(number - 1)}
      >
        {texts.edit}
      </Button>
      <Button
        size="small"
        icon={<DeleteIcon />}
        aria-label={texts.deleteStep(number)}
        onClick={() => onDelete(number - 1)}
      >
        {texts.delete}
      </Button>
    </span>
  )
}

type PendingRowProps = Pick<FormulaLogProps, 'doc' | 'view'> & { readonly label: string }

function PendingRow({ doc, view, label }: PendingRowProps) {
  const { session, preview } = view
  if (!preview.hasChanges || session.finished !== null) return null
  const changes = session.slots.flatMap((slot) =>
    slot.option !== null && slot.pendingSteps !== slot.steps
      ? [
          {
            option: slot.option,
            valueDelta:
              shownValue(session, slot.option, slot.pendingSteps) -
              shownValue(session, slot.option, slot.steps),
          },
        ]
      : [],
  )
  return (
    <li className={classNames(styles.row, styles.next)}>
      <span translate="no" className={styles.number} title={label}>
        {doc.steps.length + 1}
      </span>
      <span className={styles.text}>{stepText(changes)}</span>
      <span translate="no" className={styles.potential}>
        {formatNumber(session.potential)} → <b>{formatNumber(preview.futurePotential)}</b>
      </span>
    </li>
  )
}
