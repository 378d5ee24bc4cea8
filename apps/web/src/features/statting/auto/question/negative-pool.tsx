import { formatSigned, parseKoreanNumber } from '@gyeol/korean'
import { limitsOf, type OptionDefinition, stepsFromValue, valueOf } from '@gyeol/statting'
import { useId, useState } from 'react'
import { ChevronDownIcon, CloseIcon } from '../../../../shared/icons/icons.ts'
import { Button, IconButton } from '../../../../shared/ui/buttons/button.tsx'

import { classNames } from '../../../../shared/theme/class-names.ts'
import { NumberField } from '../../../../shared/ui/fields/number-field.tsx'
import { optionName } from '../../slots/option-labels.ts'
import { findOption } from '../../sessions/statting-view.ts'
import { type AutoForm, cap, exclude, include } from './auto-form.ts'
import type { FormReading } from './auto-problem.ts'
import { CheckRow } from '../../../../shared/ui/fields/check-row.tsx'
import { autoTexts } from '../auto.texts.ts'
import styles from './negative-pool.module.css'

type NegativePoolProps = {
  readonly form: AutoForm
  readonly reading: FormReading
  readonly onEdit: (change: (form: AutoForm) => AutoForm) => void
}

/** The negatives the search may choose from: each can be forbidden or limited in depth. */
export function NegativePool({ form, reading, onEdit }: NegativePoolProps) {
  const texts = autoTexts.negatives
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const named = new Set([...form.wanted, ...form.fixed].map(({ option }) => option))
  const pool = reading.pool.filter((option) => !named.has(option))
  const used = pool.filter((option) => !form.excluded.includes(option))
  return (
    <div className={styles.pool}>
      <Button
        block
        variant="ghost"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.pool(used.length, pool.length)}
        <span className={styles.names}>{used.map(optionName).join(' · ')}</span>
        <ChevronDownIcon className={classNames(isOpen && styles.turned)} aria-hidden="true" />
      </Button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {pool.map((option) => (
          <PoolItem key={option} option={option} form={form} reading={reading} onEdit={onEdit} />
        ))}
      </ul>
    </div>
  )
}

type PoolItemProps = NegativePoolProps & { readonly option: string }

function PoolItem({ option, form, reading, onEdit }: PoolItemProps) {
  const texts = autoTexts.negatives
  const name = optionName(option)
  const definition = findOption(option)
  const isUsed = !form.excluded.includes(option)
  const limit = form.caps[option]
  if (!definition) return null
  const limits = limitsOf(definition, reading.session.settings)
  return (
    <li className={styles.item}>
      <CheckRow
        look="box"
        label={name}
        checked={isUsed}
        onChange={(isOn) => onEdit((now) => (isOn ? include(now, option) : exclude(now, option)))}
      />
      {isUsed && limit === undefined && (
        <Button
          variant="ghost"
          size="small"
          aria-label={texts.limitOf(name, formatSigned(limits.minValue))}
          onClick={() => onEdit((now) => cap(now, option, limits.minValue))}
        >
          {formatSigned(limits.minValue)}
        </Button>
      )}
      {isUsed && limit !== undefined && (
        <DepthField
          option={definition}
          reading={reading}
          value={limit}
          label={texts.depth(name)}
          removeLabel={texts.noLimit(name)}
          onChange={(value) => onEdit((now) => cap(now, option, value))}
        />
      )}
    </li>
  )
}

type DepthFieldProps = {
  readonly option: OptionDefinition
  readonly reading: FormReading
  readonly value: number
  readonly label: string
  readonly removeLabel: string
  readonly onChange: (value: number | null) => void
}

function DepthField({ option, reading, value, label, removeLabel, onChange }: DepthFieldProps) {
  const { settings } = reading.session
  const limits = limitsOf(option, settings)
  const nextValue = (from: number, steps: number) => {
    const at = stepsFromValue(option, settings, from).steps + steps
    return valueOf(option, settings, Math.min(-1, Math.max(limits.minSteps, at)))
  }
  return (
    <div className={styles.depth}>
      <NumberField
        label={label}
        value={value}
        min={limits.minValue}
        max={valueOf(option, settings, -1)}
        move={nextValue}
        signed
        showSignFlip="touch"
        parse={parseKoreanNumber}
        onChange={onChange}
      />
      <IconButton
        size="small"
        label={removeLabel}
        icon={<CloseIcon />}
        onClick={() => onChange(null)}
      />
    </div>
  )
}
