import {
  CONSENT_KINDS,
  type Policy,
  POLICY_CHANGES_LENGTH,
  POLICY_KINDS,
  POLICY_PATHS,
  policyInputSchema,
  type PolicyKind,
  POST_LENGTH,
} from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { Link, Navigate, useParams } from 'react-router'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { SwitchInput, TextAreaInput } from '../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { MarkdownInput } from '../../shared/markdown/markdown-input.tsx'
import { showToast } from '../../shared/toast/toast.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { usePublishPolicyMutation, useReadPolicyQuery } from './policy.api.ts'
import styles from './policy.module.css'
import { policyEditorTexts } from './policy-editor.texts.ts'
import { policyTexts } from './policy.texts.ts'

/** /admin/policy: which papers of the site there are to write. */
export function PolicyListScreen() {
  const texts = policyEditorTexts
  return (
    <NarrowPage size="medium" title={texts.title} line={texts.line} className={styles.body}>
      <ul className={styles.papers}>
        {POLICY_KINDS.map((kind) => (
          <li key={kind}>
            <Link className={styles.link} to={`/admin/policy/${kind}`}>
              {policyTexts.titles[kind]}
            </Link>
            <p className={styles.when}>{texts.abouts[kind]}</p>
          </li>
        ))}
      </ul>
    </NarrowPage>
  )
}

/** /admin/policy/:kind: the owner writes one of them. */
export function PolicyEditorScreen() {
  const { kind } = useParams()
  const known = POLICY_KINDS.find((each) => each === kind)
  return known === undefined ? <Navigate replace to="/admin/policy" /> : <Page kind={known} />
}

function Page({ kind }: { kind: PolicyKind }) {
  const texts = policyEditorTexts
  const {
    currentData: policy,
    isError,
    refetch,
  } = useReadPolicyQuery({
    params: { kind },
    query: {},
  })
  return (
    <NarrowPage
      size="medium"
      title={policyTexts.titles[kind]}
      line={policy === undefined ? '…' : texts.now(currentName(policy))}
      actions={<LinkButton to={POLICY_PATHS[kind]}>{texts.open}</LinkButton>}
      className={styles.body}
    >
      {policy === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {policy === undefined && !isError && <Skeleton lines={8} />}
      {policy !== undefined && <Editor key={policy.version} policy={policy} />}
    </NarrowPage>
  )
}

const currentName = ({ version, publishedAt }: Policy) =>
  publishedAt === null
    ? policyTexts.shipped
    : `${policyTexts.version(version)} · ${policyTexts.since(formatDate(Date.parse(publishedAt)))}`

function Editor({ policy }: { policy: Policy }) {
  const texts = policyEditorTexts
  const { kind, korean, english, version } = policy
  const [publish] = usePublishPolicyMutation()
  const form = useContractForm({
    schema: policyInputSchema,
    values: { korean, english, changes: '', asksConsent: false },
    fixed: { version },
    submit: (body) => publish({ params: { kind }, body }).unwrap(),
    onSaved: () => showToast(texts.published, { kind: 'success' }),
    guardsLeaving: true,
  })
  const { control } = form
  const asksConsent = CONSENT_KINDS.some((asked) => asked === kind)
  return (
    <Card as="section" padding="large" aria-label={policyTexts.titles[kind]}>
      <ContractFormView
        form={form}
        label={policyTexts.titles[kind]}
        versionFields={{
          korean: { label: texts.korean },
          english: { label: texts.english },
          changes: { label: texts.changes },
          asksConsent: { label: texts.asksConsent },
        }}
      >
        <MarkdownInput
          control={control}
          name="korean"
          label={texts.korean}
          maxLength={POST_LENGTH.body}
          required
        />
        <MarkdownInput
          control={control}
          name="english"
          label={texts.english}
          maxLength={POST_LENGTH.body}
        />
        <TextAreaInput
          control={control}
          name="changes"
          label={texts.changes}
          hint={texts.changesHint}
          maxLength={POLICY_CHANGES_LENGTH}
        />
        {asksConsent && (
          <SwitchInput
            control={control}
            name="asksConsent"
            label={texts.asksConsent}
            hint={texts.asksConsentHint}
          />
        )}
        <div className={styles.actions}>
          <SubmitButton form={form}>{texts.publish}</SubmitButton>
        </div>
      </ContractFormView>
    </Card>
  )
}
