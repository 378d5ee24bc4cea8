import type { Equipment } from '@gyeol/contract'

/** A piece of which nothing is known, for tests to fill in what they are about. */
export const PIECE: Equipment = {
  id: '',
  version: 1,
  name: '',
  nameEn: null,
  aliases: [],
  note: '',
  evidence: 'seen',
  numbersEvidence: 'unknown',
  asOf: null,
  kind: 'bow',
  variant: null,
  atk: null,
  def: null,
  stability: null,
  potential: null,
  crystaSlots: null,
  element: null,
  stats: [],
  unmapped: [],
  recipe: null,
  obtain: [],
}
