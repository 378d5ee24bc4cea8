import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** An unguessable token: 256 bits as 43 characters of base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What the database keeps of a token; a token has too much entropy to be found from it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
