import { QUESTIONS } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'

describeWithDatabase('the help', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())

  it('tells people without scripts and search engines what is often asked', async () => {
    const { statusCode, body } = await test.app.inject({ url: '/help' })
    expect(statusCode).toBe(200)
    const data = [...body.matchAll(/<script type="application\/ld\+json">(?<json>[^<]*)</g)].map(
      ({ groups }) => JSON.parse(groups?.['json'] ?? '') as Record<string, unknown>,
    )
    expect(data).toMatchObject([
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'FAQPage',
        mainEntity: QUESTIONS.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ])
    for (const { question, answer } of QUESTIONS)
      expect(body).toContain(`<h2>${question}</h2><p>${answer}</p>`)
  })
})
