import type { Visitor } from '../driver/visitor.ts'

/** Something a player does from beginning to end, in whatever browser they have. */
export type Story = {
  readonly name: string
  /** Belongs to every `npm test`; the others are told by `npm run browsers`. */
  readonly isSmoke?: true
  /** What the pages may complain of here. */
  readonly expectedNoise?: RegExp
  readonly tell: (visitor: Visitor) => Promise<void>
}
