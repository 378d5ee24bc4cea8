import { DatabaseSync } from 'node:sqlite'
import { isDamage } from '../../database/dialects/damage.ts'

/** A database file to look through. */
export type DamageOrder = { readonly file: string }

/** What SQLite says of it: `ok`, or what is wrong first. */
export type DamageAnswer = { readonly told: string }

process.on('message', ({ file }: DamageOrder) => {
  process.send?.({ told: lookThrough(file) } satisfies DamageAnswer)
})
// The server has gone: nobody waits for anything more.
process.on('disconnect', () => process.exit())
process.send?.('ready')

function lookThrough(file: string): string {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    const row = database.prepare('pragma quick_check(1)').get()
    database.close()
    return String(row?.quick_check)
  } catch (error) {
    return isDamage(error) ? 'damaged' : 'ok'
  }
}
