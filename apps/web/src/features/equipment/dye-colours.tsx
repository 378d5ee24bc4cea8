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
            // A page comes drawn without `style` attributes: its policy refuses them.
            <svg
              key={part}
              role="img"
              className={styles.colour}
              viewBox="0 0 1 1"
              aria-label={texts.colour(part, colour)}
            >
              <title>{texts.colour(part, colour)}</title>
              <rect width="1" height="1" fill={colour} />
            </svg>
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
