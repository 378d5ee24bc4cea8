import { EVENT_KIND_CODES, type EventKind } from '@gyeol/contract'
import { useState } from 'react'
import { EventIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import styles from './calendar-subscription.module.css'
import { eventTexts } from '../event.texts.ts'

/** The address of a calendar that follows the events, for one's own calendar app. */
export function CalendarSubscription() {
  const texts = eventTexts
  const words = texts.subscribe
  const [kind, setKind] = useState<EventKind | ''>('')
  const path = kind === '' ? '/feed/events.ics' : `/feed/events/${kind}.ics`
  const address = `${window.location.origin}${path}`
  return (
    <Dialog
      title={words.title}
      description={words.line}
      trigger={<Button icon={<EventIcon />}>{words.open}</Button>}
      footer={
        <>
          <CopyButton text={address}>{words.copy}</CopyButton>
          <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
            {words.webcal}
          </a>
        </>
      }
    >
      <div className={styles.fields}>
        <Field label={words.kind}>
          <Select
            value={kind}
            onChange={setKind}
            options={[
              { value: '', label: texts.allKinds },
              ...EVENT_KIND_CODES.map((value) => ({ value, label: texts.kinds[value] })),
            ]}
          />
        </Field>
        <Field label={words.address} hint={words.hint}>
          <TextField readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      </div>
    </Dialog>
  )
}
