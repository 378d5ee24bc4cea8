import { pairFits } from '@gyeol/character'
import { GEAR_NAMES } from '@gyeol/game-data'
import { RefreshIcon, WarningIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { characterTexts } from '../character.texts.ts'
import { fetchSkillEffects } from '../skills/skill-effects.ts'
import { isBare } from './character-build.ts'
import type { CharactersState } from './use-characters.ts'

/** What to do first, hands that do not go together, and skills that could not be counted. */
export function BuildNotes({ state }: { readonly state: CharactersState }) {
  const texts = characterTexts
  const { character, built, skillNumbers } = state
  const { main, sub } = built.sheet.input
  return (
    <>
      {isBare(character) && (
        <HintStrip>
          <b>{texts.empty.title}</b> {texts.empty.line}
        </HintStrip>
      )}
      {sub && !pairFits(main.kind, sub.kind) && (
        <HintStrip icon={<WarningIcon />} live>
          {texts.gear.pairWarning(GEAR_NAMES[main.kind], GEAR_NAMES[sub.kind])}
        </HintStrip>
      )}
      {skillNumbers === 'failed' && (
        <HintStrip icon={<WarningIcon />} tone="danger" live>
          {texts.skillsFailed.line}{' '}
          <Button size="small" icon={<RefreshIcon />} onClick={() => void fetchSkillEffects()}>
            {texts.skillsFailed.again}
          </Button>
        </HintStrip>
      )}
    </>
  )
}
