import { api } from '../../shared/api/api.ts'
import { keptCall } from '../../shared/api/kept-call.ts'
import { kindNameWords } from '../../shared/prices/words/kind-name.ts'

const KEPT_INDEX = keptCall<'readTrendIndex'>('/api/trend/index', { has: 'kinds' })

/** Renewed by whatever is reported; its copy can be looked at without a connection. */
const trendApi = api.enhanceEndpoints({ addTagTypes: ['Price'] }).injectEndpoints({
  endpoints: (build) => ({
    readTrendIndex: build.query({
      queryFn: async (...asked: Parameters<typeof KEPT_INDEX.queryFn>) => {
        const answer = await KEPT_INDEX.queryFn(...asked)
        if (answer.data === undefined) return answer
        const kinds = answer.data.kinds.map((kind) => ({ ...kind, name: kindNameWords(kind.name) }))
        return { data: { ...answer.data, kinds } }
      },
      providesTags: ['Price'],
    }),
  }),
})

export const { useReadTrendIndexQuery } = trendApi
