import { api } from '../api/api.ts'
import { contractCall } from '../api/contract-call.ts'

const questionApi = api.enhanceEndpoints({ addTagTypes: ['Correction'] }).injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query({
      ...contractCall<'listCorrections'>('GET', '/api/correction', { background: true }),
      providesTags: ['Correction'],
    }),
  }),
})

export const { useListQuestionsQuery } = questionApi
