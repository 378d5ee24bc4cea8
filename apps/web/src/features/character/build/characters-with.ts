import type { Characters } from './character.saved.ts'

/** One of the viewer's characters that uses a registlet. */
export type RegistletUse = {
  readonly id: string
  readonly name: string
  /** At which level of the registlet. */
  readonly level: number
}

/** The characters that use a registlet, in the player's order. */
export function charactersWith({ items }: Characters, registletId: string): RegistletUse[] {
  return items.flatMap(({ id, name, registlets }) => {
    const used = registlets.find((one) => one.id === registletId)
    return used === undefined ? [] : [{ id, name, level: used.level }]
  })
}
