import type { RecipeStep, Settings } from '@gyeol/statting'
import { useMemo } from 'react'
import { selectSave, updateSave } from '../../../shared/named-saves/named-saves.ts'
import { useNamedSaves } from '../../../shared/named-saves/use-named-saves.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { beginSession } from './begin-session.ts'
import { correctionSaved, rememberPlayerSettings } from './stat-state.saved.ts'
import { stattingSaved, type Workspace } from './statting.saved.ts'
import { stattingTexts } from '../statting.texts.ts'
import {
  changedSettings,
  changeSettings,
  clearSteps,
  deleteStep,
  editStep,
  lastChange,
  pickOptions,
  redoChange,
  undoChange,
} from './session-changes.ts'
import {
  EMPTY_DRAFT,
  type SessionChange,
  type StattingDocument,
  withDraft,
  withoutInvalidTexts,
} from './statting-document.ts'
import { commit, type StattingView, viewOf } from './statting-view.ts'

/** The sessions of this browser and everything that can be done to them. */
export type Statting = ReturnType<typeof useStatting>

type Edit = (doc: StattingDocument) => StattingDocument

/** Binds the screen to what is kept. Every edit is a pure function, so that two tabs merge and nothing is lost. */
export function useStatting() {
  const { saves, active, edits } = useNamedSaves(stattingSaved, stattingTexts.tabs.copySuffix)
  const [hasExpertReinforcement2, setExpertReinforcement2] = useSaved(correctionSaved)
  const doc = active
  const view: StattingView = useMemo(() => viewOf(doc), [doc])
  const session = useSessionActions(doc.id)
  return {
    workspace: saves,
    doc,
    view,
    hasExpertReinforcement2,
    setExpertReinforcement2,
    ...session,
    add: beginSession,
    rename: edits.rename,
    copy: edits.addCopy,
    // The field that shows what could not be read is about to leave the screen.
    select: (wanted: string) =>
      stattingSaved.update((all) =>
        selectSave(updateSave(all, doc.id, withoutInvalidTexts), wanted),
      ),
    setSearch: (search: Workspace['search']) => stattingSaved.update((all) => ({ ...all, search })),
  }
}

function useSessionActions(id: string) {
  return useMemo(() => {
    const edit = (change: Edit) => {
      const at = Date.now()
      stattingSaved.update((all) =>
        updateSave(all, id, (doc) => {
          const next = change(doc)
          return Object.is(next, doc) ? doc : { ...next, updatedAt: at }
        }),
      )
    }
    return {
      /** Options for the slots, one thing done; null empties a slot. */
      pick: (options: Parameters<typeof pickOptions>[1]) =>
        edit((doc) => pickOptions(doc, options)),
      enter: (slot: number, value: number) =>
        edit((doc) => withDraft(doc, slot, { option: doc.drafts[slot]?.option ?? null, value })),
      enterInvalid: (slot: number, invalidText: string) =>
        edit((doc) => withDraft(doc, slot, { ...(doc.drafts[slot] ?? EMPTY_DRAFT), invalidText })),
      confirm: () => edit((doc) => commit(doc, 'confirm')),
      repeat: () => edit((doc) => commit(doc, 'repeat')),
      undo: () => {
        const change = takenBack(id)
        if (change?.kind === 'settings') rememberDifference(change.after, change.before)
        edit(undoChange)
        return change
      },
      redo: () => {
        const change = documentNow(id)?.undone.at(-1) ?? null
        if (change?.kind === 'settings') rememberDifference(change.before, change.after)
        edit(redoChange)
        return change
      },
      clear: () => edit(clearSteps),
      editStep: (index: number, step: RecipeStep) => edit((doc) => editStep(doc, index, step)),
      /** Gives the way to take exactly this back, and whether nothing else was done since. */
      deleteStep: (index: number) => {
        edit((doc) => deleteStep(doc, index))
        const length = documentNow(id)?.past.length
        const isStill = () =>
          documentNow(id)?.past.length === length && takenBack(id)?.kind === 'delete'
        const run = () => {
          if (isStill()) edit(undoChange)
        }
        return { run, isStill }
      },
      changeSettings: (patch: Partial<Settings>) => {
        rememberPlayerSettings(patch)
        const at = Date.now()
        edit((doc) => changeSettings(doc, patch, at))
      },
    }
  }, [id])
}

function documentNow(id: string): StattingDocument | undefined {
  return stattingSaved.load().items.find((doc) => doc.id === id)
}

function takenBack(id: string): SessionChange | null {
  const doc = documentNow(id)
  return doc ? lastChange(doc) : null
}

/** The next new session starts from what stands in the fields, also after an undo. */
function rememberDifference(from: Settings, to: Settings): void {
  const names = changedSettings(from, to)
  rememberPlayerSettings(Object.fromEntries(names.map((name) => [name, to[name]])))
}
