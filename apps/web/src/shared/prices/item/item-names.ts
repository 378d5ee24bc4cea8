import type { PriceItem } from '@gyeol/contract'
import { useListPriceKindsQuery } from '../price.api.ts'
import type { CrystaFace } from './item-faces.ts'

/** "용살 대검 슬롯 2": an item with what tells it from its sisters. */
export function nameOfItem({ name, variant }: Pick<PriceItem, 'name' | 'variant'>): string {
  return variant === '' ? name : `${name} ${variant}`
}

/** The names of the kinds by their ids; empty while they are on their way. */
export function useKindNames(): (kindId: string) => string {
  const { data } = useListPriceKindsQuery()
  return (kindId) => data?.items.find(({ id }) => id === kindId)?.name ?? ''
}

/** "무기 크리스타", "장비 · 슬롯 2": the small words beside an item's name. */
export function kindWords(
  { variant }: Pick<PriceItem, 'variant'>,
  kindName: string,
  face: CrystaFace | undefined,
): string {
  const kind = face === undefined ? kindName : `${face.kindName} ${kindName}`
  return [kind, variant].filter((part) => part !== '').join(' · ')
}
