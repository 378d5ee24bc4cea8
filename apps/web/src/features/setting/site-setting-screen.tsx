import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { BackupSection } from './backup-section.tsx'
import { useReadSettingQuery } from './setting.api.ts'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'
import { SiteSettingSection } from './site-setting-section.tsx'

/** /admin/setting: the settings of the whole site. */
export function SiteSettingScreen() {
  const texts = settingTexts.site
  const { roles } = useSession()
  // What comes late above it would push it down.
  const { isLoading } = useReadSettingQuery()
  return (
    <NarrowPage size="medium" title={texts.title} line={texts.line} className={styles.body}>
      <SiteSettingSection />
      {!isLoading && permits(roles, 'backup.download') && <BackupSection />}
    </NarrowPage>
  )
}
