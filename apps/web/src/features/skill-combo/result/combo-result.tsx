import { formatNumber, roundDecimals } from '@gyeol/korean'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import { comboSkillName, findComboSkill } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import type { ComboView } from '../board/combo-view.ts'
import styles from './combo-result.module.css'
import { damageTotal } from './damage-total.ts'
import type { AskingCharacter, ComboHit } from '../board/equipment-form.tsx'
import { PlaceFindings } from '../board/place-findings.tsx'

type ComboResultProps = Pick<AskingCharacter, 'renderDamage'> & {
  readonly view: ComboView
  readonly comboPoints: number
}

/** MP, points and time of the whole combo, what is wrong with it, and a table by place. */
export function ComboResult({ view, comboPoints, renderDamage }: ComboResultProps) {
  const texts = comboTexts.result
  const { cost, findings, simulation, places } = view
  const isOver = cost.points > comboPoints
  return (
    <Card as="section" padding="medium" aria-label={texts.title} className={styles.card}>
      <dl className={styles.figures}>
        <div>
          <dt>{texts.mp}</dt>
          <dd translate="no" className={styles.mp}>
            {formatNumber(cost.mp)}
          </dd>
        </div>
        <div>
          <dt>{texts.points}</dt>
          <dd translate="no" className={classNames(isOver && styles.over)}>
            {texts.pointsOf(cost.points, comboPoints)}
          </dd>
        </div>
        <div>
          <dt>{texts.seconds}</dt>
          <dd>{texts.secondsOf(formatNumber(roundDecimals(simulation.comboMs / 1000)))}</dd>
        </div>
        <div>
          <dt>{texts.total}</dt>
          <dd>{totalWords(view)}</dd>
        </div>
      </dl>
      {cost.owed > 0 && <p className={styles.line}>{texts.owed(formatNumber(cost.owed))}</p>}
      {view.unknownMp > 0 && <p className={styles.line}>{texts.unknownMp(view.unknownMp)}</p>}
      {places.length > 0 &&
        (findings.length === 0 ? (
          <HintStrip tone="primary" live>
            {texts.fine}
          </HintStrip>
        ) : (
          <>
            <SectionTitle level={2}>{texts.findings}</SectionTitle>
            <PlaceFindings findings={findings} />
          </>
        ))}
      {places.length > 0 && (
        <Table caption={texts.table} density="compact">
          <thead>
            <tr>
              <th scope="col">{texts.skill}</th>
              <th scope="col" {...NUMERIC}>
                MP
              </th>
              <th scope="col" {...NUMERIC}>
                {texts.damage}
              </th>
            </tr>
          </thead>
          <tbody>
            {cost.rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows are places, and a place is its number
              <tr key={at}>
                <th scope="row">{`${at + 1}. ${comboSkillName(places[at]?.skill ?? '')}`}</th>
                <td {...FIGURES}>{formatNumber(row.paid)}</td>
                <td {...FIGURES}>{damageWords(view.effects[at]?.damagePercent, texts.buff)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {renderDamage(hitsOf(view))}
    </Card>
  )
}

/** Buffs hit nobody. */
function hitsOf({ places, effects }: ComboView): readonly ComboHit[] {
  return places.flatMap(({ skill: key }, at): readonly ComboHit[] => {
    const skill = findComboSkill(key)?.skill
    const percent = effects[at]?.damagePercent ?? null
    if (skill === undefined || percent === null) return []
    return [{ skill, name: `${at + 1}. ${comboSkillName(key)}`, percent }]
  })
}

function damageWords(percent: number | null | undefined, buff: string): string {
  return percent === null || percent === undefined ? buff : `${percent}%`
}

/** What all the hits come to, and what they would one by one. */
function totalWords({ effects }: ComboView): string {
  const { damage, hits } = damageTotal(effects)
  return hits === 0 ? '–' : comboTexts.result.totalOf(damage, hits * 100)
}
