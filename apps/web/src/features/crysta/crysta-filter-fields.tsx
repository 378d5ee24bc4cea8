import type { StatConditions } from '@gyeol/catalogue'
import { CRYSTA_KIND_NAMES, GIVER_KINDS } from '@gyeol/game-data'
import { CRYSTA_KINDS, type CrystaKind, type StatId, TIERS } from '@gyeol/terms'
import { conditionTexts } from '../../shared/conditions/conditions.texts.ts'
import { StatConditionFields } from '../../shared/conditions/stat-condition-fields.tsx'
import { Gem } from '../../shared/gem/gem.tsx'
import { classNames } from '../../shared/theme/class-names.ts'
import { Checkbox } from '../../shared/ui/controls/checkbox.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import {
  type CrystaFilterValues,
  type CrystaQuery,
  MARKS,
} from '../../shared/lists/crysta-filters.ts'
import styles from '../../shared/catalogue/list/list.module.css'
import { crystaTexts } from './crysta.texts.ts'

type CrystaFilterFieldsProps = {
  readonly query: CrystaQuery
  readonly stats: readonly StatId[]
  readonly onKinds: (kinds: readonly CrystaKind[]) => void
  readonly onTier: (tier: string) => void
  readonly onFilter: (change: Partial<Pick<CrystaFilterValues, 'mark' | 'now' | 'giver'>>) => void
  readonly onConditions: (change: Partial<StatConditions>) => void
}

/** Everything the list can be filtered by, for the rail and the phone's sheet. */
export function CrystaFilterFields(props: CrystaFilterFieldsProps) {
  const { query, stats, onKinds, onTier, onFilter, onConditions } = props
  const texts = crystaTexts
  const { tiers } = conditionTexts
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{texts.kind}</legend>
        <KindChips kinds={query.kinds} onKinds={onKinds} />
      </fieldset>
      <div>
        <p className={styles.legend} aria-hidden="true">
          {texts.tier}
        </p>
        <SegmentedControl
          block
          size="small"
          label={texts.tier}
          value={query.tier ?? ''}
          onChange={onTier}
          segments={[
            { value: '', label: texts.anyTier },
            ...TIERS.map((value) => ({ value, label: tiers[value] })),
          ]}
        />
      </div>
      <StatConditionFields conditions={query.conditions} onChange={onConditions} stats={stats} />
      <Checkbox
        label={texts.allYear}
        checked={query.isAllYear}
        onChange={(isOn) => onFilter({ now: isOn ? '1' : '' })}
      />
      <fieldset>
        <legend className={styles.legend}>{texts.giver}</legend>
        <div className={styles.chips}>
          {GIVER_KINDS.map((giver) => (
            <Chip
              key={giver}
              pressed={query.giver === giver}
              onPressedChange={(isOn) => onFilter({ giver: isOn ? giver : '' })}
            >
              {texts.givers[giver]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{texts.mark}</legend>
        <div className={styles.chips}>
          {MARKS.map((mark) => (
            <Chip
              key={mark}
              pressed={query.mark === mark}
              onPressedChange={(isOn) => onFilter({ mark: isOn ? mark : '' })}
            >
              {texts.marks[mark]}
            </Chip>
          ))}
        </div>
      </fieldset>
    </>
  )
}

type KindChipsProps = {
  readonly kinds: readonly CrystaKind[]
  readonly onKinds: (kinds: readonly CrystaKind[]) => void
}

/** The kinds in one line above a phone's list, where a press is enough. */
export function KindStrip({
  className,
  ...choice
}: KindChipsProps & { className?: string | undefined }) {
  const texts = crystaTexts
  return (
    <fieldset className={classNames(styles.strip, className)} aria-label={texts.kind}>
      <Chip pressed={choice.kinds.length === 0} onPressedChange={() => choice.onKinds([])}>
        {texts.allKinds}
      </Chip>
      <KindToggles {...choice} />
    </fieldset>
  )
}

/** The five kinds, any number of them. */
export function KindChips(choice: KindChipsProps) {
  return (
    <div className={styles.chips}>
      <KindToggles {...choice} />
    </div>
  )
}

function KindToggles({ kinds, onKinds }: KindChipsProps) {
  return (
    <>
      {CRYSTA_KINDS.map((kind) => (
        <Chip
          key={kind}
          icon={<Gem kind={kind} size={16} />}
          pressed={kinds.includes(kind)}
          onPressedChange={(isOn) =>
            onKinds(isOn ? [...kinds, kind] : kinds.filter((other) => other !== kind))
          }
        >
          {CRYSTA_KIND_NAMES[kind]}
        </Chip>
      ))}
    </>
  )
}
