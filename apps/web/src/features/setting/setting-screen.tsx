import { useState } from 'react'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { SettingIcon } from '../../shared/icons/icons.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { DataSection } from './data-section.tsx'
import { DefaultsSection } from './defaults-section.tsx'
import { DisplaySection } from './display-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PastToastsSection } from './past-toasts-section.tsx'
import type { PlannerDefaults } from './planner-defaults.ts'
import { SetAsideSection } from './set-aside-section.tsx'
import { ShortLinksSection } from './short-links-section.tsx'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

type SettingScreenProps = {
  readonly defaults: PlannerDefaults
}

/** Own settings for everybody, kept in the browser; below them the way to those of the site. */
export function SettingScreen({ defaults }: SettingScreenProps) {
  const texts = settingTexts
  const { roles } = useSession()
  const [replaced, setReplaced] = useState(0)
  return (
    <NarrowPage size="medium" title={texts.title} line={texts.line} className={styles.body}>
      <LanguageSection />
      <DisplaySection />
      <KeysSection />
      {/* Drawn anew when a backup has brought other values. */}
      <DefaultsSection key={`${replaced} ${defaults.usualLevel}`} defaults={defaults} />
      <DataSection onReplaced={() => setReplaced(replaced + 1)} />
      <SetAsideSection onReplaced={() => setReplaced(replaced + 1)} />
      <ShortLinksSection />
      <PastToastsSection />
      {permits(roles, 'setting.read') && (
        <LinkButton to="/admin/setting" icon={<SettingIcon />}>
          {texts.site.way}
        </LinkButton>
      )}
    </NarrowPage>
  )
}
