import { formatListDate } from '@gyeol/korean'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { ShortLinkRow } from '../../shared/share/short-link-way.tsx'
import { shortLinksSaved } from '../../shared/share/short-links.saved.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

/** Short links of this browser, to be removed by their maker; nothing where there are none. */
export function ShortLinksSection() {
  const texts = settingTexts.links
  const [links] = useSaved(shortLinksSaved)
  if (links.length === 0) return null
  return (
    <Card as="section" padding="large" aria-labelledby="short-links" className={styles.section}>
      <SectionTitle id="short-links">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      <ul className={styles.links}>
        {links.map(({ code, title, at }) => (
          <li key={code}>
            <span className={styles.linkName}>
              {title === '' ? texts.unnamed : title}
              <time className={styles.when} dateTime={new Date(at).toISOString()}>
                {formatListDate(at)}
              </time>
            </span>
            <ShortLinkRow code={code} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
