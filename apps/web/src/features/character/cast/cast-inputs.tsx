import { distanceWith, type MainKind } from '@gyeol/character'
import { parseKoreanNumber } from '@gyeol/korean'
import { memo } from 'react'
import { ChevronDownIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Switch } from '../../../shared/ui/controls/switch.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { type CastSetting, TARGET_FIELDS, type TypedTarget } from '../build/character-build.ts'
import type { AskCast } from '../build/use-characters.ts'
import { characterTexts } from '../character.texts.ts'
import styles from './cast.module.css'
import type { KnownTarget } from './cast-target.ts'

const PRORATION = { min: 50, max: 250 } as const
const MOST_COMBO = 1000
const MOST_HP = 1_000_000_000_000
const MOST = 99_999

/** Everything of a cast that neither sheet nor boss say. */
export const CastInputs = memo(function CastInputs({
  setting,
  main,
  onChange,
}: {
  readonly setting: CastSetting
  /** The weapon: where one stands follows it until one says otherwise. */
  readonly main: MainKind
  readonly onChange: AskCast
}) {
  const texts = characterTexts.cast
  const own = distanceWith(main)
  return (
    <div className={styles.inputs}>
      <Field label={texts.proration}>
        <NumberField
          parse={parseKoreanNumber}
          label={texts.proration}
          value={setting.proration}
          {...PRORATION}
          step={10}
          onChange={(proration) => onChange({ proration })}
        />
      </Field>
      <Field label={texts.combo}>
        <NumberField
          parse={parseKoreanNumber}
          label={texts.combo}
          value={setting.combo}
          min={0}
          max={MOST_COMBO}
          step={10}
          onChange={(combo) => onChange({ combo })}
        />
      </Field>
      <SegmentedControl
        block
        size="small"
        className={styles.wide}
        label={texts.distance}
        value={setting.distance ?? own}
        onChange={(distance) => onChange({ distance: distance === own ? null : distance })}
        segments={[
          { value: 'short', label: texts.short },
          { value: 'long', label: texts.long },
        ]}
      />
      <div className={styles.wide}>
        <Switch
          label={texts.unsheathe}
          hint={texts.unsheatheHint}
          checked={setting.isUnsheathed}
          onChange={(isUnsheathed) => onChange({ isUnsheathed })}
        />
      </div>
    </div>
  )
})

type TargetFieldsProps = {
  readonly typed: TypedTarget
  /** What the list says. */
  readonly known: KnownTarget
  readonly onAsk: AskCast
}

/** The target's numbers, to be corrected or filled in. */
export const TargetFields = memo(function TargetFields(props: TargetFieldsProps) {
  const { typed, known, onAsk } = props
  const texts = characterTexts.cast
  return (
    <details className={styles.target}>
      <summary>
        {texts.typedTarget}
        <ChevronDownIcon aria-hidden="true" />
      </summary>
      <p className={styles.muted}>{texts.typedLine}</p>
      <div className={styles.inputs}>
        {TARGET_FIELDS.map((field) => {
          const isUnknown = (typed[field] ?? known[field]) === null
          return (
            <Field
              key={field}
              label={texts.fields[field]}
              hint={isUnknown ? texts.unknown : undefined}
            >
              <NumberField
                parse={parseKoreanNumber}
                look="plain"
                label={texts.fields[field]}
                value={typed[field] ?? known[field] ?? 0}
                min={field === 'hp' || field === 'level' ? 0 : -MOST}
                max={field === 'hp' ? MOST_HP : MOST}
                onChange={(value) => onAsk({ typed: { ...typed, [field]: value } })}
              />
            </Field>
          )
        })}
      </div>
      {Object.keys(typed).length > 0 && (
        <Button size="small" variant="ghost" onClick={() => onAsk({ typed: {} })}>
          {texts.reset}
        </Button>
      )}
    </details>
  )
})
