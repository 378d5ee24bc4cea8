import { useEffect, useMemo, useState } from 'react'
import { NoteIcon } from '../../../shared/icons/icons.ts'
import { MAX_SAVES } from '../../../shared/named-saves/named-saves.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import planner from '../../../shared/ui/layout/planner.module.css'
import { buildSheet } from '../build/build-sheet.ts'
import { type CharacterBody, GEAR_PLACES } from '../build/character-build.ts'
import type { CharactersState } from '../build/use-characters.ts'
import { characterTexts } from '../character.texts.ts'
import { refineText } from '../gear/refine-text.ts'
import { LineWords } from '../gear/line-words.tsx'
import { SheetPanel } from '../sheet/sheet-panel.tsx'
import { type CharacterLink, readLinkHash } from './share-link.ts'

type SharedProps = {
  readonly hash: string
  readonly state: CharactersState
  readonly onLeave: () => void
}

/** A link that is being read, what came of it, or why nothing did. */
export function SharedCharacter({ hash, state, onLeave }: SharedProps) {
  const texts = useTexts(characterTexts)
  const [link, setLink] = useState<CharacterLink | null>(null)
  useEffect(() => {
    let isGone = false
    void readLinkHash(hash).then((read) => {
      if (!isGone) setLink(read)
    })
    return () => {
      isGone = true
    }
  }, [hash])
  if (link?.kind === 'character')
    return <Visit name={link.name} body={link.body} state={state} onLeave={onLeave} />
  return (
    <Page isWide title={texts.title} line={texts.share.sharedName} className={planner.stack}>
      <HintStrip tone={link === null ? 'primary' : 'danger'} live>
        {texts.viewer[link?.kind ?? 'reading']}
      </HintStrip>
      {link !== null && <Button onClick={onLeave}>{texts.viewer.leave}</Button>}
    </Page>
  )
}

type VisitProps = Omit<SharedProps, 'hash'> & {
  readonly name: string
  readonly body: CharacterBody
}

/** Somebody else's build, to look at and to copy. */
function Visit({ name, body, state, onLeave }: VisitProps) {
  const texts = useTexts(characterTexts)
  const { sheet } = useMemo(() => buildSheet(body), [body])
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
            <div key={place}>
              <b>{`${texts.gear.places[place]}: ${piece?.name ?? texts.gear.none}`}</b>{' '}
              {piece && piece.refine > 0 && refineText(piece.refine)}
              {piece && (
                <LineWords
                  lines={[
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
        <SheetPanel sheet={sheet} body={body} />
      </Card>
    </Page>
  )
}
