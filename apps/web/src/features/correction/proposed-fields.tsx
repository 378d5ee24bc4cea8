import type { Correction } from '@gyeol/contract'
import { CellChanges } from '../../shared/catalogue/cell-changes.tsx'
import { CheckRow } from '../../shared/ui/fields/check-row.tsx'
import styles from './correction.module.css'
import { correctionTexts } from './correction.texts.ts'

type ProposedFieldsProps = {
  readonly correction: Correction
  /** Where a reviewer takes over some fields and leaves others, by their codes. */
  readonly choice?: FieldChoice
  /** What is there now stays: nothing of the proposal is taken over. */
  readonly isRefused?: boolean
}

/** Which fields of a proposal are left out; nothing is in the beginning. */
export type FieldChoice = {
  readonly left: ReadonlySet<string>
  readonly onChange: (left: ReadonlySet<string>) => void
}

/** Values as the catalogue's files write them, now and as proposed. */
export function ProposedFields({ correction, choice, isRefused = false }: ProposedFieldsProps) {
  const texts = correctionTexts
  const { fields, state, entityName, missingName, author } = correction
  if (missingName !== null) return <p className={styles.muted}>{texts.missingNote}</p>
  if (fields.length === 0) {
    if (entityName === null) return null
    const isShipped = author === null
    const words = isShipped ? texts.shipped.same : texts.noFields
    return <p className={styles.muted}>{state === 'accepted' ? texts.applied : words}</p>
  }
  const changes = fields.map(({ code, title, current, proposed }) => {
    return { code, title, before: current, after: proposed }
  })
  if (choice === undefined || fields.length === 1) {
    return (
      <>
        {state === 'accepted' && <p className={styles.muted}>{texts.differs}</p>}
        <CellChanges
          changes={changes}
          {...(isRefused ? { kept: new Set(changes.map(({ code }) => code)) } : {})}
        />
      </>
    )
  }
  const { left, onChange } = choice
  const choose = (code: string, isTaken: boolean) => {
    const others = [...left].filter((one) => one !== code)
    onChange(new Set(isTaken ? others : [...others, code]))
  }
  return (
    <>
      <p className={styles.muted}>{texts.choose}</p>
      <CellChanges
        changes={changes}
        kept={left}
        renderTitle={({ code, title }) => (
          <span className={styles.pick}>
            <CheckRow
              look="box"
              label={title}
              checked={!left.has(code)}
              onChange={(isTaken) => choose(code, isTaken)}
            />
          </span>
        )}
      />
    </>
  )
}
