import { EVENT_KINDS } from '@gyeol/contract'
import type { eventNameTexts as korean } from './event-names.texts.ts'
import { namesOf } from './names-of.ts'
import { defineEnglish } from './texts.ts'

export const eventNameTexts = defineEnglish<typeof korean>({
  kinds: namesOf(EVENT_KINDS),
  states: { draft: 'Draft', published: 'Published' },
  endKinds: { at: 'At a set time', maintenance: 'Until maintenance' },
})
