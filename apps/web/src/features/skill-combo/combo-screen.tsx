import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { PageWidth } from '../../shared/ui/layout/page.tsx'
import type { AskingCharacter } from './board/equipment-form.tsx'
import { comboTexts } from './combo.texts.ts'
import { OwnCombos } from './combos/own-combos.tsx'
import { readLinkHash } from './share/share-link.ts'
import { SharedCombo } from './share/shared-combo.tsx'
import { useCombos } from './combos/use-combos.ts'

/** /skill/combo: one's own combos, or one that came by link, which touches nothing of one's own. */
export function ComboScreen(character: AskingCharacter) {
  const state = useCombos()
  const texts = comboTexts.viewer
  const { hash } = useLocation()
  const navigate = useNavigate()
  const reading = useMemo(() => readLinkHash(hash), [hash])
  const leave = () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  if (reading?.kind === 'combo') {
    return (
      <SharedCombo
        key={hash}
        places={reading.places}
        state={state}
        {...character}
        onLeave={leave}
      />
    )
  }
  return (
    <>
      {reading && (
        <PageWidth>
          <HintStrip tone="danger" live>
            {texts[reading.kind]}
          </HintStrip>
        </PageWidth>
      )}
      <OwnCombos state={state} {...character} />
    </>
  )
}
