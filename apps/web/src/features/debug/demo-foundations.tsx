import { MATERIALS } from '@gyeol/terms'
import type { CSSProperties } from 'react'
import { Gem } from '../../shared/gem/gem.tsx'
import { GEM_KINDS, GEM_STAGES } from '../../shared/gem/gem-geometry.ts'
import type { ElementKind } from '../../shared/icons/element-icon.tsx'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import { MaterialMark } from '../../shared/icons/material-mark.tsx'
import { VisuallyHidden } from '../../shared/ui/display/visually-hidden.tsx'
import { demoTexts } from './demo.texts.ts'
import styles from './demo-screen.module.css'
import { DemoSection } from './demo-section.tsx'

const ELEMENT_KINDS: readonly ElementKind[] = [
  'fire',
  'water',
  'wind',
  'earth',
  'light',
  'dark',
  'neutral',
]

export function DemoColors() {
  const texts = demoTexts
  return (
    <DemoSection title={texts.sections.colors}>
      <ul className={styles.swatches}>
        {Object.entries(texts.colors).map(([token, name]) => (
          <li key={token} className={styles.swatch}>
            <span className={styles.paint} style={paintOf(token)} />
            <b>{name}</b>
            <small>{token}</small>
          </li>
        ))}
      </ul>
    </DemoSection>
  )
}

export function DemoType() {
  const texts = demoTexts
  return (
    <DemoSection title={texts.sections.type}>
      <dl className={styles.types}>
        {Object.entries(texts.type).map(([role, [name, sample]]) => (
          <div key={role}>
            <dt>{name}</dt>
            <dd className={`num ${styles[role] ?? ''}`}>{sample}</dd>
          </div>
        ))}
      </dl>
    </DemoSection>
  )
}

export function DemoGems() {
  const texts = demoTexts
  return (
    <DemoSection title={texts.sections.gems}>
      <table className={styles.gems}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.part}</VisuallyHidden>
            </th>
            {texts.stages.map((stage) => (
              <th key={stage} scope="col">
                {stage}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GEM_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{texts.kinds[kind]}</th>
              {GEM_STAGES.map((stage) => (
                <td key={stage}>
                  <Gem
                    kind={kind}
                    stage={stage}
                    label={`${texts.kinds[kind]} ${texts.stages[stage - 1]}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DemoSection>
  )
}

export function DemoMarks() {
  const texts = demoTexts
  return (
    <DemoSection title={texts.sections.marks}>
      <div className={styles.row}>
        {ELEMENT_KINDS.map((element) => (
          <ElementTag key={element} element={element} />
        ))}
      </div>
      <div className={styles.row}>
        {MATERIALS.map((material) => (
          <MaterialMark key={material} material={material} />
        ))}
      </div>
    </DemoSection>
  )
}

/** A swatch shows a token by its name, which no class can know. */
function paintOf(token: string): CSSProperties {
  return { background: `var(--${token})` }
}
