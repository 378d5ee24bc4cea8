import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'

/** Guesses passwords over many lines from many addresses until it is stopped; says nothing. */

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    lines: { type: 'string', default: '64' },
    addresses: { type: 'string', default: '220' },
    /** Accounts there are, which every third guess tries; commas between them. */
    accounts: { type: 'string', default: '' },
  },
})

const lines = Number(values.lines)
const addresses = Number(values.addresses)
const accounts = values.accounts.split(',')
const agent = new Agent({ keepAlive: true, maxSockets: lines })
let guesses = 0

function guess(): Promise<void> {
  guesses += 1
  const account = guesses % 3 === 0 ? accounts[guesses % accounts.length] : `nobody${guesses}`
  const body = JSON.stringify({ loginId: account, password: `falsch ${guesses}` })
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: values.port,
        method: 'POST',
        path: '/api/auth/login',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `198.51.100.${guesses % addresses}`,
        },
      },
      (answer) => answer.resume().on('end', resolve),
    )
    sent.on('error', () => resolve())
    sent.end(body)
  })
}

async function guessOn(): Promise<never> {
  for (;;) await guess()
}

await Promise.all(Array.from({ length: lines }, guessOn))
