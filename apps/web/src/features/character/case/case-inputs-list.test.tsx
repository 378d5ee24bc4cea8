import type { CaseInputs } from '@gyeol/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CaseInputsList } from './case-inputs-list.tsx'

const character: CaseInputs['character'] = {
  level: 250,
  base: { str: 1, int: 1, vit: 1, agi: 1, dex: 255 },
  personal: null,
  main: { kind: 'bow', atk: 300, refine: 9, stability: 60 },
  sub: null,
  armor: { make: 'light', def: 210, refine: 7 },
  additional: null,
  special: null,
  lines: [],
}

it('names the make of an armor as players do', () => {
  render(<CaseInputsList inputs={{ character, hit: null }} />)
  expect(screen.queryByText('경량옷 · DEF 210 · +7')).not.toBeNull()
})
