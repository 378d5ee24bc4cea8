import { backStories } from './back.story.ts'
import { backupStories } from './backup.story.ts'
import { offlineStories } from './offline.story.ts'
import { ownerStories } from './owner.story.ts'
import { pageStories } from './pages.story.ts'
import { phoneStories } from './phone.story.ts'
import { pictureStories } from './picture.story.ts'
import { searchStories } from './search.story.ts'
import { stattingStories } from './statting.story.ts'
import type { Story } from './story.ts'

/** Every story; `STORIES=smoke` leaves those that belong to `npm test`. */
export function chosenStories(): readonly Story[] {
  const stories = [
    ...pageStories,
    ...stattingStories,
    ...pictureStories,
    ...searchStories,
    ...backupStories,
    ...backStories,
    ...offlineStories,
    ...phoneStories,
    ...ownerStories,
  ]
  return process.env.STORIES === 'smoke' ? stories.filter(({ isSmoke }) => isSmoke) : stories
}
