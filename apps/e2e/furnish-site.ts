import { type APIRequestContext, expect } from '@playwright/test'
import { OWN_PAGE } from './people/accounts.ts'

/** What stands on a site after {@link furnishSite}, by its id. */
export type Furniture = {
  readonly event: string
  readonly notice: string
  readonly job: string
  readonly shortLink: string
  readonly price: string
}

const DAY_MS = 86_400_000

/** A plan of the main quest, as its planner shares it. */
const PLAN = {
  path: '/guide/main-quest',
  hash: '#v1=243.40.268.0.90.120.1.1.2026-06',
  title: '268까지 메인 퀘스트',
  summary: 'Lv.243에서 Lv.268까지 · 세 장이면 돼요',
}

/** One of everything that people write, over HTTP. The line must be an editor's. */
export async function furnishSite(line: APIRequestContext): Promise<Furniture> {
  const write = async (path: string, data: object) => {
    const answer = await line.post(path, { data, headers: OWN_PAGE })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(201)
    return (await answer.json()) as { readonly id: string; readonly code: string }
  }
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const event = await write('/api/event', {
    title: '겨울 수확제',
    body: '밭에서 **무**를 모으면 상자를 받아요.',
    startAt: at(-1),
    endAt: at(7),
  })
  const notice = await write('/api/notification', {
    title: '점검 안내',
    body: '목요일 새벽에 점검이 있어요.',
  })
  const job = await write('/api/job', {
    name: '한손검 가이드',
    summary: '한손검과 방패로 시작하는 길이에요.',
    body: '## 처음\n\n강타부터 배워요.',
  })
  const link = await write('/api/short-link', PLAN)
  const mana = await line.get('/api/current-price/material-mana')
  const { item } = (await mana.json()) as { item: { kindId: string; name: string } }
  const price = await write('/api/price', {
    kindId: item.kindId,
    itemName: item.name,
    itemId: 'material-mana',
    amount: 1_200_000,
  })
  await write('/api/cook/address', {
    address: '1234567',
    food: 'max_mp',
    level: 10,
    otherDishes: [],
  })
  return {
    event: event.id,
    notice: notice.id,
    job: job.id,
    shortLink: link.code,
    price: price.id,
  }
}
