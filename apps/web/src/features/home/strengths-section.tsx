import { type ReactNode, useId } from 'react'
import { ArrowIcon, RulerIcon, ShareIcon, UndoIcon } from '../../shared/icons/icons.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { homeTexts } from './home.texts.ts'
import styles from './strengths-section.module.css'

/** What the one tool that stands already does for the player. */
export function StrengthsSection() {
  const texts = homeTexts
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{texts.strengths}</SectionTitle>
      <Card className={styles.card}>
        <ul className={styles.list}>
          <Strength icon={<RulerIcon />} {...texts.strength.ruler} />
          <Strength icon={<UndoIcon />} {...texts.strength.undo} />
          <Strength icon={<ShareIcon />} {...texts.strength.share} />
        </ul>
        <LinkButton to="/statting" variant="primary" className={styles.start}>
          {texts.start}
          <ArrowIcon />
        </LinkButton>
      </Card>
    </section>
  )
}

function Strength({ icon, name, line }: { icon: ReactNode; name: string; line: string }) {
  return (
    <li className={styles.strength}>
      <span className={styles.icon}>{icon}</span>
      <span>
        <b className={styles.name}>{name}</b>
        <span className={styles.line}>{line}</span>
      </span>
    </li>
  )
}
