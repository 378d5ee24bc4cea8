import { type MemberAdmin, type RoleName, updateMemberSchema } from '@gyeol/contract'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { SelectInput, TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useWatch } from 'react-hook-form'
import { roleDutyTexts } from './role-duties.texts.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { memberAdminTexts } from './member-admin.texts.ts'
import { useUpdateMemberMutation } from '../member.api.ts'
import { roleName } from './role-name.ts'

type MemberEditFormProps = {
  readonly member: MemberAdmin
  readonly roles: readonly RoleName[]
}

/** Name and role of a member, with the reason for the audit log. */
export function MemberEditForm({ member, roles }: MemberEditFormProps) {
  const texts = memberAdminTexts
  const { detail } = texts
  const { id, nickname, roleCode, status, version } = member
  const [update] = useUpdateMemberMutation()
  const form = useContractForm({
    schema: updateMemberSchema,
    values: { nickname, roleCode, reason: '' },
    fixed: { version, status },
    submit: (body) => update({ params: { id }, body }).unwrap(),
    onSaved: () => {
      form.hook.resetField('reason', { defaultValue: '' })
      showToast(detail.saved, { kind: 'success' })
    },
    fieldOfCode: {
      NICKNAME_TAKEN: 'nickname',
      ROLE_TOO_HIGH: 'roleCode',
      LAST_OWNER: 'roleCode',
    },
    guardsLeaving: true,
  })
  const duties = roleDutyTexts
  const chosen = useWatch({ control: form.control, name: 'roleCode' })
  return (
    <ContractFormView
      form={form}
      label={detail.edit}
      versionFields={{
        nickname: { label: texts.columns.nickname },
        roleCode: { label: texts.role, show: roleName },
      }}
    >
      <TextInput
        control={form.control}
        name="nickname"
        label={texts.columns.nickname}
        autoComplete="off"
        required
      />
      <SelectInput
        control={form.control}
        name="roleCode"
        label={texts.role}
        hint={duties[chosen]}
        options={roles.map(({ code, name, assignable }) => ({
          value: code,
          label: name,
          disabled: !assignable,
        }))}
      />
      <TextInput
        control={form.control}
        name="reason"
        label={detail.reason}
        hint={detail.reasonHint}
        autoComplete="off"
      />
      <div>
        <SubmitButton form={form}>{detail.save}</SubmitButton>
      </div>
    </ContractFormView>
  )
}
