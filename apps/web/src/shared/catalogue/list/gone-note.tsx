import { HintStrip } from '../../ui/display/hint-strip.tsx'
import { catalogueTexts } from '../catalogue.texts.ts'

/** Says so when the address opens something that is no longer there; the list stays usable. */
export function GoneNote({ id, item }: { id: string; item: object | undefined }) {
  const texts = catalogueTexts
  if (id === '' || item !== undefined) return null
  return (
    <HintStrip tone="danger" live>
      {texts.gone}
    </HintStrip>
  )
}
