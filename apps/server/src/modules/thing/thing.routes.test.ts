import { thingHistorySchema, thingLinksSchema, type ThingLinks } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('single things', () => {
  let test: TestApp
  let editor: Person
  let member: Person
  let nobody: Person['call']

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
    nobody = visitor(test)
  })
  afterAll(() => test.close())

  const linksOf = async (entity: string, id: string): Promise<ThingLinks> => {
    const answer = await nobody('GET', `/api/catalogue/${entity}/${id}/links`)
    expect(answer.statusCode, answer.body).toBe(200)
    return thingLinksSchema.parse(answer.json())
  }
  const idsIn = ({ groups }: ThingLinks, relation: string) =>
    groups.find((group) => group.relation === relation)?.items.map(({ id }) => id) ?? []
  const create = async (entity: string, body: object) => {
    const answer = await editor.call('POST', `/api/${entity}`, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }

  it.each([
    ['ability', 'str_up', 'STR 증가'],
    ['boss', 'excavated-golem', '발굴 골렘'],
    ['equipment', '1h-sword-1stannivsword', '1주년 한손검'],
  ])('of the list %s are read by everybody', async (entity, id, name) => {
    expect((await nobody('GET', `/api/${entity}/${id}`)).json()).toMatchObject({ id, name })
    expect((await nobody('GET', `/api/${entity}/no-such-thing`)).statusCode).toBe(404)
  })

  it('lead from a crysta to the boss that drops it and back', async () => {
    expect(idsIn(await linksOf('crysta', 'excavated_golem'), 'droppedBy')).toContain(
      'excavated-golem',
    )
    expect(idsIn(await linksOf('boss', 'excavated-golem'), 'dropsCrysta')).toContain(
      'excavated_golem',
    )
  })

  it('lead from a boss to what one fights it for', async () => {
    const { quests } = await linksOf('boss', 'excavated-golem')
    expect(quests).toContainEqual({
      no: 3,
      title: '골렘의 폭주',
      titleEn: 'A Golem on a Rampage',
      item: null,
      itemEn: null,
      count: null,
    })
  })

  it('lead from equipment to the boss and to the crysta of the same monster, and back', async () => {
    const monster = '시험 몬스터'
    const boss = await create('boss', { name: monster, kind: 'boss', level: 77, map: '시험 맵' })
    const crysta = await create('crysta', {
      name: '시험 크리스타',
      kind: 'weapon',
      drops: [{ monster, level: 77, map: '시험 맵' }],
    })
    const piece = await create('equipment', {
      name: '시험 활',
      kind: 'bow',
      obtain: [{ by: 'monster', name: monster, level: 77, map: '시험 맵' }],
    })
    const ofBoss = await linksOf('boss', boss)
    expect(idsIn(ofBoss, 'dropsCrysta')).toEqual([crysta])
    expect(idsIn(ofBoss, 'dropsEquipment')).toEqual([piece])
    const ofPiece = await linksOf('equipment', piece)
    expect(idsIn(ofPiece, 'droppedBy')).toEqual([boss])
    expect(idsIn(ofPiece, 'sameMonster')).toEqual([crysta])
    const ofCrysta = await linksOf('crysta', crysta)
    expect(idsIn(ofCrysta, 'sameMonster')).toEqual([piece])
    // A guide that recommends it stands there as soon as it is written.
    const job = await create('job', { name: '시험 직업', crystaIds: [crysta] })
    expect(idsIn(await linksOf('crysta', crysta), 'recommendedBy')).toEqual([job])
    await editor.call('DELETE', `/api/boss/${boss}`)
    expect(idsIn(await linksOf('equipment', piece), 'droppedBy')).toEqual([])
  })

  it('lead from a recipe to the crystas it takes and from these to what is made of them', async () => {
    const ofPiece = await linksOf('equipment', 'shield-lollioddmagicshield')
    expect(idsIn(ofPiece, 'madeOf')).toEqual(['evil_lefina', 'mage_filecia'])
    expect(ofPiece.groups.find(({ relation }) => relation === 'madeOf')?.items[0]).toMatchObject({
      entity: 'crysta',
      name: '벨란 레피나',
      nameEn: 'Evil Lefina',
    })
    expect(idsIn(await linksOf('crysta', 'evil_lefina'), 'usedIn')).toEqual([
      'shield-lollioddmagicshield',
    ])
  })

  it('lead from a recipe to a piece it takes, by any of its names, and not to the piece itself', async () => {
    const blade = await create('equipment', { name: '시험 날', nameEn: 'Trial Blade', kind: 'bow' })
    const sword = await create('equipment', {
      name: '시험 검',
      kind: 'oneHandSword',
      recipe: {
        level: null,
        difficulty: null,
        fee: null,
        materials: [
          { name: 'trial blade', amount: 2 },
          { name: '시험 검', amount: 1 },
          { name: '금속', amount: 3 },
        ],
      },
    })
    expect(idsIn(await linksOf('equipment', sword), 'madeOf')).toEqual([blade])
    expect(idsIn(await linksOf('equipment', blade), 'usedIn')).toEqual([sword])
  })

  it('show the whole line a crysta stands in, from its first stage to the next one', async () => {
    const first = await create('crysta', { name: '첫째', kind: 'weapon' })
    const second = await create('crysta', {
      name: '둘째',
      kind: 'weapon',
      isEnhancer: true,
      parentId: first,
    })
    const third = await create('crysta', {
      name: '셋째',
      kind: 'weapon',
      isEnhancer: true,
      parentId: second,
    })
    expect(idsIn(await linksOf('crysta', second), 'line')).toEqual([first, second, third])
  })

  it('lead from an ability to the crystas of its stat, the largest first', async () => {
    const { groups } = await linksOf('ability', 'str_up')
    const amounts = groups[0]?.items.map(({ stats }) =>
      Math.max(...stats.filter(({ stat }) => stat === 'str').map(({ value }) => value)),
    )
    expect(groups.map(({ relation }) => relation)).toEqual(['sameStat'])
    expect(amounts?.length).toBeGreaterThan(2)
    expect(amounts).toEqual(amounts?.toSorted((left, right) => right - left))
  })

  it('of events of many years are not said to be met in one place', async () => {
    const event = { monster: '시험 축제 몬스터', level: 10, map: '이벤트' }
    const crysta = await create('crysta', { name: '축제 크리스타', kind: 'normal', drops: [event] })
    expect(idsIn(await linksOf('crysta', crysta), 'samePlace')).toEqual([])
    const venue = { ...event, map: '시험 축제장' }
    const there = await create('crysta', { name: '축제장 하나', kind: 'normal', drops: [venue] })
    const beside = await create('crysta', {
      name: '축제장 둘',
      kind: 'normal',
      drops: [{ ...venue, monster: '다른 몬스터' }],
    })
    expect(idsIn(await linksOf('crysta', there), 'samePlace')).toEqual([beside])
  })

  it('are found by the id they had before, under their present one', async () => {
    expect((await linksOf('crysta', 'ko-jegaix')).id).toBe('zega_ix')
  })

  it.each(['crysta/no-such-thing', 'job/swordsman', 'nothing/bakuzan', 'crysta/%22'])(
    'answer 404 for %s',
    async (thing) => {
      for (const part of ['links', 'history'])
        expect((await nobody('GET', `/api/catalogue/${thing}/${part}`)).statusCode).toBe(404)
    },
  )

  it('tell everybody when which fields were changed, and nobody who did it or said why', async () => {
    const body = { name: '내력 시험', kind: 'bow', atk: 10 }
    const id = await create('equipment', body)
    await editor.call('PUT', `/api/equipment/${id}`, { ...body, atk: 20, version: 1 })
    const proposed = await member.call('POST', `/api/catalogue/equipment/${id}/correction`, {
      change: { def: 7 },
      reason: '비밀 까닭이에요',
    })
    expect(proposed.statusCode, proposed.body).toBe(201)
    const before = await nobody('GET', `/api/catalogue/equipment/${id}/history`)
    // What is only proposed is not a change.
    expect(thingHistorySchema.parse(before.json()).total).toBe(2)
    const accepted = await editor.call(
      'POST',
      `/api/correction/${proposed.json<{ id: string }>().id}/accept`,
      { entityVersion: 2 },
    )
    expect(accepted.statusCode, accepted.body).toBe(200)
    const answer = await nobody('GET', `/api/catalogue/equipment/${id}/history`)
    const { items, total } = thingHistorySchema.parse(answer.json())
    expect(total).toBe(3)
    expect(items.map(({ act, by, fields }) => [act, by, fields])).toEqual([
      ['update', 'proposal', ['def']],
      ['update', 'editor', ['atk']],
      ['create', 'editor', []],
    ])
    const { nickname } = (await member.call('GET', '/api/auth/me')).json<{ nickname?: string }>()
    expect(answer.body).not.toContain('비밀')
    expect(answer.body).not.toContain(nickname ?? '회원 이름')
  })
})
