import type { Sheet } from '@gyeol/character'
import { lineText } from '../../../shared/stats/stat-words.ts'
import picture from '../../../shared/image-export/picture-head.module.css'
import { type Character, GEAR_PLACES } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import { buildRows } from './build-rows.ts'
import { refineText } from '../gear/refine-text.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import { figureText } from '../sheet/figure-words.ts'
import { headFigures } from '../sheet/sheet-panel.tsx'
import styles from './character-picture.module.css'

type CharacterPictureProps = { readonly character: Character; readonly sheet: Sheet }

/** A build as a picture to send. */
export function CharacterPicture({ character, sheet }: CharacterPictureProps) {
  const texts = characterTexts
  const names = figureTexts.names
  const [first = 'atk'] = headFigures(sheet)
  return (
    <>
      <div className={picture.head}>
        <div>{texts.text.head(character.name, character.level)}</div>
        <div
          className={picture.figure}
        >{`${names[first]} ${figureText(first, sheet.value(first))}`}</div>
      </div>
      <div className={styles.columns}>
        <div>
          {GEAR_PLACES.map((place) => {
            const piece = character.gear[place]
            if (!piece) return null
            return (
              <div key={place} className={styles.row}>
                <div>{texts.gear.places[place]}</div>
                <div>{`${piece.name} ${piece.refine > 0 ? refineText(piece.refine) : ''}`}</div>
                <div>
                  {[
                    ...piece.crystas.flatMap((crysta) => crysta?.name ?? []),
                    ...piece.grant.map(lineText),
                  ].join(', ')}
                </div>
              </div>
            )
          })}
          {buildRows(character).map(({ name, words }) => (
            <div key={name} className={styles.row}>
              <div>{name}</div>
              <div>{words}</div>
            </div>
          ))}
        </div>
        <div className={styles.figures}>
          {[...sheet.figures.values()].map(({ id, value }) => (
            <div key={id} className={styles.figure}>
              <div>{names[id]}</div>
              <div>{figureText(id, value)}</div>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
