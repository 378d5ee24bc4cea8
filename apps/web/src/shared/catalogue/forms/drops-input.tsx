import type { Drop } from '@gyeol/contract'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { CloseIcon, PlusIcon } from '../../icons/icons.ts'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { FieldReason } from '../../ui/fields/field-reason.tsx'
import styles from './catalogue-forms.module.css'
import { catalogueFormTexts } from './catalogue-forms.texts.ts'
import { firstReason, LevelField, LineField } from './place-fields.tsx'

/** Most places one item drops at. */
const MOST = 30

type DropsInputProps<Values extends object> = {
  readonly control: Control<Values>
  readonly name: FieldPath<Values>
}

/** Where an item drops: monster, level, place. */
export function DropsInput<Values extends object>({ control, name }: DropsInputProps<Values>) {
  const texts = catalogueFormTexts
  const { field, fieldState } = useController({ control, name })
  // Forms that use this have drops under this name.
  const drops = field.value as readonly Drop[]
  const change = (next: readonly Drop[]) => field.onChange(next)
  const set = (place: number, part: Partial<Drop>) =>
    change(drops.map((drop, other) => (other === place ? { ...drop, ...part } : drop)))
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{texts.drops}</legend>
      {drops.map(({ monster, level, map }, place) => (
        // Lines have no identity of their own: their place is all there is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.drop}>
          <LineField
            label={texts.monster(place + 1)}
            value={monster}
            onChange={(text) => set(place, { monster: text })}
          />
          <LevelField
            label={texts.level(place + 1)}
            value={level}
            onChange={(next) => set(place, { level: next })}
          />
          <LineField
            label={texts.map(place + 1)}
            value={map ?? ''}
            onChange={(text) => set(place, { map: text === '' ? null : text })}
          />
          <IconButton
            label={texts.removeDrop(place + 1)}
            icon={<CloseIcon />}
            onClick={() => change(drops.toSpliced(place, 1))}
          />
        </div>
      ))}
      {drops.length < MOST && (
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={() => change([...drops, { monster: '', level: null, map: null }])}
        >
          {texts.addDrop}
        </Button>
      )}
      {fieldState.error !== undefined && (
        <FieldReason id={`${name}-reason`}>{firstReason(fieldState.error)}</FieldReason>
      )}
    </fieldset>
  )
}
