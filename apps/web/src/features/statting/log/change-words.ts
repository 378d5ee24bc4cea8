import type { Settings } from '@gyeol/statting'
import { changedSettings } from '../sessions/session-changes.ts'
import type { SessionChange, SlotPick } from '../sessions/statting-document.ts'
import { settingWords } from '../settings/setting-words.ts'
import { optionName } from '../slots/option-labels.ts'
import type { stattingTexts } from '../statting.texts.ts'
import { recipeStepText } from './step-words.ts'

type Texts = typeof stattingTexts

/** What was done, in the words of the screen: "ATK +5%", "3번째 확정 지우기", "레벨 305 → 290". */
export function changeText(change: SessionChange, texts: Texts): string {
  switch (change.kind) {
    case 'confirm':
      return recipeStepText(change.step)
    case 'edit':
      return texts.log.editStep(change.index + 1)
    case 'delete':
      return texts.log.deleteStep(change.index + 1)
    case 'clear':
      return texts.actions.reset
    case 'settings':
      return settingsText(change.before, change.after, texts)
    case 'pick':
      return picksText(change.picks, texts)
  }
}

function picksText(picks: readonly SlotPick[], { actions }: Texts): string {
  const put = picks.flatMap(({ after }) => (after.option === null ? [] : [after.option]))
  const [first] = put
  if (first !== undefined) return actions.put(optionName(first), put.length - 1)
  return actions.taken(optionName(picks[0]?.before.option ?? ''))
}

const CELL_OF = { elementMatches: 'element', ruleSet: 'rule' } as const

function settingsText(before: Settings, after: Settings, texts: Texts): string {
  const from = settingWords(before, false, texts.settings)
  const to = settingWords(after, false, texts.settings)
  const changes = changedSettings(before, after).map((name) => {
    if (name === 'equipment') {
      const kinds = texts.equipment
      return texts.actions.changed(kinds.label, kinds[before.equipment], kinds[after.equipment])
    }
    // Six levels in one setting; which of them it was stands in the field.
    if (name === 'materialLevels') return texts.settings.materialMode
    const cell = name === 'elementMatches' || name === 'ruleSet' ? CELL_OF[name] : name
    return texts.actions.changed(texts.settings[cell], from[cell], to[cell])
  })
  return changes.join(', ')
}
