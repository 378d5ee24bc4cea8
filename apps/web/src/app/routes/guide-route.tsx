import { GuideScreen } from '../../features/guide/guide-screen.tsx'
import { useQuest } from '../../features/main-quest/quest.ts'

/** The guides, told by the main-quest table in force. */
export function GuideRoute() {
  return <GuideScreen quest={useQuest().table} />
}
