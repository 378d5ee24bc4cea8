import { formatListDate } from '@gyeol/korean'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import styles from '../narrow-page.module.css'
import { type LinkPurpose, oneTimeLink } from './one-time-link.ts'
import { signUpTexts } from '../sign-up/sign-up.texts.ts'

type OneTimeLinkProps = {
  readonly purpose?: LinkPurpose
  readonly token: string
  /** ISO time. */
  readonly expiresAt: string
}

/** The link with which a member sets a password or comes in; shown this once, to be handed over. */
export function OneTimeLink({ purpose = 'reset', token, expiresAt }: OneTimeLinkProps) {
  const texts = signUpTexts.link
  const link = oneTimeLink(purpose, token)
  const until = texts.until(formatListDate(Date.parse(expiresAt)))
  return (
    <div className={styles.stack}>
      <Field label={texts.title} hint={`${texts.line} ${until}`}>
        <TextField readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className={styles.actions}>
        <CopyButton variant="primary" text={link}>
          {texts.copy}
        </CopyButton>
      </div>
    </div>
  )
}
