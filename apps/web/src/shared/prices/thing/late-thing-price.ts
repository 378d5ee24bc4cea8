import { latePart } from '../../loading/late-part.tsx'

/** What a thing costs: brought after the thing itself stands. */
export const LateThingPrice = latePart(async () => (await import('./thing-price.tsx')).ThingPrice, {
  isExtra: true,
})
