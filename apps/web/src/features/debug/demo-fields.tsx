import { parseKoreanNumber } from '@gyeol/korean'
import { useState } from 'react'
import { SearchIcon } from '../../shared/icons/icons.ts'
import { Combobox } from '../../shared/ui/pickers/combobox.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { NumberField } from '../../shared/ui/fields/number-field.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { TextArea, TextField } from '../../shared/ui/fields/text-field.tsx'
import { demoTexts } from './demo.texts.ts'
import { SAMPLE_OPTIONS, type SampleOption } from './demo-samples.ts'
import styles from './demo-screen.module.css'
import { DemoSection } from './demo-section.tsx'

type Sort = 'name' | 'stage' | 'price'

const getOptionKey = (option: SampleOption) => option.id
const getOptionLabel = (option: SampleOption) => option.name
const getOptionCategory = (option: SampleOption) => option.category

export function DemoFields() {
  const texts = demoTexts
  const [level, setLevel] = useState(305)
  const [sort, setSort] = useState<Sort>('name')
  const [option, setOption] = useState<SampleOption | null>(null)
  return (
    <DemoSection title={texts.sections.fields}>
      <div className={styles.three}>
        <Field label={texts.goalLevel}>
          <NumberField
            label={texts.goalLevel}
            look="plain"
            unit="Lv"
            parse={parseKoreanNumber}
            value={level}
            onChange={setLevel}
            min={1}
            max={350}
          />
        </Field>
        <Field label={texts.crystaName} required error={texts.required}>
          <TextField placeholder={texts.nameExample} />
        </Field>
        <Field label={texts.locked}>
          <TextField value={texts.nameExample} disabled readOnly />
        </Field>
        <Field label={texts.sort}>
          <Select<Sort>
            value={sort}
            onChange={setSort}
            options={[
              { value: 'name', label: texts.sorts.name },
              { value: 'stage', label: texts.sorts.stage },
              { value: 'price', label: texts.sorts.price, disabled: true },
            ]}
          />
        </Field>
        <Field label={texts.option}>
          <Combobox
            label={texts.option}
            placeholder={texts.pickOption}
            searchPlaceholder={texts.findOption}
            items={SAMPLE_OPTIONS}
            value={option}
            onChange={setOption}
            getKey={getOptionKey}
            getLabel={getOptionLabel}
            groupOf={getOptionCategory}
          />
        </Field>
        <Field label={texts.crystaName} hideLabel>
          <TextField type="search" leading={<SearchIcon />} placeholder={texts.nameExample} />
        </Field>
      </div>
      <div className={styles.row}>
        <Field label={texts.note} hint={texts.noteHint} className={styles.wide}>
          <TextArea rows={2} />
        </Field>
      </div>
    </DemoSection>
  )
}

export function DemoNumbers() {
  const texts = demoTexts
  const [damage, setDamage] = useState(21)
  const [rate, setRate] = useState(-20)
  const common = { parse: parseKoreanNumber, signed: true, min: -30, max: 30 } as const
  return (
    <DemoSection title={texts.sections.numbers}>
      <div className={styles.row}>
        <NumberField
          {...common}
          label={texts.criticalDamage}
          value={damage}
          onChange={setDamage}
          showMax
        />
        <NumberField
          {...common}
          label={texts.criticalRate}
          value={rate}
          onChange={setRate}
          showSignFlip
          showMax
        />
        <NumberField {...common} label={texts.locked} value={0} onChange={setRate} disabled />
      </div>
      <div className={styles.three}>
        <NumberField
          {...common}
          label={texts.criticalDamage}
          value={30}
          onChange={setDamage}
          error={texts.overMax}
          showMax
          block
        />
      </div>
    </DemoSection>
  )
}
