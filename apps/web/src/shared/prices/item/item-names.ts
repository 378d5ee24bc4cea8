import type { PriceItem } from '@gyeol/contract'
import type { CrystaFace } from './item-faces.ts'

/** "용살 대검 슬롯 2": an item with what tells it from its sisters. */
export function nameOfItem({ name, variant }: Pick<PriceItem, 'name' | 'variant'>): string {
  return variant === '' ? name : `${name} ${variant}`
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
