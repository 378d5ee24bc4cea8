import { PRODUCT_NAME } from '@gyeol/contract'
import type { Article } from './article.ts'

/** Makes types of the API. */
export const CLIENT_COMMAND =
  'npx openapi-typescript https://…/api/openapi.json -o schema.d.ts && npm i openapi-fetch'

/** What other programs may use, in English. */
export const DEVELOPERS_IN_ENGLISH: Article = {
  title: 'For developers',
  intro: 'How other programs may use our data and the public API.',
  sections: [
    {
      heading: 'Terms',
      points: [
        `Name the source (“${PRODUCT_NAME}” and the address of this site) where you show the data. Then you may use, change and share it free of charge.`,
        'Names and numbers say how well they are known (evidence, numbersEvidence). Do not show guesses as facts.',
        'Toram Online, its names and its art belong to their owners. These terms are about the data we gathered and edited.',
        'Link to what members wrote (notices, events, guides); ask the author before you copy it.',
      ],
    },
    {
      heading: 'Requests',
      points: [
        'Every GET that needs no login can be read from any origin (CORS), without cookies and without headers that need a preflight.',
        'Up to 50 requests in 10 seconds and 200 a minute from one address; beyond that the answer is 429 with Retry-After. Take a dump instead of asking row by row.',
        'Answers have an ETag; ask again with If-None-Match and you get a 304 while nothing has changed.',
        'Tell us the name of your program and a contact in User-Agent, so that we can reach you before we have to block you.',
      ],
    },
    {
      heading: 'Data dumps',
      terms: [
        ['/api/data', 'the lists, their editions and sizes, and the terms'],
        ['/api/data/crysta', 'all crystas; there are equipment, boss, ability and registlet too'],
        [
          '/api/data/crysta?since=edition',
          'rows changed since that edition (items) and all ids there are now. Replace the rows you get and drop those not among ids. since is null when everything is there',
        ],
      ],
    },
    {
      heading: 'Promises',
      points: [
        '/api/openapi.json names every operation (operationId) with its shape and an example; /api/docs reads it out.',
        `Generate a client: ${CLIENT_COMMAND}`,
        'Before a field goes or changes its meaning, a notice says so at least 30 days ahead. New fields may come at any time: ignore those you do not know.',
      ],
    },
  ],
}
