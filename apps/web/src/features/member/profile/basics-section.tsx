import { type MemberSelf, updateProfileSchema } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { useUpdateProfileMutation } from '../account.api.ts'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'
import { roleName } from '../admin/role-name.ts'

/** Login id and role to read, the nickname to change. */
export function BasicsSection({ profile }: { profile: MemberSelf }) {
  const all = profileTexts
  const texts = all.basics
  const [update] = useUpdateProfileMutation()
  const form = useContractForm({
    schema: updateProfileSchema,
    values: { nickname: profile.nickname },
    fixed: { version: profile.version },
    submit: (body) => update({ body }).unwrap(),
    onSaved: () => showToast(all.saved, { kind: 'success' }),
    fieldOfCode: { NICKNAME_TAKEN: 'nickname' },
    guardsLeaving: true,
  })
  return (
    <Card as="section" padding="large" aria-labelledby="basics" className={styles.section}>
      <SectionTitle id="basics">{texts.title}</SectionTitle>
      <DefinitionList>
        <DefinitionRow term={texts.loginId}>{profile.loginId}</DefinitionRow>
        <DefinitionRow term={texts.role}>{roleName(profile.roleCode)}</DefinitionRow>
        <DefinitionRow term={texts.joined}>
          {formatDate(Date.parse(profile.createdAt))}
        </DefinitionRow>
      </DefinitionList>
      <ContractFormView
        form={form}
        label={texts.nickname}
        versionFields={{ nickname: { label: texts.nickname } }}
      >
        <TextInput
          control={form.control}
          name="nickname"
          label={texts.nickname}
          hint={texts.nicknameHint}
          autoComplete="nickname"
          required
        />
        <div className={styles.actions}>
          <SubmitButton form={form}>{texts.save}</SubmitButton>
        </div>
      </ContractFormView>
    </Card>
  )
}
