import { useMemo } from 'react'
import { NoteIcon } from '../../../shared/icons/icons.ts'
import { MAX_SAVES } from '../../../shared/named-saves/named-saves.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import planner from '../../../shared/ui/layout/planner.module.css'
import { buildSheet } from '../build/build-sheet.ts'
import { type CharacterBody, GEAR_PLACES, isLearned } from '../build/character-build.ts'
import type { CharactersState } from '../build/use-characters.ts'
import { characterTexts } from '../character.texts.ts'
import { PieceGems } from '../gear/gear-card.tsx'
import gear from '../gear/gear.module.css'
import { refineText } from '../gear/refine-text.ts'
import { LineWords } from '../gear/line-words.tsx'
import { SheetPanel } from '../sheet/sheet-panel.tsx'
import { useSkillEffects } from '../skills/skill-effects.ts'
import type { Around } from '../taken-over.ts'
import { SharedCast } from './shared-cast.tsx'
import { readLinkHash } from './share-link.ts'

type SharedProps = {
  readonly hash: string
  readonly state: CharactersState
  readonly Around: Around
  readonly onLeave: () => void
}

/** What a link carries, or why that cannot be read. */
export function SharedCharacter({ hash, state, Around, onLeave }: SharedProps) {
  const texts = characterTexts
  const link = useMemo(() => readLinkHash(hash), [hash])
  if (link.kind === 'character')
    return (
      <Visit name={link.name} body={link.body} state={state} Around={Around} onLeave={onLeave} />
    )
  return (
    <Page isWide title={texts.title} line={texts.share.sharedName} className={planner.stack}>
      <HintStrip tone="danger" live>
        {texts.viewer[link.kind]}
      </HintStrip>
      <Button onClick={onLeave}>{texts.viewer.leave}</Button>
    </Page>
  )
}

type VisitProps = Omit<SharedProps, 'hash'> & {
  readonly name: string
  readonly body: CharacterBody
}

/** Somebody else's build, to look at and to copy. */
function Visit({ name, body, state, Around, onLeave }: VisitProps) {
  const texts = characterTexts
  const { effects } = useSkillEffects(isLearned(body))
  const built = useMemo(() => buildSheet(body, effects ?? undefined), [body, effects])
  const copy = () => {
    if (!state.addIncoming(name, body)) {
      showErrorToast(texts.saves.full(MAX_SAVES))
      return
    }
    showToast(texts.viewer.copied, { kind: 'success' })
    onLeave()
  }
  return (
    <Page
      isWide
      title={texts.title}
      line={texts.text.head(name, body.level)}
      className={planner.stack}
    >
      <HintStrip tone="primary" icon={<NoteIcon />}>
        {texts.viewer.notice}
      </HintStrip>
      <div className={planner.visitActions}>
        <Button variant="primary" onClick={copy}>
          {texts.viewer.copy}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {texts.viewer.leave}
        </Button>
      </div>
      <Card as="section" padding="medium" aria-label={texts.gear.title}>
        {GEAR_PLACES.map((place) => {
          const piece = body.gear[place]
          return (
            <div key={place} className={gear.shared}>
              <small className={gear.muted}>{texts.gear.places[place]}</small>
              <b>
                {piece?.name ?? texts.gear.none}{' '}
                {piece && piece.refine > 0 && refineText(piece.refine)}
              </b>
              {piece && <PieceGems piece={piece} />}
              {piece && (
                <LineWords
                  lines={[
                    ...piece.lines,
                    ...piece.grant,
                    ...piece.crystas.flatMap((crysta) => crysta?.lines ?? []),
                  ]}
                  isOn={() => true}
                />
              )}
            </div>
          )
        })}
      </Card>
      <Card as="section" padding="medium">
        <SheetPanel sheet={built.sheet} body={body} />
      </Card>
      {body.cast.skill !== null && (
        <Around>{() => <SharedCast body={body} built={built} />}</Around>
      )}
    </Page>
  )
}
