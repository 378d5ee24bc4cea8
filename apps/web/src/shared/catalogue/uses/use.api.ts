import { api } from '../../api/api.ts'
import { contractCall } from '../../api/contract-call.ts'

const useApi = api.injectEndpoints({
  endpoints: (build) => ({
    readUses: build.query(
      contractCall<'readUses'>('GET', '/api/catalogue/{entity}/{id}/uses', { background: true }),
    ),
    readNoticeUses: build.query(
      contractCall<'readNoticeUses'>('GET', '/api/notification/{id}/uses', { background: true }),
    ),
    readPriceItemUses: build.query(
      contractCall<'readPriceItemUses'>('GET', '/api/price/item/{id}/uses', { background: true }),
    ),
  }),
})

export const { useReadUsesQuery, useReadNoticeUsesQuery, useReadPriceItemUsesQuery } = useApi
