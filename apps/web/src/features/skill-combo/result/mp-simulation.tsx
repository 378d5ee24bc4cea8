import { formatNumber, roundDecimals } from '@gyeol/korean'
import { COMBO_BLOCKED_TEXTS, type ComboSimulation } from '@gyeol/skills'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import { comboTexts } from '../combo.texts.ts'
import { mpPoints, stepPath } from './mp-points.ts'
import styles from './mp-simulation.module.css'

type MpSimulationProps = {
  readonly simulation: ComboSimulation
  readonly maxMp: number
}

const FIELD = { width: 600, height: 140 }
const END_MS = 60_000
const TICKS = [0, 20, 40, 60]

/** Sixty seconds with the combo: how often, how long one gathers MP, and the MP over time. */
export function MpSimulation({ simulation, maxMp }: MpSimulationProps) {
  const texts = comboTexts.simulation
  const seconds = (ms: number) => texts.seconds(formatNumber(roundDecimals(ms / 1000, 1)))
  return (
    <Card as="section" padding="medium" aria-label={texts.title} className={styles.card}>
      <SectionTitle>{texts.title}</SectionTitle>
      {simulation.blocked === null ? (
        <>
          <p className={styles.line}>{texts.line}</p>
          <DefinitionList columns={2}>
            <DefinitionRow term={texts.combos}>{texts.times(simulation.combos)}</DefinitionRow>
            <DefinitionRow term={texts.attacks}>{texts.times(simulation.attacks)}</DefinitionRow>
            <DefinitionRow term={texts.lowest}>{formatNumber(simulation.lowestMp)}</DefinitionRow>
            <DefinitionRow term={texts.recovering}>
              {seconds(simulation.recoveringMs)}
            </DefinitionRow>
          </DefinitionList>
          {simulation.tenacityHpPercent > 0 && (
            <p className={styles.line}>{texts.tenacity(simulation.tenacityHpPercent)}</p>
          )}
          <MpChart simulation={simulation} maxMp={maxMp} />
          <details className={styles.details}>
            <summary>{texts.table}</summary>
            <Table caption={texts.table} density="compact" stickyHead className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.time}</th>
                  <th scope="col">{texts.what}</th>
                  <th scope="col" {...NUMERIC}>
                    {texts.mp}
                  </th>
                </tr>
              </thead>
              <tbody>
                {simulation.events.map(({ at, kind, mp }) => (
                  <tr key={at}>
                    <td>{seconds(at)}</td>
                    <td>{texts.kind[kind]}</td>
                    <td {...FIGURES}>{formatNumber(mp)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </details>
        </>
      ) : (
        <HintStrip>{COMBO_BLOCKED_TEXTS[simulation.blocked]}</HintStrip>
      )}
    </Card>
  )
}

function MpChart({ simulation, maxMp }: MpSimulationProps) {
  const texts = comboTexts.simulation
  const line = stepPath(mpPoints(simulation, { maxMp, endMs: END_MS }), FIELD)
  return (
    <figure
      className={styles.chart}
      role="img"
      aria-label={texts.chart(simulation.combos, formatNumber(simulation.lowestMp))}
    >
      <span className={styles.top}>{formatNumber(maxMp)}</span>
      <svg
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.area} d={`${line}V${FIELD.height}H0Z`} />
        <path className={styles.path} d={line} />
      </svg>
      <span className={styles.ticks}>
        {TICKS.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </span>
    </figure>
  )
}
