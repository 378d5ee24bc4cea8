import { useMemo } from 'react'
import { useNamedSaves } from '../../../shared/named-saves/use-named-saves.ts'
import { useStore } from '../../../shared/store/use-store.ts'
import { characterTexts } from '../character.texts.ts'
import { noteChange, trailOf, trails, travel } from './build-history.ts'
import { buildSheet } from './build-sheet.ts'
import { charactersSaved, newCharacter } from './character.saved.ts'
import { activeOf } from '../../../shared/named-saves/named-saves.ts'
import { bodyOf, type CharacterBody } from './character-build.ts'

/** The characters of this browser and everything that can be done to them. */
export type CharactersState = ReturnType<typeof useCharacters>

/** Changes the body of the character in front; undo brings the one before back. */
export type ChangeBody = (change: (body: CharacterBody) => CharacterBody) => void

/** Binds the screen to what is kept. */
export function useCharacters() {
  const { copySuffix } = characterTexts.korea.saves
  const { saves, active, edits, closing } = useNamedSaves(charactersSaved, copySuffix)
  const trail = trailOf(useStore(trails), active.id)
  const built = useMemo(() => buildSheet(active), [active])
  const acts = useMemo(() => actsOf(edits.edit), [edits])
  return {
    saves,
    character: active,
    built,
    canUndo: trail.past.length > 0,
    canRedo: trail.undone.length > 0,
    ...acts,
    ...edits,
    ...closing,
    close: () => closing.closeFor(newCharacter()),
    addEmpty: () => edits.add(() => newCharacter()),
    addIncoming: (name: string, body: CharacterBody) =>
      edits.add(() => ({ ...newCharacter(body), name })),
  }
}

type Edit = ReturnType<typeof useNamedSaves<ReturnType<typeof newCharacter>>>['edits']['edit']

function actsOf(edit: Edit) {
  const change: ChangeBody = (run) => {
    const before = activeOf(charactersSaved.load())
    const after = run(bodyOf(before))
    noteChange(before)
    edit((item, at) => ({ ...item, ...after, updatedAt: at }))
  }
  const go = (direction: 'undo' | 'redo') => {
    const body = travel(activeOf(charactersSaved.load()), direction)
    if (body) edit((item, at) => ({ ...item, ...body, updatedAt: at }))
  }
  return { change, undo: () => go('undo'), redo: () => go('redo') }
}
