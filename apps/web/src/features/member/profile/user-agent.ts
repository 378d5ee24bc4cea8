import { BROWSER_NAMES } from './browser-names.texts.ts'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  // The first match counts: every one of them also names those below it.
  [/KAKAOTALK/i, BROWSER_NAMES.kakao],
  [/SamsungBrowser/, BROWSER_NAMES.samsung],
  [/Whale\//, BROWSER_NAMES.whale],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** `Chrome · Windows`, as a viewer would call their device; null when nothing is known. */
export function describeUserAgent(userAgent: string): string | null {
  const words = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)]
  return words.filter((word) => word !== undefined).join(' · ') || null
}

function nameIn(names: typeof BROWSERS, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
