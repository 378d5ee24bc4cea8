import { mainQuestAnswerSchema } from '../main-quest.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** The main quest. */
export const mainQuestRoutes = {
  readMainQuest: {
    method: 'GET',
    path: '/api/main-quest',
    area: 'main-quest',
    summary: '관리자가 넣은 메인 퀘스트 표',
    permission: 'public',
    success: { status: 200, body: mainQuestAnswerSchema },
  },
} as const satisfies Record<string, RouteDefinition>
