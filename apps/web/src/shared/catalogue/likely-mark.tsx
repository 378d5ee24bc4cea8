import type { LikelyName } from '@gyeol/game-data'
import { Tag } from '../ui/display/tag.tsx'
import { catalogueTexts } from './catalogue.texts.ts'

/** Beside the name of a place or a monster that is only a likely one: the English name, and that it is. */
export function LikelyMark({ likely }: { readonly likely: LikelyName | undefined }) {
  if (likely === undefined) return null
  return (
    <>
      {likely.nameEn !== null && <small lang="en">{likely.nameEn}</small>}
      <Tag tone="brass">{catalogueTexts.guess}</Tag>
    </>
  )
}
