import {
  BANNER_LENGTH,
  CONTACT_LENGTH,
  SIGN_UP_MODES,
  type SiteSetting,
  siteSettingSchema,
} from '@gyeol/contract'
import { parseKoreanNumber } from '@gyeol/korean'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import {
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
} from '../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { showToast } from '../../shared/toast/toast.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useReadSettingQuery, useUpdateSettingMutation } from './setting.api.ts'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

/** The settings of the whole site: administrators read them, owners write them. */
export function SiteSettingSection() {
  const texts = settingTexts.site
  const { roles } = useSession()
  const { data, isError, refetch } = useReadSettingQuery()
  return (
    <Card as="section" padding="large" aria-label={texts.title} className={styles.section}>
      {data === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton lines={4} />}
      {data !== undefined &&
        (permits(roles, 'setting.write') ? <Form setting={data} /> : <Facts setting={data} />)}
    </Card>
  )
}

const SWITCHES = ['totpRequired', 'showsWholeMenu', 'endsOldRecords', 'firstPostsWait'] as const
const NUMBERS = [
  'probationDays',
  'levelCap',
  'defaultLevel',
  'priceEditHours',
  'priceReportMinutes',
] as const

function Facts({ setting }: { setting: SiteSetting }) {
  const texts = settingTexts.site
  return (
    <>
      <HintStrip>{texts.readOnly}</HintStrip>
      <DefinitionList>
        <DefinitionRow term={texts.banner} muted={setting.banner === ''}>
          {setting.banner === '' ? texts.noBanner : setting.banner}
        </DefinitionRow>
        <DefinitionRow term={texts.contact} muted={setting.contact === ''}>
          {setting.contact === '' ? texts.noBanner : setting.contact}
        </DefinitionRow>
        <DefinitionRow term={texts.signUp}>{texts.signUpModes[setting.signUp]}</DefinitionRow>
        {SWITCHES.map((name) => (
          <DefinitionRow key={name} term={texts[name]}>
            {setting[name] ? texts.on : texts.off}
          </DefinitionRow>
        ))}
        {NUMBERS.map((name) => (
          <DefinitionRow key={name} term={texts[name]}>
            {setting[name]}
          </DefinitionRow>
        ))}
        <DefinitionRow term={texts.levelsAsOf}>{setting.levelsAsOf}</DefinitionRow>
      </DefinitionList>
    </>
  )
}

function Form({ setting }: { setting: SiteSetting }) {
  const texts = settingTexts.site
  const { version, ...values } = setting
  const [update] = useUpdateSettingMutation()
  const form = useContractForm({
    schema: siteSettingSchema,
    values,
    fixed: { version },
    submit: (body) => update({ body }).unwrap(),
    onSaved: () => showToast(texts.saved, { kind: 'success' }),
    guardsLeaving: true,
  })
  const yesNo = (value: boolean) => (value ? texts.on : texts.off)
  return (
    <ContractFormView
      form={form}
      label={texts.title}
      versionFields={{
        banner: { label: texts.banner },
        contact: { label: texts.contact },
        signUp: { label: texts.signUp, show: (mode) => texts.signUpModes[mode] },
        totpRequired: { label: texts.totpRequired, show: yesNo },
        showsWholeMenu: { label: texts.showsWholeMenu, show: yesNo },
        endsOldRecords: { label: texts.endsOldRecords, show: yesNo },
        firstPostsWait: { label: texts.firstPostsWait, show: yesNo },
        probationDays: { label: texts.probationDays },
        levelCap: { label: texts.levelCap },
        defaultLevel: { label: texts.defaultLevel },
        levelsAsOf: { label: texts.levelsAsOf },
        priceEditHours: { label: texts.priceEditHours },
        priceReportMinutes: { label: texts.priceReportMinutes },
      }}
    >
      <TextInput
        control={form.control}
        name="banner"
        label={texts.banner}
        hint={texts.bannerHint}
        maxLength={BANNER_LENGTH}
        autoComplete="off"
      />
      <TextInput
        control={form.control}
        name="contact"
        label={texts.contact}
        hint={texts.contactHint}
        maxLength={CONTACT_LENGTH}
        autoComplete="off"
      />
      <SelectInput
        control={form.control}
        name="signUp"
        label={texts.signUp}
        hint={texts.signUpHint}
        options={SIGN_UP_MODES.map((value) => ({ value, label: texts.signUpModes[value] }))}
      />
      {SWITCHES.map((name) => (
        <SwitchInput
          key={name}
          control={form.control}
          name={name}
          label={texts[name]}
          hint={texts[`${name}Hint`]}
        />
      ))}
      <div className={styles.numbers}>
        {NUMBERS.map((name) => (
          <NumberInput
            key={name}
            control={form.control}
            name={name}
            label={texts[name]}
            parse={parseKoreanNumber}
            required
          />
        ))}
        <TextInput
          control={form.control}
          name="levelsAsOf"
          type="date"
          label={texts.levelsAsOf}
          hint={texts.levelsAsOfHint}
          required
        />
      </div>
      <div className={styles.actions}>
        <SubmitButton form={form}>{texts.save}</SubmitButton>
      </div>
    </ContractFormView>
  )
}
