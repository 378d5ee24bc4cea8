import type { Element } from '@gyeol/terms'
import styles from './element.module.css'

/** The six elements, and "none" for things without one. */
export type ElementKind = Element | 'neutral'

/**
 * Our own drawings on a 24 × 24 field, one stroke weight with the line icons. Each differs in
 * outline, not only in colour: flame, drop, gust, peak, sun, crescent, empty rhombus.
 */
const DRAWINGS: Readonly<Record<ElementKind, readonly string[]>> = {
  fire: [
    'M12.6 2.6c.3 4 5.6 6.3 5.6 11.4a6.2 6.2 0 0 1-12.4 0c0-2.3 1-4 2.4-5.4.2 2 .8 3.2 2 3.9-.4-3.8.4-7.3 2.4-9.9Z',
    'M12.2 15.2c1.1 1 1.7 1.9 1.7 3.1',
  ],
  water: [
    'M12 2.6c3.4 4.3 6.6 7.6 6.6 11.9a6.6 6.6 0 0 1-13.2 0C5.4 10.2 8.6 6.9 12 2.600Z',
    'M9 15a3 3 0 0 0 3 3',
  ],
  wind: [
    'M2.8 8.700h10.900a2.9 2.9 0 1 0-2.7-4',
    'M2.8 12.700h15.400a2.9 2.9 0 1 1-2.7 4',
    'M2.8 16.700h6.700a2.3 2.3 0 1 1-2.1 3.2',
  ],
  earth: ['M2.5 19.8 9.3 5l4.9 8.4 2.2-3 5.1 9.400Z', 'm6.5 11.5 2.6 1.9 2.5-2.9'],
  light: [
    'M12 7.700a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.600Z',
    'M12 2.300v2M12 19.700v2M2.3 12h2M19.7 12h2M5.1 5.100l1.4 1.400M17.5 17.500l1.4 1.400M18.9 5.100l-1.4 1.400M6.5 17.500l-1.4 1.4',
  ],
  dark: [
    'M20.4 14.200A8.7 8.7 0 1 1 9.8 3.600a6.9 6.9 0 0 0 10.6 10.600Z',
    'm17.6 3.2.8 2.1 2.1.8-2.1.8-.8 2.1-.8-2.1-2.1-.8 2.1-.8Z',
  ],
  neutral: ['m12 3.8 8.2 8.2-8.2 8.200L3.8 12Z'],
}

/** The mark alone; put the word beside it (colour and shape are never the only sign). */
export function ElementIcon({ element, className }: { element: ElementKind; className?: string }) {
  return (
    <svg
      className={`icon ${styles[element]} ${className ?? ''}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[element].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
