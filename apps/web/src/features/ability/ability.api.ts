import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

/** The whole list stands in shared/catalogue; after a write it is fetched again. */
const abilityApi = api.enhanceEndpoints({ addTagTypes: ['Ability'] }).injectEndpoints({
  endpoints: (build) => ({
    createAbility: build.mutation({
      ...contractCall<'createAbility'>('POST', '/api/ability'),
      invalidatesTags: ['Ability'],
    }),
    updateAbility: build.mutation({
      ...contractCall<'updateAbility'>('PUT', '/api/ability/{id}'),
      invalidatesTags: ['Ability'],
    }),
    deleteAbility: build.mutation({
      ...contractCall<'deleteAbility'>('DELETE', '/api/ability/{id}'),
      invalidatesTags: ['Ability'],
    }),
  }),
})

export const { useCreateAbilityMutation, useUpdateAbilityMutation, useDeleteAbilityMutation } =
  abilityApi
