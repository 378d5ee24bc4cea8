import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@gyeol/contract'
import type { BrowserContextOptions } from '@playwright/test'

/** Who looks, by what the site calls them; visitors are nobody's account. */
export const PEOPLE = { visitor: null, member: 'MEMBER', owner: 'OWNER' } as const

/** Widths of a phone and of a desk. */
export const WIDTHS = ['390', '1280'] as const

export const THEMES = ['light', 'dark'] as const

/** One way to look at every page. */
export type Look = {
  readonly person: keyof typeof PEOPLE
  readonly theme: (typeof THEMES)[number]
  readonly width: (typeof WIDTHS)[number]
  readonly language: Language
}

/** What somebody asked to be left out: of each part only the words named, all of them without. */
export type LookFilter = { readonly [Part in keyof Look]?: readonly string[] }

// Object.keys forgets the type of the keys; there are no others.
const people = Object.keys(PEOPLE) as readonly Look['person'][]
const languages = Object.keys(LANGUAGES) as readonly Language[]

/** Every look that fits, the owner's first: they see the most. Throws at a word that names none. */
export function looksOf({ person, theme, width, language }: LookFilter): readonly Look[] {
  const fits = <Word extends string>(words: readonly Word[], asked: readonly string[] = words) => {
    const unknown = asked.find((word) => !words.some((known) => known === word))
    if (unknown !== undefined) throw new Error(`${unknown} is none of ${words.join(', ')}`)
    return words.filter((word) => asked.includes(word))
  }
  return fits(people, person)
    .toReversed()
    .flatMap((someone) =>
      fits(THEMES, theme).flatMap((colours) =>
        fits(WIDTHS, width).flatMap((pixels) =>
          fits(languages, language).map((tongue) => ({
            person: someone,
            theme: colours,
            width: pixels,
            language: tongue,
          })),
        ),
      ),
    )
}

/** The name of a look, also of its folder. */
export const lookName = ({ person, theme, width, language }: Look): string =>
  [person, language, theme, width].join('-')

/** A browser window of such a look. */
export function windowOf({ theme, width, language }: Look, url: string): BrowserContextOptions {
  const isPhone = width === '390'
  return {
    baseURL: url,
    colorScheme: theme,
    viewport: { width: Number(width), height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: LANGUAGES[language].locale,
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      origins: [],
      cookies: language === DEFAULT_LANGUAGE ? [] : [languageCookie(language, url)],
    },
  }
}

const languageCookie = (language: Language, url: string) => ({
  name: LANGUAGE_PARAMETER,
  value: language,
  domain: new URL(url).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
})
