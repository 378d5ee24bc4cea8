import { parseKoreanNumber } from '@gyeol/korean'
import { useState } from 'react'
import { Card } from '../../shared/ui/display/card.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { NumberField } from '../../shared/ui/fields/number-field.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { DEFAULT_NAMES, type PlannerDefaults } from './planner-defaults.ts'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

/** Level, TEC and proficiency new sessions start with; kept at once. */
export function DefaultsSection({ defaults }: { defaults: PlannerDefaults }) {
  const texts = settingTexts.defaults
  const [values, setValues] = useState(defaults.load)
  return (
    <Card as="section" padding="large" aria-labelledby="defaults" className={styles.section}>
      <SectionTitle id="defaults">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      <div className={styles.numbers}>
        {DEFAULT_NAMES.map((name) => {
          const { min, max } = defaults.limits[name]
          return (
            <Field key={name} label={texts[name]} hint={texts.range(min, max)}>
              <NumberField
                label={texts[name]}
                value={values[name]}
                min={min}
                max={max}
                block
                parse={parseKoreanNumber}
                onChange={(value) => {
                  setValues({ ...values, [name]: value })
                  defaults.save(name, value)
                }}
              />
            </Field>
          )
        })}
      </div>
    </Card>
  )
}
