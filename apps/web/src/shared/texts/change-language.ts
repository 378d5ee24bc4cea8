import { type Language, LANGUAGE_PARAMETER } from '@gyeol/contract'

const YEAR_SECONDS = 31_536_000

/** Whether the reader has ever chosen a language in this browser. */
export function hasChosenLanguage(cookies = document.cookie): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_PARAMETER}=`))
}

/**
 * Has the site speak a language from now on, and loads the page in it. The choice is a cookie, because
 * the server sends each language's own build.
 */
export function changeLanguage(
  language: Language,
  place: Pick<Location, 'href' | 'replace' | 'reload'> = window.location,
): void {
  // Supported everywhere, unlike the store for cookies; the server reads it with the next page.
  document.cookie = `${LANGUAGE_PARAMETER}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  const address = new URL(place.href)
  address.searchParams.delete(LANGUAGE_PARAMETER)
  // The same address with a hash would only be scrolled to.
  if (address.href === place.href) place.reload()
  else place.replace(address.href)
}
