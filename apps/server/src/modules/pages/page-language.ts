import {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  type Language,
  languageOf,
  VISIT_LANGUAGE_COOKIE,
} from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'

/**
 * The language a page is wanted in: the one its address names, the one a link asked for in this
 * visit, the one the reader has chosen before, or Korean. What a browser prefers is only a suggestion, which the page itself makes.
 */
export function languageOfRequest({ query, cookies }: FastifyRequest): Language {
  // The framework reads every query into an object.
  const asked = (query as Readonly<Record<string, unknown>>)[LANGUAGE_PARAMETER]
  const named = typeof asked === 'string' ? languageOf(asked) : undefined
  const visited = languageOf(cookies[VISIT_LANGUAGE_COOKIE])
  return named ?? visited ?? languageOf(cookies[LANGUAGE_PARAMETER]) ?? DEFAULT_LANGUAGE
}
