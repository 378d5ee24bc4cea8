import styles from './dye-colours.module.css'
import { equipmentTexts } from './equipment.texts.ts'

/** The colours a dropped piece comes in: a square for each part that has one, and their numbers. */
export function DyeColours({ dye }: { readonly dye: readonly string[] }) {
  const texts = equipmentTexts
  return (
    <span className={styles.dye}>
      {texts.dye}
      {dye.map((line) => (
        <span key={line} className={styles.line}>
          {coloursOf(line).map(({ part, colour }) => (
            <span
              key={part}
              role="img"
              className={styles.colour}
              style={{ background: colour }}
              aria-label={texts.colour(part, colour)}
              title={texts.colour(part, colour)}
            />
          ))}
          {numbersOf(line)}
        </span>
      ))}
    </span>
  )
}

const PARTS = ['A', 'B', 'C'] as const

/** `#FFFFFF # #990000`: the parts that have a colour. */
function coloursOf(line: string) {
  const words = line.split(' ').filter((word) => word.startsWith('#'))
  return PARTS.flatMap((part, place) => {
    const colour = words[place]
    return colour === undefined || colour === '#' ? [] : [{ part, colour }]
  })
}

function numbersOf(line: string): string {
  return line
    .split(' ')
    .filter((word) => !word.startsWith('#'))
    .join(' ')
}
