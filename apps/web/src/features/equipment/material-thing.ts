import type { ThingLink } from '@gyeol/contract'

type Named = Pick<ThingLink, 'name' | 'nameEn'>

/** The thing a recipe means by a material: the one of that name, in whichever language. */
export function materialThing<Thing extends Named>(
  things: readonly Thing[],
  material: string,
): Thing | undefined {
  const sought = material.toLowerCase()
  return things.find(({ name, nameEn }) =>
    [name, nameEn].some((word) => word?.toLowerCase() === sought),
  )
}
