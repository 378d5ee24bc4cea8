import type { ImportChange, ImportPreview } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { messagesOf } from '../../../test/import-desk.ts'
import { type Person, signIn } from '../../../test/people.ts'

describeWithDatabase('files with ids of an earlier release', () => {
  let test: TestApp
  let admin: Person

  beforeAll(async () => {
    test = await createApp()
    admin = await signIn(test, 'ADMIN')
  })
  afterAll(() => test.close())

  const check = async (entity: string, lines: readonly string[]): Promise<ImportPreview> => {
    const content = Buffer.from(lines.join('\n')).toString('base64')
    const answer = await admin.call('POST', '/api/import', { entity, format: 'csv', content })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<ImportPreview>()
  }
  const changesOf = async ({ batch, ...preview }: ImportPreview) => {
    expect(messagesOf({ batch, ...preview })).toEqual([])
    const answer = await admin.call('GET', `/api/import/${batch?.id ?? ''}/change`)
    return answer.json<{ items: ImportChange[] }>().items
  }

  it('are about the rows of today', async () => {
    const preview = await check('crysta', [
      '아이디,이름,메모',
      'ko-mari,마리,파일 메모',
      'ko-jegaix,제가IX,',
    ])
    expect(preview.batch?.counts).toMatchObject({ new: 0, changed: 1, gone: 0 })
    expect(await changesOf(preview)).toMatchObject([
      { op: 'changed', id: 'mari', fields: [{ code: 'note', after: '파일 메모' }] },
    ])
    const applied = await admin.call('POST', `/api/import/${preview.batch?.id ?? ''}/apply`, {})
    expect(applied.statusCode, applied.body).toBe(200)
    const mari = await admin.call('GET', '/api/crysta/mari')
    expect(mari.json()).toMatchObject({ note: '파일 메모' })
  })

  it('name what they hang on and what they drop as it is today', async () => {
    const crystas = await check('crysta', [
      '이름,종류,강화 전,옵션',
      '파일에서 온 것,무기,ko-jegaix,ATK +1',
    ])
    expect((await changesOf(crystas))[0]).toMatchObject({
      op: 'new',
      fields: expect.arrayContaining([
        expect.objectContaining({ code: 'parentId', after: 'zega_ix' }),
      ]),
    })
    const bosses = await check('boss', [
      '이름,종류,드랍 크리스타',
      '파일 보스,보스,ko-mari | bakuzan',
    ])
    expect((await changesOf(bosses))[0]).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ code: 'crystaIds', after: 'mari | bakuzan' }),
      ]),
    })
  })

  it('lead to the rows of today when they were checked before the release', async () => {
    const preview = await check('crysta', [
      '이름,종류,강화 전,옵션',
      '미리 본 것,무기,zega_ix,ATK +1',
    ])
    const id = preview.batch?.id ?? ''
    const { kysely } = test.database
    const { after } = await kysely
      .selectFrom('import_change')
      .select('after')
      .where('batch_id', '=', id)
      .executeTakeFirstOrThrow()
    await kysely
      .updateTable('import_change')
      .set({ after: after?.replace('zega_ix', 'ko-jegaix') ?? null })
      .where('batch_id', '=', id)
      .execute()
    const applied = await admin.call('POST', `/api/import/${id}/apply`, {})
    expect(applied.statusCode, applied.body).toBe(200)
    const [change] = await changesOf(preview)
    const crysta = await admin.call('GET', `/api/crysta/${change?.id ?? ''}`)
    expect(crysta.json()).toMatchObject({ name: '미리 본 것', parentId: 'zega_ix' })
  })

  it('are refused where two of them are one row today, with both ids', async () => {
    const preview = await check('crysta', ['아이디,이름', 'ko-jegaix,제가IX', 'ko-jegavx,제가VX'])
    expect(messagesOf(preview)).toEqual([
      "3 아이디: 2행 '제가IX'와 같은 항목이에요. 'ko-jegavx'의 지금 아이디는 'zega_ix'예요.",
    ])
  })

  it('keep the id of today where people have deleted the row', async () => {
    await admin.call('DELETE', '/api/equipment/bowgun-swordbowgun-npc')
    const preview = await check('equipment', [
      '아이디,이름,종류',
      'bowgun-swordbowgun-2,소드 보우건,자동활',
    ])
    expect(await changesOf(preview)).toMatchObject([{ op: 'new', id: 'bowgun-swordbowgun-npc' }])
  })
})
