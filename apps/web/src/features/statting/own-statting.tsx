import type { Recipe } from '@gyeol/statting'
import { useState } from 'react'
import { SaveTabs } from '../../shared/named-saves/save-tabs.tsx'
import { ActionDock } from '../../shared/ui/layout/action-dock.tsx'
import { useDialogsSoon } from '../../shared/loading/use-dialogs-soon.ts'
import { receivedFor } from '../../shared/files/received.ts'
import { offerTakeBack } from '../../shared/toast/offer-take-back.ts'
import { showToast } from '../../shared/toast/toast.ts'
import { HistoryButtons, MainButtons } from './result/action-buttons.tsx'
import { DockSummary } from './result/dock-summary.tsx'
import { changeText } from './log/change-words.ts'
import { LookingBar } from './share/looking-bar.tsx'
import type { OwnDialog } from './own-dialog.ts'
import { OwnHeader } from './own-header.tsx'
import { focusSlot, focusSlotWhenDrawn } from './slots/slot-focus.ts'
import { StattingBoard, type BoardActions } from './statting-board.tsx'
import planner from '../../shared/ui/layout/planner.module.css'
import styles from './statting-screen.module.css'
import { stattingTexts } from './statting.texts.ts'
import { nextWithoutValue, viewAfter } from './sessions/statting-view.ts'
import { stattingSaved } from './sessions/statting.saved.ts'
import { wordsFor } from './statting-words.ts'
import { useBuildText } from './share/use-build-text.ts'
import type { Statting } from './sessions/use-statting.ts'
import { useStattingKeys } from './use-statting-keys.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const OwnDialogs = latePart(async () => (await import('./own-dialogs.tsx')).OwnDialogs)

/** One's own sessions: tabs, board, dialogs, keys and the phone's dock. */
export function OwnStatting({ statting }: { readonly statting: Statting }) {
  const texts = stattingTexts
  const { doc, view } = statting
  const [dialog, setDialog] = useState<OwnDialog | null>(() =>
    receivedFor('/statting') === null ? null : { kind: 'import' },
  )
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
    onUndo: step(() => {
      const change = statting.undo()
      // A confirm is seen to go; the others may stand outside of what is in sight.
      if (change && change.kind !== 'confirm') {
        showToast(texts.actions.undone(changeText(change, texts)))
      }
    }),
    onRedo: step(statting.redo),
    onRepeat: step(statting.repeat),
  }
  const confirm = step(statting.confirm)
  const main = {
    view,
    words,
    onConfirm: confirm,
    onShare: () => setDialog({ kind: 'share' }),
    onPicture: () => setDialog({ kind: 'picture' }),
  }
  const areDialogsWanted = useDialogsSoon(OwnDialogs.fetch) || dialog !== null
  useStattingKeys(
    {
      confirm,
      enter: (slot, field) => {
        const next = nextWithoutValue(view.session, slot)
        if (next !== null) focusSlot(next)
        // Under a thumb the key is the keyboard's "done": what it closes must not be confirmed unasked.
        else if (matchMedia('(pointer: coarse)').matches) field.blur()
        else confirm()
      },
      undo: history.onUndo,
      redo: history.onRedo,
      repeat: history.onRepeat,
      focusSlot,
    },
    lookingAt === null,
  )

  const pick = (options: Parameters<typeof statting.pick>[0]) => {
    statting.pick(options)
    setDialog(null)
    focusSlotWhenDrawn(options[0]?.slot ?? 0)
  }
  const actions: BoardActions = {
    onChange: statting.changeSettings,
    onEditSetting: (name) => setDialog({ kind: 'setting', name }),
    onPickOpen: (slot) => setDialog({ kind: 'pick', slot }),
    onRemove: (slot) => pick([{ slot, option: null }]),
    onValue: statting.enter,
    onInvalidText: statting.enterInvalid,
    onLook: (count) => setLook(count === lookingAt ? null : { steps: doc.steps, count }),
    onEdit: (index) => setDialog({ kind: 'edit-step', index }),
    onDelete: (index) => {
      setLook(null)
      const takeBack = { label: texts.actions.undo, ...statting.deleteStep(index) }
      offerTakeBack(stattingSaved, texts.log.deleted(index + 1), takeBack)
    },
    onCopy: text.copy,
  }

  return (
    <div className={planner.screen}>
      <OwnHeader statting={statting} onOpen={setDialog} />
      <SaveTabs
        label={texts.tabs.label}
        addLabel={texts.tabs.add}
        saves={statting.workspace}
        onSelect={statting.select}
        onRename={() => setDialog({ kind: 'rename' })}
        onAdd={() => statting.add()}
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
            <MainButtons {...main} />
          </>
        }
      />
      <p className={styles.keys}>{texts.keys.hint}</p>
      {areDialogsWanted && (
        <OwnDialogs
          statting={statting}
          dialog={dialog}
          text={text.text}
          onPick={pick}
          onOpen={setDialog}
        />
      )}
      <ActionDock
        label={texts.actions.dock}
        summary={<DockSummary view={view} />}
        actions={<HistoryButtons view={view} words={words} {...history} />}
        main={<MainButtons isShort {...main} />}
      />
    </div>
  )
}
