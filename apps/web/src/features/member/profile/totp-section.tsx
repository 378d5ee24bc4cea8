import { confirmPasswordSchema, type TotpState } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { useState } from 'react'
import type { AnswerOf } from '../../../shared/http/route-types.ts'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { PasswordInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { sessionChanged } from '../../../shared/session/session-change.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import {
  useDisableTotpMutation,
  useEnrolTotpMutation,
  useReadTotpQuery,
  useRenewRecoveryCodesMutation,
} from '../account.api.ts'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TotpEnrolDialog } from './totp-enrol-dialog.tsx'

const FEW_CODES = 3

/** The second step: off → enrol → recovery codes; on → renew codes, switch off. */
export function TotpSection() {
  const texts = profileTexts.totp
  const { data: state, isError, refetch } = useReadTotpQuery()
  return (
    <Card as="section" padding="large" aria-labelledby="totp" className={styles.section}>
      <SectionTitle
        id="totp"
        trailing={
          state && (
            <Tag tone={state.isEnabled ? 'primary' : 'neutral'}>
              {state.isEnabled ? texts.on : texts.off}
            </Tag>
          )
        }
      >
        {texts.title}
      </SectionTitle>
      <p className={styles.note}>
        {texts.line} {state?.isRequired === true && texts.required}
      </p>
      {state === undefined && isError && <ErrorState onRetry={() => void refetch()} />}
      {state === undefined && !isError && <Skeleton lines={2} />}
      {state !== undefined && <Actions state={state} />}
    </Card>
  )
}

function Actions({ state }: { state: TotpState }) {
  const texts = profileTexts.totp
  const [enrol, { isLoading: isEnrolling }] = useEnrolTotpMutation()
  const [renew, { isLoading: isRenewing }] = useRenewRecoveryCodesMutation()
  const [enrolment, setEnrolment] = useState<AnswerOf<'enrolTotp'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isDisabling, setDisabling] = useState(false)
  const begin = async () => {
    const { data } = await enrol({ body: {} })
    if (data !== undefined) setEnrolment(data)
  }
  const renewCodes = async () => {
    const { data } = await renew({ body: {} })
    if (data !== undefined) setCodes(data.recoveryCodes)
  }
  const closeCodes = () => {
    setCodes(null)
    // A role that waited for the second step has all its rights now. Not before the codes are kept:
    // whatever goes wrong then would take them off the page.
    void sessionChanged()
  }
  return (
    <>
      {state.isEnabled ? <Facts state={state} /> : null}
      <div className={styles.actions}>
        {state.isEnabled ? (
          <>
            <Button busy={isRenewing} onClick={() => void renewCodes()}>
              {texts.renew}
            </Button>
            <Button variant="ghost" onClick={() => setDisabling(true)}>
              {texts.disable}
            </Button>
          </>
        ) : (
          <Button variant="primary" busy={isEnrolling} onClick={() => void begin()}>
            {texts.enable}
          </Button>
        )}
      </div>
      {enrolment !== null && (
        <TotpEnrolDialog
          enrolment={enrolment}
          onClose={() => setEnrolment(null)}
          onEnabled={(recoveryCodes) => {
            setEnrolment(null)
            setCodes(recoveryCodes)
          }}
        />
      )}
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={closeCodes} />}
      {isDisabling && <DisableDialog onClose={() => setDisabling(false)} />}
    </>
  )
}

function Facts({ state }: { state: TotpState }) {
  const texts = profileTexts.totp
  return (
    <>
      <DefinitionList>
        {state.enabledAt !== null && (
          <DefinitionRow term={texts.since}>
            {formatDate(Date.parse(state.enabledAt))}
          </DefinitionRow>
        )}
        <DefinitionRow term={texts.codesLeft}>{texts.count(state.recoveryCodesLeft)}</DefinitionRow>
      </DefinitionList>
      {state.recoveryCodesLeft <= FEW_CODES && <HintStrip>{texts.fewCodes}</HintStrip>}
    </>
  )
}

function DisableDialog({ onClose }: { onClose: () => void }) {
  const texts = profileTexts.totp
  const [disable] = useDisableTotpMutation()
  const form = useContractForm({
    schema: confirmPasswordSchema,
    values: { password: '' },
    submit: (body) => disable({ body }).unwrap(),
    onSaved: () => {
      onClose()
      showToast(texts.disabled, { kind: 'success' })
    },
    fieldOfCode: { BAD_CREDENTIALS: 'password' },
    messageOfCode: { BAD_CREDENTIALS: texts.wrongPassword },
    emptyOnRefusal: ['password'],
  })
  return (
    <Dialog
      open
      size="small"
      title={texts.disableTitle}
      description={texts.disableLine}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <ContractFormView form={form} label={texts.disableTitle}>
        <PasswordInput control={form.control} name="password" label={texts.password} required />
        <SubmitButton form={form} variant="danger" block>
          {texts.disable}
        </SubmitButton>
      </ContractFormView>
    </Dialog>
  )
}
