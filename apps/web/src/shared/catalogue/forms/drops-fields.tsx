import type { Drop } from '@gyeol/contract'
import { CloseIcon, PlusIcon } from '../../icons/icons.ts'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { CheckRow } from '../../ui/fields/check-row.tsx'
import styles from './catalogue-forms.module.css'
import { dropTexts } from './drops.texts.ts'
import { LevelField, LineField } from './place-fields.tsx'

/** Most places one item drops at. */
const MOST = 30

/** The map of what events alone give, as the library calls it. */
const EVENT_MAP = '이벤트'

type DropsFieldsProps = {
  readonly drops: readonly Drop[]
  readonly onChange: (drops: readonly Drop[]) => void
}

/** Where an item drops, part by part: monster, level, place, and whether only events give it. */
export function DropsFields({ drops, onChange }: DropsFieldsProps) {
  const texts = dropTexts
  const set = (place: number, part: Partial<Drop>) =>
    onChange(drops.map((drop, other) => (other === place ? { ...drop, ...part } : drop)))
  return (
    <>
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
            label={texts.remove(place + 1)}
            icon={<CloseIcon />}
            onClick={() => onChange(drops.toSpliced(place, 1))}
          />
          <CheckRow
            look="box"
            label={texts.event(place + 1)}
            checked={map === EVENT_MAP}
            onChange={(isEvent) => set(place, { map: isEvent ? EVENT_MAP : null })}
          />
        </div>
      ))}
      {drops.length < MOST && (
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={() => onChange([...drops, { monster: '', level: null, map: null }])}
        >
          {texts.add}
        </Button>
      )}
    </>
  )
}
