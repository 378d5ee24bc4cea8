import { startWebKit } from './driver/webkit.ts'
import { tellStories } from './tell-stories.ts'

tellStories('WebKit', startWebKit)
