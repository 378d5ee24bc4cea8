import { toFieldError } from '@gyeol/contract'
import { withoutInvisible } from '@gyeol/korean'
import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'
import { isApiPath } from './api-path.ts'
import { isCleanText } from './strict-text.ts'

/**
 * Reads the query of an API request strictly: a percent sequence that is no UTF-8, a field given
 * twice or a forbidden character is a 400, never a guess. Text comes in NFC, without what nobody sees.
 */
export const strictQueryPlugin = fp(
  async (app) => {
    app.addHook('preValidation', async (request) => {
      if (isApiPath(request.url)) request.query = parseQuery(request.raw.url ?? '')
    })
  },
  { name: 'strict-query' },
)

/** The fields of a request target's query. Throws VALIDATION. */
export function parseQuery(target: string): Record<string, string> {
  const start = target.indexOf('?')
  // Without a prototype, so that a field called __proto__ is a field like any other.
  const fields: Record<string, string> = Object.create(null)
  if (start === -1) return fields
  for (const pair of target.slice(start + 1).split('&')) {
    if (pair === '') continue
    const split = pair.indexOf('=')
    const name = decode(split === -1 ? pair : pair.slice(0, split))
    if (Object.hasOwn(fields, name)) throw refused()
    fields[name] = decode(split === -1 ? '' : pair.slice(split + 1))
  }
  return fields
}

function decode(raw: string): string {
  const text = decodeOrNull(raw.replaceAll('+', ' '))
  if (text === null || !isCleanText(text)) throw refused()
  return withoutInvisible(text.normalize('NFC'))
}

function decodeOrNull(raw: string): string | null {
  try {
    return decodeURIComponent(raw)
  } catch {
    return null
  }
}

const refused = () =>
  new AppError('VALIDATION', { errors: [toFieldError({ code: 'custom', path: [] }, false)] })
