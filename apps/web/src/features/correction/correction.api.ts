import type { CatalogueEntity } from '@gyeol/contract'
import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'
import type { AnswerOf } from '../../shared/http/route-types.ts'
import { CATALOGUE_TAGS, catalogueTagsOf } from '../../shared/catalogue/catalogue-tags.ts'
import type { ProposalBody } from './proposal.ts'
import { correctionPath } from '../../shared/catalogue/correction-path.ts'

type Proposing = {
  readonly entity: CatalogueEntity
  readonly id: string
  readonly body: ProposalBody
  readonly idempotencyKey: string
}

const correctionApi = api
  .enhanceEndpoints({ addTagTypes: ['Correction', 'Thanks', ...CATALOGUE_TAGS] })
  .injectEndpoints({
    endpoints: (build) => ({
      listCorrections: build.query({
        ...contractCall<'listCorrections'>('GET', '/api/correction'),
        providesTags: ['Correction'],
      }),
      readThanks: build.query({
        ...contractCall<'readThanks'>('GET', '/api/correction/thanks'),
        providesTags: ['Thanks'],
      }),
      readCorrectionNews: build.query({
        ...contractCall<'readCorrectionNews'>('GET', '/api/correction/news'),
        providesTags: ['Correction'],
      }),
      markCorrectionNewsRead: build.mutation({
        ...contractCall<'markCorrectionNewsRead'>('POST', '/api/correction/news/read'),
        invalidatesTags: ['Correction'],
      }),
      readProposedJob: build.query({
        ...contractCall<'readJob'>('GET', '/api/job/{id}'),
        providesTags: ['JobRow'],
      }),
      /** Each list has its own endpoint, alike but for the fields. */
      propose: build.mutation<AnswerOf<'correctCrysta'>, Proposing>({
        query: ({ entity, id, body, idempotencyKey }) => ({
          method: 'POST',
          path: correctionPath(entity, id),
          body,
          headers: { 'idempotency-key': idempotencyKey },
        }),
        invalidatesTags: ['Correction'],
      }),
      reportMissing: build.mutation({
        ...contractCall<'reportMissing'>('POST', '/api/correction/missing'),
        invalidatesTags: ['Correction'],
      }),
      acceptCorrection: build.mutation({
        ...contractCall<'acceptCorrection'>('POST', '/api/correction/{id}/accept'),
        invalidatesTags: (answer) => [
          'Correction',
          'Thanks',
          ...(answer === undefined ? [] : catalogueTagsOf(answer.entity)),
        ],
      }),
      rejectCorrection: build.mutation({
        ...contractCall<'rejectCorrection'>('POST', '/api/correction/{id}/reject'),
        invalidatesTags: ['Correction'],
      }),
      withdrawCorrection: build.mutation({
        ...contractCall<'withdrawCorrection'>('DELETE', '/api/correction/{id}'),
        invalidatesTags: ['Correction'],
      }),
    }),
  })

export const {
  useListCorrectionsQuery,
  useReadCorrectionNewsQuery,
  useMarkCorrectionNewsReadMutation,
  useReadThanksQuery,
  useReadProposedJobQuery,
  useProposeMutation,
  useReportMissingMutation,
  useAcceptCorrectionMutation,
  useRejectCorrectionMutation,
  useWithdrawCorrectionMutation,
} = correctionApi
