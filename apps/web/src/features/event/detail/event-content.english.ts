import { SAMPLE_EVENTS, type SampleEventId } from '@gyeol/contract'
import { eventTitle } from '../../../shared/texts/event-title.english.ts'
import type { EventContent } from './event-content.ts'

const BODIES: Readonly<Record<SampleEventId, string>> = {
  '01900000-0000-7000-8000-00000000b001':
    'An **example** a new site begins with. It is no event of the game.',
  '01900000-0000-7000-8000-00000000b002':
    'Maintenance can be announced like this. It is an **example**, not a real one.',
  '01900000-0000-7000-8000-00000000b003':
    'An **example** of an event that ends "until maintenance".',
}

const REWARDS: Readonly<Record<string, string>> = {
  '예시 보상 상자 1개': '1 example reward box',
  '예시 재료 100개': '100 example materials',
  '예시 열쇠 1개': '1 example key',
}

/** English bodies by the Korean ones. */
const bodies: ReadonlyMap<string, string> = new Map(
  // Object.entries forgets the type of the keys; there are no others.
  Object.entries(SAMPLE_EVENTS).map(([id, { body }]) => [body, BODIES[id as SampleEventId]]),
)

/** The words of an event a new site begins with in English; what people write stands as it was written. */
export const eventContent = ({ title, body, rewards }: EventContent): EventContent => ({
  title: eventTitle(title),
  body: bodies.get(body) ?? body,
  rewards: rewards.map((reward) => REWARDS[reward] ?? reward),
})
