export { ORACLES, type OracleName } from './src/oracles.ts'
export {
  type OracleEngine,
  type OracleReport,
  type OracleVector,
  runVectors,
} from './src/oracle-engine.ts'
export { createSearchOracle, type FirstAnswer, type FirstAnswerOf } from './src/search.ts'
