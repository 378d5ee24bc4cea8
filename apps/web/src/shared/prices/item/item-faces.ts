import { buildTree } from '@gyeol/catalogue'
import type { PriceItem } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { useEffect, useMemo, useState } from 'react'
import { useReadAllCrystasQuery } from '../../catalogue/catalogue.api.ts'
import type { GemKind } from '../../gem/gem.tsx'
import { atRest, savesData } from '../../loading/at-rest.ts'

/** What the list of crystas says of an item: the gem it has, and what players call its kind. */
export type CrystaFace = {
  readonly kind: GemKind
  readonly stage: number
  readonly kindName: string
}

type Entity = Pick<PriceItem, 'entity' | 'entityId'>

/** The face of an item; undefined while the list has not come, and of what is no crysta. */
export type FaceOf = (item: Entity) => CrystaFace | undefined

/**
 * Gems of the items that are crystas. Their list is fetched at rest and only where one is shown, and
 * is kept for the other screens; until then, and for whom data is dear, an item has its plain sign.
 */
export function useItemFaces(items: readonly Entity[]): FaceOf {
  const [isRested, setRested] = useState(false)
  const isWanted = items.some(({ entity }) => entity === 'crysta')
  useEffect(() => {
    if (!isWanted || savesData()) return
    let isGone = false
    void atRest().then(() => {
      if (!isGone) setRested(true)
    })
    return () => {
      isGone = true
    }
  }, [isWanted])
  const { data } = useReadAllCrystasQuery(undefined, { skip: !isWanted || !isRested })
  const faces = useMemo(() => {
    if (data === undefined) return NONE
    const tree = buildTree(data.items)
    return new Map(
      data.items.map(({ id, kind }): [string, CrystaFace] => [
        id,
        { kind, stage: (tree.get(id)?.depth ?? 0) + 1, kindName: CRYSTA_KIND_NAMES[kind] },
      ]),
    )
  }, [data])
  return ({ entity, entityId }) =>
    entity === 'crysta' && entityId !== null ? faces.get(entityId) : undefined
}

const NONE: ReadonlyMap<string, CrystaFace> = new Map()
