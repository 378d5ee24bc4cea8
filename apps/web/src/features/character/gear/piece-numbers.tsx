import { ELEMENT_NAMES } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import { MONSTER_ELEMENTS } from '@gyeol/terms'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import type { GearPlace, Piece } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import { REFINES, refineText } from './refine-text.ts'
import styles from './gear.module.css'

type PieceNumbersProps = {
  readonly place: GearPlace
  readonly piece: Piece
  readonly onChange: (piece: Piece, field?: string) => void
}

/** The numbers printed on a piece and its refinement; a rolled one differs from the list's. */
export function PieceNumbers({ place, piece, onChange }: PieceNumbersProps) {
  const texts = characterTexts.gear
  const isWeapon = place === 'main' || (place === 'sub' && piece.kind !== 'shield')
  const fields = isWeapon ? (['atk', 'stability'] as const) : (['def'] as const)
  return (
    <div className={styles.numbers}>
      {fields.map((field) => (
        <Field key={field} label={texts[field]}>
          <NumberField
            parse={parseKoreanNumber}
            look="plain"
            label={texts[field]}
            value={piece[field]}
            min={0}
            max={field === 'stability' ? 100 : 9999}
            unit={field === 'stability' ? '%' : undefined}
            onChange={(value) => onChange({ ...piece, [field]: value }, field)}
          />
        </Field>
      ))}
      {isWeapon && (
        <Field label={texts.element}>
          <Select
            value={piece.element ?? 'neutral'}
            onChange={(element) =>
              onChange({ ...piece, element: element === 'neutral' ? null : element })
            }
            options={MONSTER_ELEMENTS.map((value) => ({ value, label: ELEMENT_NAMES[value] }))}
          />
        </Field>
      )}
      {place !== 'special' && piece.kind !== 'arrow' && (
        <Field label={texts.refine}>
          <Select
            value={String(piece.refine)}
            onChange={(value) => onChange({ ...piece, refine: Number(value) })}
            options={REFINES.map((refine) => ({
              value: String(refine),
              label: refineText(refine),
            }))}
          />
        </Field>
      )}
    </div>
  )
}
