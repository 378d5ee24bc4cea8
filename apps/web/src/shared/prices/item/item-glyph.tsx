import type { PriceItem } from '@gyeol/contract'
import { MATERIAL_NAMES } from '@gyeol/game-data'
import { MATERIALS, type Material } from '@gyeol/terms'
import { Gem } from '../../gem/gem.tsx'
import {
  BookIcon,
  ConsumableIcon,
  CrystaIcon,
  EquipmentIcon,
  RegistletIcon,
  ThingIcon,
} from '../../icons/icons.ts'
import { MaterialIcon } from '../../icons/material-mark.tsx'
import { classNames } from '../../theme/class-names.ts'
import type { CrystaFace } from './item-faces.ts'
import styles from './item.module.css'

type ItemGlyphProps = {
  readonly item: Pick<PriceItem, 'kindId' | 'name'>
  readonly face?: CrystaFace | undefined
  readonly size?: 'medium' | 'large'
}

const ICONS = {
  crysta: CrystaIcon,
  equipment: EquipmentIcon,
  registlet: RegistletIcon,
  book: BookIcon,
  consumable: ConsumableIcon,
} as const

const GEM_SIZE = { medium: 30, large: 40 } as const

/** The sign of an item: a crysta's gem, a material's rhombus, or its kind's icon. Its name stands beside it. */
export function ItemGlyph({ item, face, size = 'medium' }: ItemGlyphProps) {
  if (face !== undefined) return <Gem kind={face.kind} stage={face.stage} size={GEM_SIZE[size]} />
  const material = materialOf(item)
  const Icon = Object.hasOwn(ICONS, item.kindId)
    ? ICONS[item.kindId as keyof typeof ICONS]
    : ThingIcon
  return (
    <span className={classNames(styles.glyph, styles[size])} aria-hidden="true">
      {material === undefined ? <Icon /> : <MaterialIcon material={material} />}
    </span>
  )
}

/** Points of the six materials are called after them: 마소 1,000포인트. */
function materialOf({ kindId, name }: ItemGlyphProps['item']): Material | undefined {
  if (kindId !== 'material') return undefined
  return MATERIALS.find((material) => {
    const [first] = name.split(/\s/)
    return first === MATERIAL_NAMES[material]
  })
}
