import { describe, expect } from 'vitest'
import { ORACLES, runVectors } from '@gyeol/oracle'
import { folderBeside } from './beside.ts'

const beside = folderBeside('../shared/')

describe('the engines agree with the whole recordings, of which the fixtures are a part', () => {
  for (const [file, engine, count] of [
    ['vectors/statting.json', ORACLES.statting, 173],
    ['vectors/main-quest.json', ORACLES['main-quest'], 110],
    ['vectors/skill-points.json', ORACLES['skill-points'], 22],
    ['facts/combo.json', ORACLES.combo, 19],
    ['vectors/prices.json', ORACLES.prices, 125],
    ['vectors/cook-cover.json', ORACLES['cook-cover'], 42],
  ] as const)
    beside.it(file)(file, () => {
      const read = engine.read(beside.json(file))
      if (!read.ok) throw new Error(read.message)
      expect(runVectors(read.vectors)).toEqual({ passed: count, failed: 0, lines: [] })
    })
})
