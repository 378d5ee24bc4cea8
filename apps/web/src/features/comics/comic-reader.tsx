import { type KeyboardEvent, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { BELOW_MD, useMedia } from '../../shared/ui/layout/use-media.ts'
import type { Comic } from './comic.ts'
import styles from './comics.module.css'
import { comicsTexts } from './comics.texts.ts'
import { PanelDrawing } from './panel-drawing.tsx'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The panels: one after the other under a thumb, all at once on a desk. */
export function ComicReader({ comic: { title, panels } }: { comic: Comic }) {
  const texts = comicsTexts
  const strip = useRef<HTMLOListElement>(null)
  const [place, setPlace] = useState(0)
  const isStrip = useMedia(BELOW_MD)
  const goTo = (next: number) => {
    const panel = strip.current?.children[Math.min(Math.max(next, 0), panels.length - 1)]
    if (panel instanceof HTMLElement)
      strip.current?.scrollTo({ left: panel.offsetLeft - offsetOf(strip.current) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!isStrip || step === undefined) return
    event.preventDefault()
    goTo(place + step)
  }
  return (
    <>
      {/* What scrolls must be reached by the keyboard; on a desk nothing does. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <ol
        ref={strip}
        className={styles.panels}
        aria-label={texts.panels(title)}
        tabIndex={isStrip ? 0 : undefined}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => setPlace(placeOf(currentTarget))}
      >
        {panels.map(({ caption, lines, alt, ...drawing }, number) => (
          <li key={caption} className={styles.panel} aria-label={texts.panel(number + 1)}>
            <h2 className={styles.caption}>{caption}</h2>
            <div className={styles.lines}>
              {lines.map(({ by, text }) => (
                <p key={text} className={styles.said} data-by={by}>
                  {text}
                </p>
              ))}
            </div>
            <div role="img" aria-label={alt}>
              <PanelDrawing {...drawing} />
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.steps}>
        <Button icon={<ChevronLeftIcon />} disabled={place === 0} onClick={() => goTo(place - 1)}>
          {texts.previous}
        </Button>
        <span className={styles.place} role="status">
          {texts.place(place + 1, panels.length)}
        </span>
        <Button
          icon={<ChevronRightIcon />}
          disabled={place === panels.length - 1}
          onClick={() => goTo(place + 1)}
        >
          {texts.next}
        </Button>
      </div>
    </>
  )
}

function offsetOf(strip: HTMLElement): number {
  const [first] = strip.children
  return first instanceof HTMLElement ? first.offsetLeft : 0
}

/** Which panel is in front: the one nearest to where the strip has been scrolled. */
function placeOf(strip: HTMLElement): number {
  const width = strip.scrollWidth / Math.max(strip.children.length, 1)
  return Math.round(strip.scrollLeft / width)
}
