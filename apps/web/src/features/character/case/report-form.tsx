import type { CharacterInput } from '@gyeol/character'
import { parseKoreanNumber } from '@gyeol/korean'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { draftsSaved, dropDraft, keepDraft } from '../../../shared/forms/drafts.saved.ts'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { createIdempotencyKeys } from '../../../shared/forms/idempotency.ts'
import { loginPath } from '../../../shared/router/safe-path.ts'
import { useIsMember } from '../../../shared/session/session-store.ts'
import { showLongToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea, TextField } from '../../../shared/ui/fields/text-field.tsx'
import { bodyOf, type CharacterBody } from '../build/character-build.ts'
import { useReportCharacterCaseMutation } from './case.api.ts'
import type { OwnFigure } from './case-figures.ts'
import { caseInputs } from './case-inputs.ts'
import styles from './case.module.css'
import { caseTexts } from './case.texts.ts'

const MOST_WORD = 200

type ReportFormProps = {
  readonly own: OwnFigure
  readonly character: CharacterBody
  /** What our own value was calculated from. */
  readonly input: CharacterInput
  readonly onClose: () => void
}

/** The value and a word. What was typed outlives the way to the login and back. */
export function ReportForm({ own, character, input, onClose }: ReportFormProps) {
  const texts = caseTexts
  const isMember = useIsMember()
  const navigate = useNavigate()
  const [typed, setTyped] = useTyped(own.figure)
  const [problem, setProblem] = useState<string | null>(null)
  const [badValue, setBadValue] = useState<string | undefined>()
  const [report, { isLoading }] = useReportCharacterCaseMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const type = (patch: Partial<Typed>) => {
    setTyped({ ...typed, ...patch })
    setBadValue(undefined)
  }
  const send = async () => {
    const theirs = valueOf(typed.theirs)
    if (theirs === null) return setBadValue(texts.theirsBad)
    if (theirs === own.ours) return setBadValue(texts.theirsSame)
    if (!isMember) return void navigate(loginPath(`/character?report=${own.figure}`))
    const body = {
      figure: own.figure,
      ours: own.ours,
      theirs,
      word: typed.word.trim(),
      build: { ...bodyOf(character) },
      inputs: caseInputs(input, own.hit),
    }
    setProblem(null)
    try {
      await report({ body, idempotencyKey: keyFor(body) }).unwrap()
      dropDraft(keyOf(own.figure))
      showLongToast(texts.sent, 'success')
      onClose()
    } catch (error) {
      const { code, message, fields } = refusalOf(error)
      setProblem(code === 'DUPLICATE' ? texts.duplicate : (fields[0]?.message ?? message))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void send()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problem !== null && (
        <HintStrip tone="danger" live>
          {problem}
        </HintStrip>
      )}
      <Field label={texts.theirs} hint={texts.theirsHint} error={badValue} required>
        <TextField
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed.theirs}
          onChange={(event) => type({ theirs: event.currentTarget.value })}
        />
      </Field>
      <Field label={texts.word} hint={texts.wordHint}>
        <TextArea
          rows={2}
          maxLength={MOST_WORD}
          value={typed.word}
          onChange={(event) => type({ word: event.currentTarget.value })}
        />
      </Field>
      <p className={styles.muted}>{isMember ? texts.sends : texts.loginLine}</p>
      <Button type="submit" block variant="primary" busy={isLoading}>
        {isMember ? texts.send : texts.login}
      </Button>
    </form>
  )
}

type Typed = { readonly theirs: string; readonly word: string }

const keyOf = (figure: string) => `character-case/${figure}`

function useTyped(figure: string): [Typed, (typed: Typed) => void] {
  const [typed, setTyped] = useState((): Typed => {
    const kept = draftsSaved.load()[keyOf(figure)]?.values
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return { theirs: text(kept?.['theirs']), word: text(kept?.['word']) }
  })
  const keep = (next: Typed) => {
    setTyped(next)
    keepDraft(keyOf(figure), { at: Date.now(), version: null, values: next })
  }
  return [typed, keep]
}

/** `−20`, `7,955`, `62.5%`, `12만`; null for what is no number. */
function valueOf(text: string): number | null {
  const plain = text.replaceAll(/[\s%,]/g, '').replace('−', '-')
  if (/^-?\d+(?:\.\d+)?$/.test(plain)) return Number(plain)
  const read = parseKoreanNumber(plain)
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}
