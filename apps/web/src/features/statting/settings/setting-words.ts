import { formatNumber } from '@gyeol/korean'
import type { Settings } from '@gyeol/statting'
import type { stattingTexts } from '../statting.texts.ts'
import type { SettingName } from './setting-names.ts'

type Texts = (typeof stattingTexts)['settings']

/** Every setting as its cell in the strip says it. */
export function settingWords(
  settings: Settings,
  hasExpertReinforcement2: boolean,
  texts: Texts,
): Record<SettingName, string> {
  return {
    recipePotential: formatNumber(settings.recipePotential),
    startPotential: formatNumber(settings.startPotential),
    level: formatNumber(settings.level),
    tec: formatNumber(settings.tec),
    proficiency: formatNumber(settings.proficiency),
    materialMode: texts.materialModes[settings.materialMode],
    anvil: formatNumber(settings.anvil),
    element: settings.elementMatches ? texts.elementShort.yes : texts.elementShort.no,
    correction: hasExpertReinforcement2 ? texts.correctionShort.yes : texts.correctionShort.no,
    rule: texts.rules[settings.ruleSet],
  }
}
