import { api } from '../api/api.ts'
import { contractCall } from '../api/contract-call.ts'

const publicSettingApi = api.enhanceEndpoints({ addTagTypes: ['PublicSetting'] }).injectEndpoints({
  endpoints: (build) => ({
    readPublicSetting: build.query({
      ...contractCall<'readPublicSetting'>('GET', '/api/setting/public', { background: true }),
      providesTags: ['PublicSetting'],
    }),
  }),
})

export const { useReadPublicSettingQuery } = publicSettingApi
