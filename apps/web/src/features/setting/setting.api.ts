import { api } from '../../shared/api/api.ts'
import { contractCall } from '../../shared/api/contract-call.ts'

const settingApi = api
  .enhanceEndpoints({ addTagTypes: ['Setting', 'PublicSetting', 'Audit', 'Backup'] })
  .injectEndpoints({
    endpoints: (build) => ({
      readSetting: build.query({
        ...contractCall<'readSetting'>('GET', '/api/setting'),
        providesTags: ['Setting'],
      }),
      updateSetting: build.mutation({
        ...contractCall<'updateSetting'>('PUT', '/api/setting'),
        invalidatesTags: ['Setting', 'PublicSetting', 'Audit'],
      }),
      readBackupStatus: build.query({
        ...contractCall<'readBackupStatus'>('GET', '/api/backup'),
        providesTags: ['Backup'],
      }),
      tryBackup: build.mutation({
        ...contractCall<'tryBackup'>('POST', '/api/backup/trial'),
        invalidatesTags: ['Backup'],
      }),
      updateQuietCopy: build.mutation({
        ...contractCall<'updateQuietCopy'>('PUT', '/api/backup/copy'),
        invalidatesTags: ['Backup', 'Audit'],
      }),
    }),
  })

export const {
  useReadSettingQuery,
  useUpdateSettingMutation,
  useReadBackupStatusQuery,
  useTryBackupMutation,
  useUpdateQuietCopyMutation,
} = settingApi
