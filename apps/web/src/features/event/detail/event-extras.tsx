import type { PostLink } from '@gyeol/contract'
import { LinkIcon } from '../../../shared/icons/icons.ts'
import { safeLink } from '../../../shared/markdown/safe-url.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import styles from './event-detail-screen.module.css'
import { eventTexts } from '../event.texts.ts'

type EventExtrasProps = {
  readonly rewards: readonly string[]
  readonly links: readonly PostLink[]
}

/** What an event gives, and where to read more. Nothing where there is nothing. */
export function EventExtras({ rewards, links }: EventExtrasProps) {
  const texts = eventTexts.detail
  return (
    <>
      {rewards.length > 0 && (
        <section aria-label={texts.rewards}>
          <SectionTitle>{texts.rewards}</SectionTitle>
          <Card as="ul" className={styles.rewards}>
            {rewards.map((reward) => (
              <li key={reward}>{reward}</li>
            ))}
          </Card>
        </section>
      )}
      {links.length > 0 && (
        <section aria-label={texts.links}>
          <SectionTitle>{texts.links}</SectionTitle>
          <ul className={styles.links}>
            {links.map(({ text, url }) => (
              <li key={`${text} ${url}`}>
                <LinkIcon />
                <a
                  href={safeLink(url) ?? undefined}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                >
                  {text}
                  <VisuallyHidden> ({texts.newWindow})</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
