import { formatNumber } from '@gyeol/korean'
import { Chip, RemovableChip } from '../../../shared/ui/controls/chip.tsx'
import type { SearchAnswer, SearchKind } from '../lookup/search-entry.ts'
import styles from './search-palette.module.css'
import { searchTexts } from '../search.texts.ts'

type PaletteFiltersProps = {
  readonly answer: SearchAnswer | null
  readonly kind: SearchKind | null
  readonly onKind: (kind: SearchKind | null) => void
  /** Puts another text into the field. */
  readonly onText: (text: string) => void
}

/** Conditions understood of the text, and the kinds there are hits of. Tab leads here. */
export function PaletteFilters({ answer, kind, onKind, onText }: PaletteFiltersProps) {
  const texts = searchTexts
  const groups = answer?.groups ?? []
  const parts = answer?.parts ?? []
  if (groups.length < 2 && parts.length === 0 && kind === null) return null
  return (
    <div className={styles.filters}>
      {parts.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
        <div role="group" aria-label={texts.understood} className={styles.chips}>
          {parts.map(({ label, rest }, place) => (
            <RemovableChip
              // The same condition may be typed twice.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${place} ${label}`}
              label={label}
              onRemove={() => onText(rest)}
            />
          ))}
        </div>
      )}
      {(groups.length > 1 || kind !== null) && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
        <div role="group" aria-label={texts.filter} className={styles.chips}>
          <Chip pressed={kind === null} onPressedChange={() => onKind(null)}>
            {texts.all}
          </Chip>
          {groups.map((group) => (
            <Chip
              key={group.kind}
              pressed={kind === group.kind}
              onPressedChange={(isOn) => onKind(isOn ? group.kind : null)}
            >
              {texts.kind[group.kind]} {formatNumber(group.total)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
