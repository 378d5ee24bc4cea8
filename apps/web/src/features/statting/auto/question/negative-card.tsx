import { PURPOSES } from '@gyeol/statting-auto'
import { SLOT_COUNT } from '@gyeol/statting'
import { PlusIcon } from '../../../../shared/icons/icons.ts'
import { Button } from '../../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { SegmentedControl } from '../../../../shared/ui/fields/segmented-control.tsx'

import { type AutoForm, withFixed } from './auto-form.ts'
import type { FormReading } from './auto-problem.ts'
import { CheckRow } from '../../../../shared/ui/fields/check-row.tsx'
import { autoTexts } from '../auto.texts.ts'
import { FixedItem } from './fixed-item.tsx'
import { NegativePool } from './negative-pool.tsx'
import styles from './row-card.module.css'

type NegativeCardProps = {
  readonly form: AutoForm
  readonly reading: FormReading
  readonly onEdit: (change: (form: AutoForm) => AutoForm) => void
  readonly onPickOpen: () => void
}

/** Which options may suffer: chosen by the search, by hand, or both. */
export function NegativeCard({ form, reading, onEdit, onPickOpen }: NegativeCardProps) {
  const texts = autoTexts.negatives
  const { equipment } = reading.session.settings
  const isFull = form.wanted.length + form.fixed.length >= SLOT_COUNT
  return (
    <Card as="section" className={styles.card} aria-labelledby="auto-negatives">
      <h2 id="auto-negatives" className={styles.title}>
        {texts.title}
      </h2>
      <div className={styles.part}>
        <CheckRow
          label={texts.auto}
          hint={texts.autoHint}
          checked={form.picksNegatives}
          onChange={(picksNegatives) => onEdit((now) => ({ ...now, picksNegatives }))}
        />
        {form.picksNegatives && equipment === 'armor' && (
          <div className={styles.choice}>
            <span aria-hidden="true">{texts.purpose}</span>
            <SegmentedControl
              label={texts.purpose}
              size="small"
              value={form.taste.purpose}
              onChange={(purpose) =>
                onEdit((now) => ({ ...now, taste: { ...now.taste, purpose } }))
              }
              segments={PURPOSES.map((value) => ({ value, label: texts.purposes[value] }))}
            />
          </div>
        )}
        {form.picksNegatives && equipment === 'weapon' && (
          <CheckRow
            label={texts.flatMp}
            checked={form.taste.allowFlatMpRegen}
            onChange={(allowFlatMpRegen) =>
              onEdit((now) => ({ ...now, taste: { ...now.taste, allowFlatMpRegen } }))
            }
          />
        )}
      </div>
      {form.picksNegatives && <NegativePool form={form} reading={reading} onEdit={onEdit} />}
      <div className={styles.part}>
        <h3 className={styles.subtitle}>{texts.fixedTitle}</h3>
        {form.fixed.length > 0 && (
          <ul className={styles.rows}>
            {form.fixed.map((row, index) => (
              <FixedItem
                key={row.option}
                row={row}
                index={index}
                form={form}
                reading={reading}
                onChange={(next) => onEdit((now) => withFixed(now, index, next))}
              />
            ))}
          </ul>
        )}
        <Button block icon={<PlusIcon />} disabled={isFull} onClick={onPickOpen}>
          {texts.addFixed}
        </Button>
      </div>
    </Card>
  )
}
