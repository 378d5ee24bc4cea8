import type { KindCount } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { HintStrip } from '../ui/display/hint-strip.tsx'
import { Tag } from '../ui/display/tag.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { TextArea } from '../ui/fields/text-field.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { Select } from '../ui/pickers/select.tsx'
import { contentTexts } from './content-kinds.texts.ts'
import styles from './moderation.module.css'
import { takeDownTexts } from './take-down.texts.ts'
import { type Taking, useTaking } from './use-take-down.ts'

const MOST_LETTERS = 400

type TakeDownDialogProps = {
  /** How many of what it is, as far as it is known before. */
  readonly counts: readonly KindCount[]
  readonly target: Omit<Taking, 'reason' | 'isRemoval'>
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** How many of what is taken down, how, and the reason that its makers read. */
export function TakeDownDialog({ counts, target, onClose, onDone }: TakeDownDialogProps) {
  const texts = takeDownTexts
  const [how, setHow] = useState<'hide' | 'remove'>('hide')
  const [choice, setChoice] = useState('')
  const [own, setOwn] = useState('')
  const [problem, setProblem] = useState<string>()
  const { take, isTaking } = useTaking()
  const total = formatNumber(counts.reduce((sum, { count }) => sum + count, 0))
  const reason = (choice === texts.own ? own : `${choice} ${own}`).trim()
  const send = async () => {
    if (reason === '') return setProblem(texts.needsReason)
    const { refusal } = await take({ ...target, reason, isRemoval: how === 'remove' })
    if (refusal !== null) return setProblem(refusal)
    onDone?.()
    onClose()
  }
  return (
    <Dialog
      open
      title={texts.title(total)}
      description={texts.line}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" busy={isTaking} onClick={() => void send()}>
            {texts.submit(total)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.preview} role="group" aria-label={texts.preview}>
          {counts.map(({ kind, count }) => (
            <Tag key={kind}>{texts.count(contentTexts.kinds[kind], formatNumber(count))}</Tag>
          ))}
        </div>
        <SegmentedControl
          label={texts.how}
          value={how}
          segments={[
            { value: 'hide', label: texts.hide },
            { value: 'remove', label: texts.remove },
          ]}
          onChange={setHow}
          block
        />
        <p className={styles.hint}>{how === 'hide' ? texts.hideLine : texts.removeLine}</p>
        {problem !== undefined && (
          <HintStrip tone="danger" live>
            {problem}
          </HintStrip>
        )}
        <Field label={texts.reason} required>
          <Select
            value={choice}
            placeholder={texts.needsReason}
            onChange={(next) => {
              setChoice(next)
              setProblem(undefined)
            }}
            options={[...texts.reasons, texts.own].map((words) => ({ value: words, label: words }))}
          />
        </Field>
        <Field label={texts.detail}>
          <TextArea
            rows={2}
            maxLength={MOST_LETTERS}
            value={own}
            onChange={(event) => {
              setOwn(event.currentTarget.value)
              setProblem(undefined)
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}
