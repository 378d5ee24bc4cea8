import { EVENT_LIMITS, POST_LENGTH } from '@gyeol/contract'
import { type Control, useController, useWatch } from 'react-hook-form'
import { CloseIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { editingTexts } from './event-editing.texts.ts'
import styles from './event-editor.module.css'
import type { EventValues } from './event-form.ts'

/** What an event gives, one line each. */
export function RewardsInput({ control }: { control: Control<EventValues> }) {
  const texts = editingTexts
  const { field } = useController({ control, name: 'rewards' })
  const rewards = useWatch({ control, name: 'rewards' })
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{texts.rewards}</legend>
      {rewards.map((_reward, index) => (
        // Lines have no identity of their own: their place is all there is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.item}>
          <RewardLine control={control} index={index} />
          <IconButton
            label={texts.removeReward(index + 1)}
            icon={<CloseIcon />}
            onClick={() => field.onChange(rewards.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      {rewards.length < EVENT_LIMITS.rewards && (
        <Button size="small" icon={<PlusIcon />} onClick={() => field.onChange([...rewards, ''])}>
          {texts.addReward}
        </Button>
      )}
    </fieldset>
  )
}

function RewardLine({ control, index }: { control: Control<EventValues>; index: number }) {
  const texts = editingTexts
  const { field, fieldState } = useController({ control, name: `rewards.${index}` })
  return (
    <Field label={texts.reward(index + 1)} hideLabel error={fieldState.error?.message}>
      <TextField {...field} maxLength={POST_LENGTH.line} autoComplete="off" />
    </Field>
  )
}
