import { describe, expect } from 'vitest'
import { comboOracle } from '../oracle/combo.ts'
import { cookCoverOracle } from '../oracle/cook-cover.ts'
import { mainQuestOracle } from '../oracle/main-quest.ts'
import { runVectors } from '../oracle/oracle-engine.ts'
import { pricesOracle } from '../oracle/prices.ts'
import { skillPointsOracle } from '../oracle/skill-points.ts'
import { stattingOracle } from '../oracle/statting.ts'
import { folderBeside } from './beside.ts'

const beside = folderBeside('../shared/')

describe('the engines agree with the whole recordings, of which the fixtures are a part', () => {
  for (const [file, engine, count] of [
    ['vectors/statting.json', stattingOracle, 173],
    ['vectors/main-quest.json', mainQuestOracle, 110],
    ['vectors/skill-points.json', skillPointsOracle, 22],
    ['facts/combo.json', comboOracle, 19],
    ['vectors/prices.json', pricesOracle, 117],
    ['vectors/cook-cover.json', cookCoverOracle, 42],
  ] as const)
    beside.it(file)(file, () => {
      const read = engine.read(beside.json(file))
      if (!read.ok) throw new Error(read.message)
      expect(runVectors(read.vectors)).toEqual({ passed: count, failed: 0, lines: [] })
    })
})
