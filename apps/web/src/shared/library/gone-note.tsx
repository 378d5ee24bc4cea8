import { useTexts } from '../texts/texts.ts'
import { HintStrip } from '../ui/display/hint-strip.tsx'
import { libraryTexts } from '../catalogue/catalogue.texts.ts'

/** Says so when the address opens something that is no longer there; the list stays usable. */
export function GoneNote({ id, thing }: { id: string; thing: object | undefined }) {
  const texts = useTexts(libraryTexts)
  if (id === '' || thing !== undefined) return null
  return (
    <HintStrip tone="danger" live>
      {texts.gone}
    </HintStrip>
  )
}
