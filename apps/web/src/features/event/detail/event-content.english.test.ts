import { SAMPLE_EVENTS } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { eventContent } from './event-content.english.ts'

it.each(Object.values(SAMPLE_EVENTS))(
  '$title is in English while nobody has changed it',
  (sample) => {
    const shown = eventContent({ ...sample, rewards: [...sample.rewards] })
    expect(JSON.stringify(shown)).not.toMatch(/[가-힣]/)
    expect(shown.rewards).toHaveLength(sample.rewards.length)
    const own = { title: `${sample.title}!`, body: `${sample.body}\n`, rewards: ['금화'] }
    expect(eventContent(own)).toEqual(own)
  },
)
