import { formatStatLine, type StatLine } from '@gyeol/catalogue'
import { useState } from 'react'
import { EditIcon } from '../../../shared/icons/icons.ts'
import { readStatLines } from '../../../shared/stats/read-stat-lines.ts'
import { STAT_WORDS } from '../../../shared/stats/stat-words.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { characterTexts } from '../character.texts.ts'
import type { SavedGrant } from '../taken-over.ts'

const MOST_LINES = 60

type LinesButtonProps = {
  readonly label: string
  readonly lines: readonly StatLine[]
  readonly grants?: readonly SavedGrant[]
  readonly onChange: (lines: readonly StatLine[]) => void
}

/** Opens the options of something as text; nothing is taken over while a line is not understood. */
export function LinesButton({ label, lines, grants, onChange }: LinesButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const texts = characterTexts.lines
  return (
    <>
      <Button size="small" icon={<EditIcon />} onClick={() => setOpen(true)}>
        {texts.edit(label)}
      </Button>
      {isOpen && (
        <LinesDialog
          label={label}
          lines={lines}
          grants={grants ?? []}
          onClose={() => setOpen(false)}
          onChange={onChange}
        />
      )}
    </>
  )
}

type LinesDialogProps = LinesButtonProps & {
  readonly grants: readonly SavedGrant[]
  readonly onClose: () => void
}

function LinesDialog({ label, lines, grants, onChange, onClose }: LinesDialogProps) {
  const words = characterTexts
  const texts = words.lines
  const [typed, setTyped] = useState(() => textOf(lines))
  const [error, setError] = useState<string | undefined>()
  const apply = () => {
    const parsed = readStatLines(typed)
    if (!parsed.ok) setError(texts.problem[parsed.problem.kind](parsed.problem.text))
    else if (parsed.lines.length > MOST_LINES) setError(texts.tooMany(MOST_LINES))
    else {
      onChange(parsed.lines)
      onClose()
    }
  }
  return (
    <Dialog
      open
      title={texts.edit(label)}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button variant="primary" onClick={apply}>
          {texts.apply}
        </Button>
      }
    >
      {grants.length > 0 && (
        <Field label={words.gear.grantFrom}>
          <GrantChoice grants={grants} onChoose={(chosen) => setTyped(textOf(chosen))} />
        </Field>
      )}
      <Field label={label} hint={texts.hint} error={error}>
        <TextArea
          rows={8}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </Field>
    </Dialog>
  )
}

function GrantChoice({
  grants,
  onChoose,
}: {
  readonly grants: readonly SavedGrant[]
  readonly onChoose: (lines: readonly StatLine[]) => void
}) {
  return (
    <div role="group">
      {grants.map(({ id, name, lines }) => (
        <Button key={id} size="small" variant="soft" onClick={() => onChoose(lines)}>
          {name}
        </Button>
      ))}
    </div>
  )
}

function textOf(lines: readonly StatLine[]): string {
  return lines.map((line) => formatStatLine(line, STAT_WORDS)).join('\n')
}
