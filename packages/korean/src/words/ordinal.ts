import { formatNumber } from '../number/number-format.ts'

/** "3번째": the Korean writing of "third" the specification uses for episodes (§4). */
export function ordinal(position: number): string {
  return `${formatNumber(position)}번째`
}
