import { UNKNOWN_BOSS_STATS, type BossInput } from '@gyeol/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BossNumbers, BossProration } from './boss-numbers.tsx'

afterEach(cleanup)

const UNKNOWN: BossInput = {
  name: '누구도 모르는 보스',
  nameEn: null,
  aliases: [],
  note: '',
  evidence: 'seen',
  numbersEvidence: 'unknown',
  asOf: null,
  kind: 'boss',
  isEvent: false,
  level: null,
  difficulties: [],
  map: null,
  mapAlt: null,
  mapEvidence: 'none',
  elements: [],
  hp: null,
  exp: null,
  stats: UNKNOWN_BOSS_STATS,
  proration: { normal: null, physical: null, magic: null },
  crystaIds: [],
}

it('says once that no number is known', () => {
  render(<BossNumbers boss={UNKNOWN} first={null} />)
  expect(screen.getByText('아직 모르는 수치예요.')).toBeTruthy()
  expect(screen.queryAllByRole('term')).toHaveLength(0)
})

it('names what is not known below what is', () => {
  render(<BossNumbers boss={{ ...UNKNOWN, level: 276 }} first={null} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['레벨'])
  expect(screen.getByText(/^아직 모르는 것: HP, EXP, /)).toBeTruthy()
})

it('says which prorations are not known', () => {
  const proration = { normal: 10, physical: null, magic: null }
  render(<BossProration boss={{ ...UNKNOWN, proration }} />)
  expect(screen.getByText('10%')).toBeTruthy()
  expect(screen.getByText('아직 모르는 것: 물리, 마법')).toBeTruthy()
})
