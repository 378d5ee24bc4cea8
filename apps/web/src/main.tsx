import './shared/theme/tokens.css'
import './shared/theme/fonts.css'
import './shared/theme/generated/pretendard.css'
import './shared/theme/base.css'
import { startApp } from './app/start/entry.tsx'
import { startFont } from './app/start/start-font.ts'
import { linkWrittenStyles } from './app/start/written-styles.ts'

// Forms bring zod in later; it must not try to make code from texts, which our content security
// policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

linkWrittenStyles(document)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
void startApp(root, startFont(root))
