import type { Sheet, SheetStat } from '@gyeol/character'
import { STAT_IDS } from '@gyeol/terms'
import { useTexts } from '../../../shared/texts/texts.ts'
import { figureTexts } from './figure.texts.ts'
import { sheetAmount } from './figure-words.ts'
import styles from './sheet.module.css'
import { sheetStatName } from './sheet-stat-name.ts'

/** Stats a figure already counts. */
const COUNTED =
  /^(?:str|int|vit|agi|dex|max_hp|max_mp|attack_mp_recovery|atk|matk|m?atk_(?:up|down)_.*|weapon_atk|stability|phys_pierce|magic_pierce|crit_rate|crit_damage|aspd|cspd|motion_speed|accuracy|dodge|def|mdef|phys_resist|magic_resist|ailment_resist|aggro)(?:_pct)?$/

/** The sums of everything that has no formula of its own. */
export function OtherSums({ sheet }: { readonly sheet: Sheet }) {
  const texts = useTexts(figureTexts)
  const sums = STAT_IDS.filter((stat) => !COUNTED.test(stat)).flatMap(
    (stat): { stat: SheetStat; value: number }[] => {
      const value = sheet.sum(stat)
      return value === 0 ? [] : [{ stat, value }]
    },
  )
  return (
    <section aria-label={texts.sums}>
      <h3 className={styles.group}>{texts.sums}</h3>
      <p className={styles.evidence}>{sums.length === 0 ? texts.noSums : texts.sumsLine}</p>
      <dl className={styles.parts}>
        {sums.map(({ stat, value }) => (
          <div key={stat} className={styles.part}>
            <dt>{sheetStatName(stat, texts)}</dt>
            <dd className={value < 0 ? 'negative' : 'positive'}>{sheetAmount({ stat, value })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
