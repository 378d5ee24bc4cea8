import { EVENT_KIND_CODES, type EventKind } from '@gyeol/contract'
import { type ReactElement, useState } from 'react'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import styles from './calendar-subscription.module.css'
import { eventTexts } from '../event.texts.ts'

type SubscriptionDialogProps = {
  readonly trigger: ReactElement
  /** It was tapped before its code was there. */
  readonly startsOpen: boolean
}

/** The address of a calendar that follows the events, for one's own calendar app. */
export function SubscriptionDialog({ trigger, startsOpen }: SubscriptionDialogProps) {
  const texts = eventTexts
  const words = texts.subscribe
  const [isOpen, setOpen] = useState(startsOpen)
  const [kind, setKind] = useState<EventKind | ''>('')
  const path = kind === '' ? '/feed/events.ics' : `/feed/events/${kind}.ics`
  return (
    <Dialog
      title={words.title}
      description={words.line}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      footer={<AddressActions path={path} />}
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
          <Address path={path} />
        </Field>
      </div>
    </Dialog>
  )
}

// Only an open dialog asks where the site is: the build draws the page outside of a browser.
const addressOf = (path: string) => `${window.location.origin}${path}`

type AddressProps = { readonly path: string }

function Address({ path }: AddressProps) {
  return (
    <TextField readOnly value={addressOf(path)} onFocus={(event) => event.currentTarget.select()} />
  )
}

function AddressActions({ path }: AddressProps) {
  const words = eventTexts.subscribe
  const address = addressOf(path)
  return (
    <>
      <CopyButton text={address}>{words.copy}</CopyButton>
      <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
        {words.webcal}
      </a>
    </>
  )
}
