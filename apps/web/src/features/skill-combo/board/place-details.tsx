import { parseKoreanNumber } from '@gyeol/korean'
import { Checkbox } from '../../../shared/ui/controls/checkbox.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import type { ComboPlace } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import styles from './combo-row.module.css'

type PlaceDetailsProps = {
  readonly place: ComboPlace
  readonly onChange: (patch: Partial<ComboPlace>) => void
}

const USUAL_SECONDS = 1

/** What the data does not know or the player knows better: MP, time of the motion, reflection. */
export function PlaceDetails({ place, onChange }: PlaceDetailsProps) {
  const texts = comboTexts.track
  return (
    <div className={styles.fields}>
      <Field label={texts.mp}>
        <NumberField
          label={texts.mp}
          value={place.mp ?? 0}
          min={0}
          max={9900}
          step={100}
          largeStep={1000}
          parse={parseKoreanNumber}
          onChange={(mp) => onChange({ mp })}
        />
      </Field>
      <Checkbox
        label={texts.ownSeconds}
        hint={place.seconds === null ? texts.secondsHint : undefined}
        checked={place.seconds !== null}
        onChange={(isOwn) => onChange({ seconds: isOwn ? USUAL_SECONDS : null })}
      />
      {place.seconds !== null && (
        <Field label={texts.seconds}>
          <NumberField
            label={texts.seconds}
            value={place.seconds}
            min={0.1}
            max={10}
            step={0.1}
            largeStep={1}
            decimals
            parse={parseKoreanNumber}
            onChange={(seconds) => onChange({ seconds })}
          />
        </Field>
      )}
      {place.tag === 'reflection' && (
        <Checkbox
          label={texts.isFree}
          checked={place.isReflectionFree}
          onChange={(isReflectionFree) => onChange({ isReflectionFree })}
        />
      )}
    </div>
  )
}
