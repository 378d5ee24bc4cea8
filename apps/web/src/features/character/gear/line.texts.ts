import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../../shared/texts/texts.ts'

/** What a line waits for; loaded with the pieces. */
export const lineTexts = defineTexts({
  korea: {
    untilHeld: (what: string) => `${withParticle(what, '을/를')} 들면 켜져요`,
    untilWorn: (what: string) => `${withParticle(what, '을/를')} 입으면 켜져요`,
  },
})
