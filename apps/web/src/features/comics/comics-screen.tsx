import { Link } from 'react-router'
import { ChevronRightIcon } from '../../shared/icons/icons.ts'
import { Page } from '../../shared/ui/layout/page.tsx'
import { COMIC_TYPES, type ComicPanel, type ComicType } from './comic.ts'
import styles from './comics.module.css'
import { comicsTexts } from './comics.texts.ts'
import { PanelDrawing } from './panel-drawing.tsx'

/** What stands for each comic before it is opened. */
const COVERS: Readonly<Record<ComicType, Pick<ComicPanel, 'left' | 'right' | 'thing'>>> = {
  potential: {
    left: { who: 'player', mood: 'surprised' },
    right: { who: 'smith', mood: 'calm' },
    thing: 'crackedGem',
  },
  initials: {
    left: { who: 'player', mood: 'happy' },
    right: { who: 'monster', mood: 'surprised' },
    thing: 'phone',
  },
}

/** /comics: every comic. */
export function ComicsScreen() {
  const texts = comicsTexts
  return (
    <Page title={texts.title} line={texts.line}>
      <ul className={styles.comics} aria-label={texts.list}>
        {COMIC_TYPES.map((type) => (
          <li key={type}>
            <Link to={`/comics/${type}`} className={styles.comic}>
              <PanelDrawing {...COVERS[type]} />
              <span className={styles.words}>
                <b>{texts.comics[type].title}</b>
                <span>{texts.comics[type].summary}</span>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
