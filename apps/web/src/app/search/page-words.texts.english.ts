import { keyTexts } from '../../shared/keyboard/keys.texts.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { pageWordTexts as korean } from './page-words.texts.ts'

export const pageWordTexts = defineEnglish<typeof korean>({
  home: 'Home',
  commands: {
    light: { name: 'Switch to light mode', words: ['light mode', 'bright', 'theme', 'color mode'] },
    dark: { name: 'Switch to dark mode', words: ['dark mode', 'night', 'theme', 'color mode'] },
    system: { name: 'Follow the system color mode', words: ['system mode', 'theme', 'color mode'] },
    session: { name: 'Open a new statting build', words: ['new build', 'new stat', 'new tab'] },
    address: { name: 'Copy the address of this page', words: ['copy link', 'share', 'url'] },
    keys: { name: keyTexts.open, words: keyTexts.openWords },
    logout: { name: 'Log out', words: ['sign out'] },
  },
  copied: 'Address copied.',
  notCopied: "Couldn't copy the address. Copy it from the address bar.",
  failed: "Couldn't open. Check your connection.",
  sessionsFull: 'You have as many builds as fit. Close one you do not need and try again.',
})
