import type { OwnNewsKind } from '@gyeol/contract'
import { Switch } from '../../../shared/ui/controls/switch.tsx'
import styles from '../push-settings.module.css'
import { noticeFollowTexts } from './notice-follow.texts.ts'

// The contract's own list comes with the whole schema library; the compiler asks for every kind here.
const ORDER: Readonly<Record<OwnNewsKind, number>> = {
  'price-watch': 0,
  correction: 1,
  'saved-search': 2,
}
const KINDS = (Object.keys(ORDER) as OwnNewsKind[]).toSorted(
  (one, other) => ORDER[one] - ORDER[other],
)

type OwnNewsFieldsProps = {
  readonly chosen: readonly OwnNewsKind[]
  readonly onChange: (kinds: readonly OwnNewsKind[]) => void
}

/** What of a member's own comes by push to this browser. */
export function OwnNewsFields({ chosen, onChange }: OwnNewsFieldsProps) {
  const texts = noticeFollowTexts
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.own}</legend>
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          label={texts.ownKinds[kind]}
          checked={chosen.includes(kind)}
          onChange={(isOn) =>
            onChange(KINDS.filter((other) => (other === kind ? isOn : chosen.includes(other))))
          }
        />
      ))}
      <p className={styles.quiet}>{texts.ownHint}</p>
    </fieldset>
  )
}
