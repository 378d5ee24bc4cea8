import { parseKoreanNumber } from '@gyeol/korean'
import { CloseIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { characterTexts } from '../character.texts.ts'
import styles from './build.module.css'

/** What opens the list something is added from. */
export function AddButton({ label, ...props }: { readonly label: string }) {
  return (
    // A combobox takes no name from what stands in it.
    <Button {...props} block aria-label={label} variant="ghost" icon={<PlusIcon />}>
      {label}
    </Button>
  )
}

type LevelRowProps = {
  readonly name: string
  readonly words?: string
  readonly level: number
  readonly max: number
  readonly onLevel: (level: number) => void
  readonly onRemove: () => void
}

/** A dish or a registlet with its level. */
export function LevelRow({ name, words, level, max, onLevel, onRemove }: LevelRowProps) {
  const texts = characterTexts.others
  return (
    <div className={styles.levelRow}>
      <span className={styles.levelName}>
        {name}
        {words !== undefined && <small>{words}</small>}
      </span>
      <NumberField
        parse={parseKoreanNumber}
        label={texts.level(name)}
        value={level}
        min={1}
        max={max}
        onChange={onLevel}
      />
      <IconButton label={texts.removeOf(name)} icon={<CloseIcon />} onClick={onRemove} />
    </div>
  )
}
