import { formatNumber } from '@gyeol/korean'
import { Gem } from '../../shared/gem/gem.tsx'
import { Logo } from '../../shared/gem/logo.tsx'
import { MATERIAL_NAMES } from '@gyeol/game-data'
import { MaterialIcon } from '../../shared/icons/material-mark.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Meter } from '../../shared/ui/display/meter.tsx'
import { SlotNumber } from '../../shared/ui/display/slot-number.tsx'
import { FIGURES, NUMERIC, Table, type TableProps } from '../../shared/ui/display/table.tsx'
import { demoTexts } from './demo.texts.ts'
import { SAMPLE_BUILD, SAMPLE_CRYSTAS, SAMPLE_MATERIALS } from './demo-samples.ts'
import styles from './demo-screen.module.css'
import { DemoSection } from './demo-section.tsx'

export function DemoTables() {
  const texts = demoTexts
  return (
    <DemoSection title={texts.sections.tables}>
      <div className={styles.two}>
        <CrystaTable density="comfortable" />
        <CrystaTable density="compact" />
      </div>
    </DemoSection>
  )
}

function CrystaTable({ density }: Pick<TableProps, 'density'>) {
  const texts = demoTexts
  return (
    <Table
      caption={`${texts.crysta} (${density === 'compact' ? 2 : 1})`}
      density={density}
      className={styles.start}
    >
      <thead>
        <tr>
          <th scope="col">{texts.crysta}</th>
          <th scope="col">{texts.options}</th>
          <th scope="col" {...NUMERIC}>
            {texts.average}
          </th>
        </tr>
      </thead>
      <tbody>
        {SAMPLE_CRYSTAS.map((crysta) => (
          <tr key={crysta.name}>
            <th scope="row">
              <span className={styles.name}>
                <Gem kind="weapon" stage={5} size={density === 'compact' ? 18 : 26} />
                {crysta.name}
              </span>
            </th>
            <td>{crysta.options}</td>
            <td {...FIGURES}>{crysta.average}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function DemoFacts() {
  const texts = demoTexts
  return (
    <DemoSection title={texts.sections.facts}>
      <div className={styles.three}>
        <Card padding="medium">
          <DefinitionList columns={2}>
            {SAMPLE_MATERIALS.map(({ material, points }) => (
              <DefinitionRow
                key={material}
                leading={<MaterialIcon material={material} />}
                term={MATERIAL_NAMES[material]}
                muted={points === 0}
              >
                {formatNumber(points)}
              </DefinitionRow>
            ))}
          </DefinitionList>
        </Card>
        <Card padding="medium" className={styles.stack}>
          <Meter label={texts.successRate} value={98.2} />
          <Meter label={texts.period} value={52} tone="brass" size="thin" />
          <Meter label={texts.finding} value={30} isProgress />
          <div className={styles.slots}>
            <SlotNumber number={1} tone="done" />
            <SlotNumber number={2} tone="active" />
            <SlotNumber number={3} />
          </div>
        </Card>
        <div className={styles.stack}>
          <HintStrip>{texts.hint}</HintStrip>
          <HintStrip tone="primary">{texts.linkHint}</HintStrip>
          <HintStrip tone="danger">{texts.brokenHint}</HintStrip>
        </div>
      </div>
    </DemoSection>
  )
}

export function DemoPicture() {
  const texts = demoTexts
  return (
    <DemoSection title={texts.sections.picture}>
      <div className={styles.two}>
        <Card className={styles.picture}>
          <div className={styles.pictureBody}>
            <b>{texts.type.h3[1]}</b>
            {SAMPLE_BUILD.map((line) => (
              <p key={line} className="num">
                {line}
              </p>
            ))}
          </div>
          <div className={styles.pictureFoot}>
            <Logo size="small" />
            <small className="num">2026-11-21</small>
          </div>
        </Card>
      </div>
    </DemoSection>
  )
}
