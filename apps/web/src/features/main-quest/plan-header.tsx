import type { QuestIndex } from '@gyeol/main-quest'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mainQuestTexts } from './main-quest.texts.ts'
import planner from '../../shared/ui/layout/planner.module.css'
import styles from './main-quest-screen.module.css'

type PlanHeaderProps = { readonly quest: QuestIndex; readonly actions?: ReactNode }

/** Title, how much of the story the table knows and as of when, the way to the help. */
export function PlanHeader({ quest, actions }: PlanHeaderProps) {
  const texts = mainQuestTexts
  const { chapters, asOf } = quest.table
  return (
    <header className={planner.head}>
      <div>
        <h1>{texts.title}</h1>
        <p>
          {texts.line(chapters.length, quest.lastEpisode, asOf)} ·{' '}
          <Link to="/help/main-quest" className={styles.help}>
            {texts.help}
          </Link>
        </p>
      </div>
      {actions !== undefined && <div className={planner.actions}>{actions}</div>}
    </header>
  )
}
