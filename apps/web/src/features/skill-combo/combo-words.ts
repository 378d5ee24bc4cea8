import { formatNumber } from '@gyeol/korean'
import { COMBO_TAG_NAMES, type ComboEffect, type ComboRow } from '@gyeol/skills'
import { comboSkillName } from './combo.ts'
import type { ComboTexts } from './combo.texts.ts'
import type { ComboView } from './board/combo-view.ts'

/** "MP 300 → 200", or one number where nothing changes it. */
export function mpWords({ mp, paid }: ComboRow, texts: ComboTexts['track']): string {
  return mp === paid
    ? texts.mpOf(formatNumber(paid))
    : texts.mpChange(formatNumber(mp), formatNumber(paid))
}

/** What the tags do to a place, in short parts; usual damage is not worth a word. */
export function effectWords(effect: ComboEffect, texts: ComboTexts['track']): string[] {
  const { damagePercent, accuracy, invincibleChance, healPercent, damageTakenLess, motionSpeed } =
    effect
  return [
    damagePercent !== null && damagePercent !== 100 && texts.damage(damagePercent),
    accuracy !== undefined && texts.accuracy(accuracy),
    invincibleChance !== undefined && texts.invincible(invincibleChance),
    healPercent !== undefined && texts.heal(healPercent),
    damageTakenLess !== undefined && texts.taken(damageTakenLess),
    motionSpeed !== undefined && texts.speed(motionSpeed),
  ].filter((words) => words !== false)
}

/** A combo as plain text for chats. */
export function comboText({ places, cost }: ComboView, texts: ComboTexts): string {
  const lines = cost.rows.map((row, at) => {
    const place = places[at]
    const tag = place?.tag ? ` [${COMBO_TAG_NAMES[place.tag]}]` : ''
    const name = comboSkillName(place?.skill ?? '') + tag
    return texts.share.row(at + 1, name, mpWords(row, texts.track))
  })
  return [texts.share.head(formatNumber(cost.mp), cost.points), ...lines].join('\n')
}
