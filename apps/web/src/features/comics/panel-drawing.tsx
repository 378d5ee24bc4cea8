import type { ReactNode } from 'react'
import type { ComicFigure, ComicPanel } from './comic.ts'
import styles from './comics.module.css'

/** Drawn from a few parts in the colours of the site, so that an editor needs no drawing program. */
export function PanelDrawing({ left, right, thing }: Pick<ComicPanel, 'left' | 'right' | 'thing'>) {
  return (
    <svg viewBox="0 0 320 170" className={styles.drawing} aria-hidden="true">
      <rect y="140" width="320" height="30" className={styles.ground} />
      <g transform="translate(64 60)">
        <Figure {...left} />
      </g>
      <g transform="translate(160 84)">{THINGS[thing]}</g>
      <g transform="translate(256 60) scale(-1 1)">
        <Figure {...right} />
      </g>
    </svg>
  )
}

const EYES: Readonly<Record<ComicFigure['mood'], ReactNode>> = {
  calm: (
    <>
      <circle cx="2" cy="-2" r="2.4" />
      <circle cx="14" cy="-2" r="2.4" />
    </>
  ),
  happy: (
    <g className={styles.stroke}>
      <path d="M-2 -1q4 -6 8 0" />
      <path d="M10 -1q4 -6 8 0" />
    </g>
  ),
  worried: (
    <>
      <circle cx="2" cy="0" r="2.4" />
      <circle cx="14" cy="0" r="2.4" />
      <g className={styles.stroke}>
        <path d="M-3 -8l8 -3" />
        <path d="M11 -11l8 3" />
      </g>
    </>
  ),
  surprised: (
    <>
      <circle cx="2" cy="-3" r="3.6" />
      <circle cx="14" cy="-3" r="3.6" />
    </>
  ),
}

const MOUTHS: Readonly<Record<ComicFigure['mood'], ReactNode>> = {
  calm: <path className={styles.stroke} d="M4 9h9" />,
  happy: <path className={styles.stroke} d="M1 7q7 9 14 0" />,
  worried: <path className={styles.stroke} d="M2 11q6 -6 12 0" />,
  surprised: <ellipse cx="8" cy="11" rx="3.4" ry="4.6" />,
}

const LOOKS: Readonly<Record<ComicFigure['who'], ReactNode>> = {
  player: (
    <>
      <path className={styles.cloth} d="M-26 82q0 -48 26 -48t26 48z" />
      <path className={styles.gold} d="M-3 36h6l4 16 -7 8 -7 -8z" />
      <circle r="26" className={styles.skin} />
      <path className={styles.hair} d="M-27 2q-3 -31 27 -31t27 28q-9 -12 -20 -14 -16 12 -34 17z" />
    </>
  ),
  smith: (
    <>
      <path className={styles.apron} d="M-32 82q0 -50 32 -50t32 50z" />
      <path className={styles.cloth} d="M-14 46h28v36h-28z" />
      <circle r="26" className={styles.skin} />
      <path className={styles.hair} d="M-22 8q22 34 44 0v10q-8 20 -22 20t-22 -20z" />
      <path className={styles.gold} d="M-27 -10q27 -12 54 0l-1 -7q-26 -15 -52 0z" />
    </>
  ),
  monster: (
    <>
      <path
        className={styles.beast}
        d="M-34 82q-6 -64 8 -84l-6 -22 18 10q14 -8 28 0l18 -10 -6 22q14 20 8 84z"
      />
      <path className={styles.light} d="M-16 82q-2 -34 16 -34t16 34z" />
    </>
  ),
}

function Figure({ who, mood }: ComicFigure) {
  return (
    <>
      {LOOKS[who]}
      <g className={styles.ink}>
        {EYES[mood]}
        {MOUTHS[mood]}
      </g>
    </>
  )
}

const GEM = (
  <>
    <path className={styles.gem} d="M0 -34l26 18v32l-26 18 -26 -18v-32z" />
    <path className={styles.light} d="M0 -34l26 18 -26 12 -26 -12z" />
  </>
)

const THINGS: Readonly<Record<ComicPanel['thing'], ReactNode>> = {
  none: null,
  gem: (
    <>
      {GEM}
      <g className={styles.rays}>
        <path d="M0 -44v-12M34 -24l10 -7M-34 -24l-10 -7" />
      </g>
    </>
  ),
  crackedGem: (
    <>
      {GEM}
      <path className={styles.crack} d="M-4 -30l8 16 -11 9 12 14 -8 22" />
    </>
  ),
  sword: (
    <g transform="rotate(20)">
      <path className={styles.light} d="M-5 24v-66l5 -12 5 12v66z" />
      <path className={styles.gold} d="M-18 24h36v7h-36z" />
      <path className={styles.hair} d="M-4 31h8v20h-8z" />
    </g>
  ),
  scale: (
    <>
      <g className={styles.rays}>
        <path d="M0 -40v86M-38 -16l76 -20M-20 48h40" />
        <path d="M-38 -16l-12 26h24zM38 -36l-12 26h24z" />
      </g>
      <path className={styles.gem} d="M38 -26l9 8 -9 8 -9 -8z" />
      <circle cx="-38" cy="4" r="6" className={styles.hair} />
    </>
  ),
  phone: (
    <>
      <rect x="-24" y="-44" width="48" height="86" rx="8" className={styles.case} />
      <rect x="-19" y="-36" width="38" height="66" rx="3" className={styles.light} />
      <rect x="-15" y="-31" width="30" height="9" rx="4" className={styles.gem} />
      <g className={styles.rays}>
        <path d="M-14 -12h28M-14 0h22M-14 12h26" />
      </g>
    </>
  ),
}
