import type { OwnNewsPart, ToldNews } from '../../context/contributions.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { findItem } from '../catalogue/catalogue-writing.service.ts'
import { listToldCases } from '../character-case/character-case-news.service.ts'
import { characterCaseData } from '../character-case/character-case-data.ts'
import { takedownData } from '../moderation/moderation-data.ts'
import { listToldTakedowns } from '../moderation/takedown-news.service.ts'
import { correctionData } from './correction-data.ts'
import * as corrections from './correction.repository.ts'
import { missingNameOf } from './missing-thing.ts'

/** Answers to what members proposed, saw in the game and made, as every outlet of news is told of them. */
export function correctionNews(entities: CatalogueContext['entities']): OwnNewsPart {
  return {
    data: [correctionData, characterCaseData, takedownData],
    async listTold(kysely, since) {
      const told: ToldNews[] = []
      for (const row of await corrections.listAnsweredSince(kysely, since)) {
        if (row.author_id === null || row.reviewed_at === null) continue
        const item = await findItem(kysely, entities[row.entity], row.entity_id)
        const name = item?.content.name ?? missingNameOf(row.entity_id) ?? '수정 제안'
        const state = row.state === 'accepted' ? '고쳤어요' : '고치지 않았어요'
        told.push({
          memberId: row.author_id,
          at: row.reviewed_at,
          message: {
            title: '수정 제안에 답이 왔어요',
            body: [`${name}: ${state}`, row.answer].filter(Boolean).join(' — '),
            path: '/correction?view=mine',
            tag: `correction-${row.id}`,
          },
        })
      }
      told.push(...(await listToldCases(kysely, since)))
      told.push(...(await listToldTakedowns(kysely, since)))
      return told
    },
  }
}
