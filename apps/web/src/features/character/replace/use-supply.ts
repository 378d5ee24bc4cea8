import { useMemo } from 'react'
import { crystaMarks } from '../../../shared/catalogue/marks/crysta-marks.saved.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { type SiteList, useCrystas, useEquipment } from '../gear/use-lists.ts'
import type { ReplacePlace } from './replace-place.ts'
import type { Supply, Thing } from './replace-request.ts'

/** What could stand in some places, and whether its list has come. */
export type KnownSupply = {
  readonly supply: Supply
  readonly state: SiteList<unknown>['state']
  readonly find: (at: ReplacePlace, id: string) => Thing | null
}

/** The list that the places ask for: crystas for slots, equipment for pieces. */
export function useSupply(
  isPiece: boolean,
  isWanted: boolean,
  ownedEquipment: ReadonlySet<string>,
): KnownSupply {
  const crystas = useCrystas(isWanted && !isPiece)
  const equipment = useEquipment(isWanted && isPiece)
  const [marks] = useSaved(crystaMarks)
  const state = isPiece ? equipment.state : crystas.state
  return useMemo(
    () => ({
      state,
      supply: {
        crystas: crystas.items,
        equipment: equipment.items,
        ownedCrystas: new Set(marks.owned),
        ownedEquipment,
      },
      find: ({ slot }, id) => {
        if (slot === null)
          return thing(
            'piece',
            equipment.items.find((one) => one.id === id),
          )
        return thing(
          'crysta',
          crystas.items.find((one) => one.id === id),
        )
      },
    }),
    [state, crystas.items, equipment.items, marks.owned, ownedEquipment],
  )
}

function thing<Of extends Thing['of']>(
  of: Of,
  item: Extract<Thing, { of: Of }>['item'] | undefined,
): Thing | null {
  // The kind and its item come together from the caller.
  return item === undefined ? null : ({ of, item } as Thing)
}
