import { EVENT_KINDS, type EventEndKind, type EventState } from '@gyeol/contract'
import { namesOf } from './names-of.ts'
import { defineTexts } from './texts.ts'

const STATES: Readonly<Record<EventState, string>> = { draft: '초안', published: '게시 중' }

const END_KINDS: Readonly<Record<EventEndKind, string>> = {
  at: '정해진 시각',
  maintenance: '점검 전까지',
}

/** What an event's codes are called, on every screen that shows them. */
export const eventNameTexts = defineTexts({
  korea: { kinds: namesOf(EVENT_KINDS), states: STATES, endKinds: END_KINDS },
})
