import type { ContentKind, ContentRef, KindCount } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { type ReactNode, useState } from 'react'
import { latePart } from '../loading/late-part.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import styles from './moderation.module.css'
import { takeDownTexts } from './take-down.texts.ts'

const TakeDownDialog = latePart(async () => (await import('./take-down-dialog.tsx')).TakeDownDialog)

/** One of several in a list; `makerId` is null for what is nobody's. */
export type Choosable = ContentRef & { readonly makerId: string | null }

/** Which of a list are chosen; what is no longer in it is none of them. */
export function useChoice(items: readonly Choosable[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = items.filter(({ id }) => ids.has(id))
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(ids)
    if (isChosen) next.add(id)
    else next.delete(id)
    setIds(next)
  }
  const makers = new Set(chosen.map(({ makerId }) => makerId))
  const ofMakers = items.filter(
    ({ id, makerId }) => ids.has(id) || (makerId !== null && makers.has(makerId)),
  )
  return {
    chosen,
    has: (id: string) => ids.has(id),
    canChoose: (id: string) => items.some((item) => item.id === id),
    toggle,
    clear: () => setIds(new Set()),
    chooseAll: () => setIds(new Set(items.map(({ id }) => id))),
    /** Chooses what else the makers of the chosen have made; null when there is nothing else. */
    addOfMakers:
      ofMakers.length > chosen.length ? () => setIds(new Set(ofMakers.map(({ id }) => id))) : null,
  }
}

/** See {@link useChoice}. */
export type Choice = ReturnType<typeof useChoice>

type ChoiceBoxProps = {
  readonly choice: Choice
  readonly id: string
  readonly name: string
  /** For a list whose rows say nothing but their name. */
  readonly isNameAlone?: boolean
}

/** Chooses one of a list. */
export function ChoiceBox({ choice, id, name, isNameAlone = false }: ChoiceBoxProps) {
  return (
    <Checkbox
      label={isNameAlone ? name : takeDownTexts.choose(name)}
      checked={choice.has(id)}
      onChange={(isChosen) => choice.toggle(id, isChosen)}
    />
  )
}

type ChoiceBarProps = {
  readonly choice: Choice
  /** What is done with them: what waits is sent back, what is shown is taken down. */
  readonly act?: 'reject' | 'takeDown'
  /** What else can be done with them. */
  readonly children?: ReactNode
}

/** What can be done with everything that is chosen; nothing while nothing is. */
export function ChoiceBar({ choice, act = 'takeDown', children }: ChoiceBarProps) {
  const texts = takeDownTexts
  const [isOpen, setOpen] = useState(false)
  const { chosen, addOfMakers, clear } = choice
  if (chosen.length === 0) return null
  return (
    <section className={styles.bar} aria-label={texts.chosen(formatNumber(chosen.length))}>
      <span className={styles.chosen} role="status">
        {texts.chosen(formatNumber(chosen.length))}
      </span>
      {addOfMakers !== null && <Button onClick={addOfMakers}>{texts.sameMaker}</Button>}
      <Button variant="ghost" onClick={clear}>
        {texts.clear}
      </Button>
      {children}
      <Button variant="danger" onClick={() => setOpen(true)}>
        {texts[act]}
      </Button>
      {isOpen && (
        <TakeDownDialog
          counts={countKinds(chosen)}
          target={{ contents: chosen.map(({ kind, id }) => ({ kind, id })) }}
          onClose={() => setOpen(false)}
          onDone={clear}
        />
      )}
    </section>
  )
}

function countKinds(chosen: readonly Choosable[]): KindCount[] {
  const kinds = new Map<ContentKind, number>()
  for (const { kind } of chosen) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  return [...kinds].map(([kind, count]) => ({ kind, count }))
}
