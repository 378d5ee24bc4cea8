import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { AlertIcon } from '../icons/icons.ts'
import { prepareToasts } from '../toast/toast.ts'
import { Button, type ButtonProps } from '../ui/buttons/button.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './contract-form-view.module.css'
import { formTexts } from './forms.texts.ts'
import type { FormRefusal } from './form-refusal.ts'
import { VersionCheckDialog, type VersionFields } from './version-check-dialog.tsx'
import type { ContractForm } from './use-contract-form.ts'

type ContractFormViewProps<Values extends object> = {
  readonly form: ContractForm<Values>
  /** Names the form for screen readers. */
  readonly label: string
  /** How the fields are called and shown when two versions have to be put together. */
  readonly versionFields?: VersionFields<Values>
  readonly className?: string
  /** Fields, and a `SubmitButton`: Enter sends through the browser's own form. */
  readonly children: ReactNode
}

/** A form on the page: its fields, what the server said about the whole, and the merge dialog. */
export function ContractFormView<Values extends object>({
  form,
  label,
  versionFields,
  className,
  children,
}: ContractFormViewProps<Values>) {
  // The first failure may be that the connection is gone: too late then to fetch what tells it.
  useEffect(prepareToasts, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside a dialog stands in the React tree of the page's form.
    event.stopPropagation()
    void form.send()
  }
  return (
    <>
      <form
        id={form.formId}
        aria-label={label}
        aria-busy={form.isPending || undefined}
        noValidate
        className={classNames(styles.form, className)}
        onSubmit={submit}
      >
        {form.refusal !== null && <Refusal key={form.refusal.at} refusal={form.refusal} />}
        {children}
      </form>
      {form.versionCheck !== null && versionFields !== undefined && (
        <VersionCheckDialog versionCheck={form.versionCheck} fields={versionFields} form={form} />
      )}
    </>
  )
}

/** Sends the form it stands in. */
export function SubmitButton({
  form,
  children,
  ...rest
}: Omit<ButtonProps, 'form' | 'type' | 'busy'> & {
  form: Pick<ContractForm<object>, 'isPending'>
}) {
  return (
    <Button variant="primary" {...rest} type="submit" busy={form.isPending}>
      {children}
    </Button>
  )
}

function Refusal({ refusal }: { refusal: FormRefusal }) {
  const texts = formTexts
  const { message, code, retryAfterSeconds } = refusal
  return (
    <div className={styles.refusal} role="alert" tabIndex={-1} data-form-refusal="">
      <AlertIcon />
      <div>
        <p>{message === '' ? texts.unplaced : message}</p>
        {retryAfterSeconds !== null && code !== null && <Wait seconds={retryAfterSeconds} />}
      </div>
    </div>
  )
}

/** Counts down what the server asks to wait. */
function Wait({ seconds }: { seconds: number }) {
  const texts = formTexts
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <p className={styles.wait} aria-live="off">
      {left > 0 ? texts.waitSeconds(left) : texts.canRetry}
    </p>
  )
}
