import { characterOracle } from './character.ts'
import { comboOracle } from './combo.ts'
import { cookCoverOracle } from './cook-cover.ts'
import { mainQuestOracle } from './main-quest.ts'
import type { OracleEngine } from './oracle-engine.ts'
import { pricesOracle } from './prices.ts'
import { skillPointsOracle } from './skill-points.ts'
import { stattingAutoOracle } from './statting-auto.ts'
import { stattingOracle } from './statting.ts'

/** Who reads the recordings of which engine; one file of this folder each. */
export const ORACLES = {
  statting: stattingOracle,
  'statting-auto': stattingAutoOracle,
  'main-quest': mainQuestOracle,
  'skill-points': skillPointsOracle,
  combo: comboOracle,
  prices: pricesOracle,
  'cook-cover': cookCoverOracle,
  character: characterOracle,
} as const satisfies Readonly<Record<string, OracleEngine>>

/** One of {@link ORACLES}. */
export type OracleName = keyof typeof ORACLES
