import { useTexts } from '../../shared/texts/texts.ts'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { settingTexts } from './setting.texts.ts'
import { SiteSettingSection } from './site-setting-section.tsx'

/** /admin/setting: the settings of the whole site. */
export function SiteSettingScreen() {
  const texts = useTexts(settingTexts).site
  return (
    <NarrowPage size="medium" title={texts.title} line={texts.line}>
      <SiteSettingSection />
    </NarrowPage>
  )
}
