import type { QuestTable } from '@gyeol/main-quest'
import { Link } from 'react-router'
import { ChevronRightIcon, MainQuestIcon, MemberIcon } from '../../shared/icons/icons.ts'
import { Page } from '../../shared/ui/layout/page.tsx'
import styles from './guide-screen.module.css'
import { guideTexts } from './guide.texts.ts'

type GuideScreenProps = {
  /** The main quest's table in force. */
  readonly quest: Pick<QuestTable, 'chapters' | 'asOf'>
}

/** /guide: the way to every guide. */
export function GuideScreen({ quest: { chapters, asOf } }: GuideScreenProps) {
  const texts = guideTexts
  const episodes = chapters.reduce((sum, chapter) => sum + chapter.episodes.length, 0)
  const guides = [
    {
      to: '/guide/main-quest',
      Icon: MainQuestIcon,
      ...texts.mainQuest,
      facts: texts.mainQuest.facts(chapters.length, episodes, asOf),
    },
    { to: '/job', Icon: MemberIcon, ...texts.job },
  ]
  return (
    <Page title={texts.title} line={texts.line}>
      <ul className={styles.guides}>
        {guides.map(({ to, Icon, name, line, facts }) => (
          <li key={to}>
            <Link to={to} className={styles.guide}>
              <span className={styles.icon}>
                <Icon />
              </span>
              <span className={styles.words}>
                <b>{name}</b>
                <span>{line}</span>
                <small>{facts}</small>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.help}>
        {texts.help} <Link to="/help/main-quest">{texts.helpLink}</Link>
      </p>
    </Page>
  )
}
