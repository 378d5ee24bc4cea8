import { expectedSuccess } from '@gyeol/statting'
import { useMemo } from 'react'
import { FormulaLog } from './log/formula-log.tsx'
import { MaterialCard } from './result/material-card.tsx'
import { ResultCard } from './result/result-card.tsx'
import { SettingsStrip } from './settings/settings-strip.tsx'
import { SlotList } from './slots/slot-list.tsx'
import styles from './statting-board.module.css'
import { stattingTexts } from './statting.texts.ts'
import type { StattingDocument } from './sessions/statting-document.ts'
import type { StattingView } from './sessions/statting-view.ts'
import { readOnlyAdvice, wordsFor } from './statting-words.ts'

type Parts = {
  readonly settings: Parameters<typeof SettingsStrip>[0]
  readonly slots: Parameters<typeof SlotList>[0]
  readonly log: Parameters<typeof FormulaLog>[0]
  readonly result: Parameters<typeof ResultCard>[0]
}

/** What the board may do; everything absent makes it a picture to read. */
export type BoardActions = Omit<
  Parts['settings'],
  'settings' | 'isReadOnly' | 'hasExpertReinforcement2'
> &
  Omit<Parts['slots'], 'view' | 'values' | 'isReadOnly'> &
  Pick<Parts['log'], 'onLook' | 'onEdit' | 'onDelete' | 'onCopy'>

type StattingBoardProps = {
  readonly doc: StattingDocument
  /** What is shown: the session now, or as it was after a past step. */
  readonly view: StattingView
  /** The session now: its log stays in sight while a past state is shown. */
  readonly logView: StattingView
  readonly lookingAt: number | null
  readonly hasExpertReinforcement2: boolean
  readonly isReadOnly: boolean
  readonly actions: BoardActions
  readonly buttons: Parts['result']['actions']
}

/** Settings, slots, outcome, materials and history of one session. */
export function StattingBoard(props: StattingBoardProps) {
  const { doc, view, logView, actions, isReadOnly } = props
  const values = useMemo(() => doc.drafts.map((draft) => draft.value), [doc.drafts])
  const isPast = props.lookingAt !== null
  const canAct = !isReadOnly && !isPast
  const advice = useMemo(
    () =>
      canAct ? wordsFor(doc, view, stattingTexts).advice : readOnlyAdvice(view, stattingTexts),
    [canAct, doc, view],
  )
  return (
    <>
      <SettingsStrip
        settings={doc.settings}
        hasExpertReinforcement2={props.hasExpertReinforcement2}
        isReadOnly={isReadOnly || isPast}
        {...actions}
      />
      <div className={styles.columns}>
        <div className={styles.left}>
          <SlotList
            view={view}
            values={isPast ? [] : values}
            isReadOnly={isReadOnly || isPast}
            {...actions}
          />
          <FormulaLog
            doc={doc}
            view={logView}
            lookingAt={props.lookingAt}
            isReadOnly={isReadOnly}
            {...actions}
          />
        </div>
        <div className={styles.rail}>
          <ResultCard
            view={view}
            advice={advice}
            expected={expectedOf(view, props.hasExpertReinforcement2)}
            actions={isPast ? undefined : props.buttons}
          />
          <MaterialCard view={view} />
        </div>
      </div>
    </>
  )
}

function expectedOf(view: StattingView, hasExpertReinforcement2: boolean) {
  const { session, preview } = view
  const positives = session.slots.filter(
    (slot) => slot.option !== null && slot.pendingSteps > 0,
  ).length
  if (positives === 0 || (session.finished === null && !preview.finishes)) return null
  const rate = session.finished ?? preview.successRate
  return {
    positives,
    rate: expectedSuccess({ rate, positives, expertReinforcement2: hasExpertReinforcement2 }),
    hasExpertReinforcement2,
  }
}
