import {
  type Language,
  LANGUAGE_PARAMETER,
  languageOf,
  VISIT_LANGUAGE_COOKIE,
} from '@gyeol/contract'

const YEAR_SECONDS = 31_536_000

/** The language the reader has chosen in this browser, if any. */
export function chosenLanguage(cookies = document.cookie): Language | undefined {
  const name = `${LANGUAGE_PARAMETER}=`
  const cookie = cookies.split('; ').find((one) => one.startsWith(name))
  return languageOf(cookie?.slice(name.length))
}

/** Has the next pages come in a language; this one stays as it is. */
export function keepLanguage(language: Language): void {
  // Supported everywhere, unlike the store for cookies; the server reads it with the next page.
  document.cookie = `${LANGUAGE_PARAMETER}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  document.cookie = `${VISIT_LANGUAGE_COOKIE}=; Path=/; Max-Age=0`
}

/**
 * Has the site speak a language from now on, and loads the page in it. The choice is a cookie, because
 * the server sends each language's own build; where the browser keeps none, the address says it for this visit.
 */
export function changeLanguage(
  language: Language,
  place: Pick<Location, 'href' | 'replace' | 'reload'> = window.location,
): void {
  keepLanguage(language)
  const address = new URL(place.href)
  address.searchParams.delete(LANGUAGE_PARAMETER)
  // Chromium sets a cookie beside the page and may ask for the next page before it has: asking for it waits until it is set.
  if (chosenLanguage() !== language) address.searchParams.set(LANGUAGE_PARAMETER, language)
  // The same address with a hash would only be scrolled to.
  if (address.href === place.href) place.reload()
  else place.replace(address.href)
}
