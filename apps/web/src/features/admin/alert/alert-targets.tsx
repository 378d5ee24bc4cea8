import {
  type AlertChannel,
  alertMailInputSchema,
  type Alerts,
  webhookInputSchema,
} from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { useUpdateAlertMailMutation, useUpdateAlertWebhookMutation } from './alert.api.ts'
import styles from './alert.module.css'
import { alertTexts } from './alert.texts.ts'

/** Where the owner is told: a webhook, a mail address, both or none. */
export function AlertTargets({ alerts }: { alerts: Alerts }) {
  const texts = alertTexts
  const { webhook, mail, canMail } = alerts
  return (
    <Card as="section" padding="large" aria-labelledby="targets" className={styles.section}>
      <SectionTitle id="targets">{texts.targets}</SectionTitle>
      <TargetForm channel="webhook" target={webhook} />
      {!canMail && <HintStrip>{texts.cannotMail}</HintStrip>}
      <TargetForm channel="mail" target={mail} disabled={!canMail} />
    </Card>
  )
}

type TargetFormProps = {
  readonly channel: AlertChannel
  readonly target: Alerts['webhook']
  readonly disabled?: boolean
}

const FIELDS = {
  webhook: { type: 'url', placeholder: 'https://', autoComplete: 'off' },
  mail: { type: 'email', placeholder: undefined, autoComplete: 'email' },
} as const

/** A webhook's address is a secret and is not shown again: a new one is always typed whole. */
function TargetForm({ channel, target, disabled = false }: TargetFormProps) {
  const texts = alertTexts
  const calls = { webhook: useUpdateAlertWebhookMutation(), mail: useUpdateAlertMailMutation() }
  const [update, { isLoading }] = calls[channel]
  const form = useContractForm({
    schema: channel === 'webhook' ? webhookInputSchema : alertMailInputSchema,
    values: { address: '' },
    submit: (body) => update({ body }).unwrap(),
    onSaved: () => {
      form.reset()
      showToast(texts.saved, { kind: 'success' })
    },
  })
  const remove = async () => {
    const { error } = await update({ body: { address: null } })
    if (error === undefined) showToast(texts.removed, { kind: 'success' })
  }
  return (
    <ContractFormView form={form} label={texts[channel]} className={styles.target}>
      <TextInput
        control={form.control}
        name="address"
        label={texts[channel]}
        hint={channel === 'webhook' ? texts.webhookHint : texts.mailHint}
        spellCheck={false}
        disabled={disabled}
        {...FIELDS[channel]}
      />
      <Standing target={target} />
      <div className={styles.actions}>
        <SubmitButton form={form} disabled={disabled}>
          {texts.save}
        </SubmitButton>
        {target !== null && (
          <Button busy={isLoading} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )}
      </div>
    </ContractFormView>
  )
}

function Standing({ target }: { target: Alerts['webhook'] }) {
  const texts = alertTexts
  if (target === null) return <p className={styles.note}>{texts.unset}</p>
  const { shown, failedAt, failure } = target
  return (
    <>
      <p className={styles.note}>{texts.current(shown)}</p>
      {failedAt !== null && failure !== null && (
        <HintStrip tone="danger">
          {texts.failed(formatListDate(Date.parse(failedAt)), texts.outcomes[failure])}
        </HintStrip>
      )}
    </>
  )
}
