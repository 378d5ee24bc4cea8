import type { Recipe } from '@gyeol/statting'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ClosedBar } from '../../shared/named-saves/closed-bar.tsx'
import { SaveTabs } from '../../shared/named-saves/save-tabs.tsx'
import { ActionDock } from '../../shared/ui/layout/action-dock.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import { ConfirmButton, HistoryButtons } from './result/action-buttons.tsx'
import { DockSummary } from './result/dock-summary.tsx'
import { LookingBar } from './share/looking-bar.tsx'
import type { OwnDialog } from './own-dialog.ts'
import { OwnHeader } from './own-header.tsx'
import { focusSlot, focusSlotWhenDrawn } from './slots/slot-focus.ts'
import { StattingBoard, type BoardActions } from './statting-board.tsx'
import styles from './statting-screen.module.css'
import { stattingTexts } from './statting.texts.ts'
import { viewAfter } from './sessions/statting-view.ts'
import { wordsFor } from './statting-words.ts'
import { useBuildText } from './share/use-build-text.ts'
import type { Statting } from './sessions/use-statting.ts'
import { useStattingKeys } from './use-statting-keys.ts'

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const loadLayers = () => import('./own-dialogs.tsx')
const OwnDialogs = lazy(async () => ({ default: (await loadLayers()).OwnDialogs }))

/** One's own sessions: tabs, board, dialogs, keys and the phone's dock. */
export function OwnStatting({ statting }: { readonly statting: Statting }) {
  const texts = useTexts(stattingTexts)
  const { doc, view, closed } = statting
  const { documents, activeId } = statting.workspace
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const [look, setLook] = useState<{ steps: Recipe; count: number } | null>(null)
  // Any change of the steps leads back to now.
  const lookingAt = look?.steps === doc.steps ? look.count : null
  const shown = lookingAt === null ? view : viewAfter(doc, lookingAt)
  const words = wordsFor(doc, view, texts)
  const text = useBuildText(doc, view)
  const step = (run: () => void) => () => {
    setLook(null)
    run()
  }
  const history = {
    onUndo: step(statting.undo),
    onRedo: step(statting.redo),
    onRepeat: step(statting.repeat),
  }
  const confirm = step(statting.confirm)

  const areLayersWanted = useLayersSoon() || dialog !== null

  useStattingKeys(
    {
      confirm,
      undo: history.onUndo,
      redo: history.onRedo,
      repeat: history.onRepeat,
      focusSlot,
    },
    lookingAt === null,
  )

  const pick = (slot: number, option: string) => {
    statting.pick(slot, option)
    setDialog(null)
    focusSlotWhenDrawn(slot)
  }
  const actions: BoardActions = {
    onChange: statting.changeSettings,
    onEditSetting: (name) => setDialog({ kind: 'setting', name }),
    onPickOpen: (slot) => setDialog({ kind: 'pick', slot }),
    onRemove: (slot) => {
      statting.pick(slot, null)
      focusSlotWhenDrawn(slot)
    },
    onValue: statting.enter,
    onInvalidText: statting.enterInvalid,
    onLook: (count) => setLook(count === lookingAt ? null : { steps: doc.steps, count }),
    onEdit: (index) => setDialog({ kind: 'edit-step', index }),
    onDelete: (index) => step(() => statting.deleteStep(index))(),
    onCopy: text.copy,
  }

  return (
    <div className={styles.screen}>
      <OwnHeader statting={statting} onOpen={setDialog} />
      <SaveTabs
        label={texts.tabs.label}
        addLabel={texts.tabs.add}
        saves={{ items: documents, activeId }}
        onSelect={statting.select}
        onRename={() => setDialog({ kind: 'rename' })}
        onAdd={() => statting.add()}
      />
      <ClosedBar
        name={closed?.doc.name ?? null}
        onReopen={() => closed && statting.reopen(closed)}
        onDismiss={statting.dismissClosed}
      />
      {lookingAt !== null && <LookingBar count={lookingAt} onBack={() => setLook(null)} />}
      <StattingBoard
        doc={doc}
        view={shown}
        logView={view}
        lookingAt={lookingAt}
        hasExpertReinforcement2={statting.hasExpertReinforcement2}
        isReadOnly={false}
        actions={actions}
        buttons={
          <>
            <HistoryButtons view={view} words={words} {...history} />
            <ConfirmButton view={view} words={words} onConfirm={confirm} />
          </>
        }
      />
      <p className={styles.keys}>{texts.keys.hint}</p>
      <Suspense fallback={null}>
        {areLayersWanted && (
          <OwnDialogs
            statting={statting}
            dialog={dialog}
            text={text.text}
            onPick={pick}
            onOpen={setDialog}
          />
        )}
      </Suspense>
      <ActionDock
        label={texts.actions.dock}
        summary={<DockSummary view={view} />}
        actions={<HistoryButtons view={view} words={words} {...history} />}
        main={<ConfirmButton view={view} words={words} isShort onConfirm={confirm} />}
      />
    </div>
  )
}

/**
 * True from the first sign that somebody is there: the layers are fetched then, so that the first sight stays light and
 * the first tap still opens at once.
 */
function useLayersSoon(): boolean {
  const [isSoon, setIsSoon] = useState(false)
  useEffect(() => {
    const wake = () => setIsSoon(true)
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, wake, { once: true })
    return () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, wake)
    }
  }, [])
  return isSoon
}
