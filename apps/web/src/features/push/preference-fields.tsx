import { EVENT_KIND_CODES, type PushPreferences, type ReminderMinutes } from '@gyeol/contract'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { Switch } from '../../shared/ui/controls/switch.tsx'
import styles from './push-settings.module.css'
import { pushTexts } from './push.texts.ts'

// The contract's own list comes with the whole schema library; the compiler holds this one to it.
const MINUTES: readonly ReminderMinutes[] = [0, 10, 30, 60, 180, 720, 1440]
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Begins at night and ends when people get up. */
const USUAL_NIGHT = { fromHour: 23, toHour: 8 }

type PreferenceFieldsProps = {
  readonly preferences: PushPreferences
  readonly onChange: (preferences: PushPreferences) => void
}

/** Of what, how early, and when not. */
export function PreferenceFields({ preferences, onChange }: PreferenceFieldsProps) {
  const texts = pushTexts
  const { kinds, minutesBefore, quietHours } = preferences
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{texts.which}</legend>
        <div className={styles.kinds}>
          {EVENT_KIND_CODES.map((kind) => (
            <Chip
              key={kind}
              pressed={kinds.includes(kind)}
              onPressedChange={(isOn) =>
                onChange({
                  ...preferences,
                  kinds: EVENT_KIND_CODES.filter((other) =>
                    other === kind ? isOn : kinds.includes(other),
                  ),
                })
              }
            >
              {texts.kinds[kind]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Field label={texts.before}>
        <Select
          value={String(minutesBefore)}
          onChange={(text) => {
            const minutes = MINUTES.find((known) => String(known) === text)
            if (minutes !== undefined) onChange({ ...preferences, minutesBefore: minutes })
          }}
          options={MINUTES.map((known) => ({ value: String(known), label: texts.minutes[known] }))}
        />
      </Field>
      <Switch
        label={texts.quiet}
        hint={texts.quietHint}
        checked={quietHours !== null}
        onChange={(isOn) => onChange({ ...preferences, quietHours: isOn ? USUAL_NIGHT : null })}
      />
      {quietHours !== null && (
        <div className={styles.hours}>
          <HourField
            label={texts.from}
            hour={quietHours.fromHour}
            onChange={(fromHour) =>
              onChange({ ...preferences, quietHours: { ...quietHours, fromHour } })
            }
          />
          <HourField
            label={texts.to}
            hour={quietHours.toHour}
            onChange={(toHour) =>
              onChange({ ...preferences, quietHours: { ...quietHours, toHour } })
            }
          />
        </div>
      )}
    </>
  )
}

type HourFieldProps = {
  readonly label: string
  readonly hour: number
  readonly onChange: (hour: number) => void
}

function HourField({ label, hour, onChange }: HourFieldProps) {
  const texts = pushTexts
  return (
    <Field label={label}>
      <Select
        value={String(hour)}
        onChange={(text) => onChange(Number(text))}
        options={HOURS.map((known) => ({ value: String(known), label: texts.hour(known) }))}
      />
    </Field>
  )
}
