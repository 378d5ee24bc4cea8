import type { Alternative } from '@gyeol/character'
import { useEffect, useMemo } from 'react'
import { activeOf } from '../../../shared/named-saves/named-saves.ts'
import { useNamedSaves } from '../../../shared/named-saves/use-named-saves.ts'
import { useStore } from '../../../shared/store/use-store.ts'
import { characterTexts } from '../character.texts.ts'
import { useSkillEffects } from '../skills/skill-effects.ts'
import { endEdit, noteChange, trailOf, trails, travel } from './build-history.ts'
import { buildSheet } from './build-sheet.ts'
import { type Characters, charactersSaved, newCharacter } from './character.saved.ts'
import { keepTrailsOverReload } from './kept-trails.ts'
import { bodyOf, type CastSetting, type CharacterBody, isLearned } from './character-build.ts'

/** The characters of this browser and everything that can be done to them. */
export type CharactersState = ReturnType<typeof useCharacters>

/**
 * Changes the body of the character in front; undo brings the one before back. All changes of one
 * `field` are one step until the field is left.
 */
export type ChangeBody = (change: (body: CharacterBody) => CharacterBody, field?: string) => void

/** Changes what "몇 타?" asks, which is no step of the build. */
export type AskCast = (patch: Partial<CastSetting>) => void

/** Binds the screen to what is kept. */
export function useCharacters() {
  const { copySuffix } = characterTexts.saves
  const { saves, active, edits } = useNamedSaves(charactersSaved, copySuffix)
  const trail = trailOf(useStore(trails), active.id)
  const { effects, isFailed } = useSkillEffects(isLearned(active))
  const built = useMemo(() => buildSheet(active, effects ?? undefined), [active, effects])
  const acts = useMemo(() => actsOf(edits.edit), [edits])
  useEffect(keepTrailsOverReload, [])
  useEffect(() => {
    document.addEventListener('focusout', endEdit)
    return () => document.removeEventListener('focusout', endEdit)
  }, [])
  return {
    saves,
    character: active,
    built,
    /** The numbers of its skills are still to come, or could not be had. */
    skillNumbers: effects || !isLearned(active) ? 'there' : isFailed ? 'failed' : 'coming',
    canUndo: trail.past.length > 0,
    canRedo: trail.undone.length > 0,
    ...acts,
    ...edits,
    addEmpty: () => edits.add(() => newCharacter()),
    addIncoming: (name: string, body: CharacterBody) =>
      edits.add(() => ({ ...newCharacter(body), name })),
  } as const
}

type Edit = ReturnType<typeof useNamedSaves<Characters>>['edits']['edit']

function actsOf(edit: Edit) {
  const change: ChangeBody = (run, field) => {
    const before = activeOf(charactersSaved.load())
    const after = run(bodyOf(before))
    noteChange(before, field ?? null)
    edit((item, at) => ({ ...item, ...after, updatedAt: at }))
  }
  const ask: AskCast = (patch) =>
    edit((item, at) => ({ ...item, cast: { ...item.cast, ...patch }, updatedAt: at }))
  const go = (direction: 'undo' | 'redo') => {
    const worn = travel(activeOf(charactersSaved.load()), direction)
    if (worn) edit((item, at) => ({ ...item, ...worn, updatedAt: at }))
  }
  /** Takes a rule the way other programs take it, or back. */
  const choose = (rule: Alternative, isOther: boolean) =>
    change((now) => {
      const rest = now.otherwise.filter((one) => one !== rule)
      return { ...now, otherwise: isOther ? [...rest, rule] : rest }
    })
  return { change, ask, choose, undo: () => go('undo'), redo: () => go('redo') }
}
