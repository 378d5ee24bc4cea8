import { startFirefox } from './driver/firefox.ts'
import { tellStories } from './tell-stories.ts'

tellStories('Firefox', startFirefox)
