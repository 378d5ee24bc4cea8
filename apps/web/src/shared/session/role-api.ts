import { api } from '../api/api.ts'
import { type Role, readRoles } from './role.ts'

/** `GET /api/role`, asked once at start. Quiet: a visitor must never be thrown about by it. */
export const roleApi = api.injectEndpoints({
  endpoints: (build) => ({
    roles: build.query<Role[], void>({
      query: () => ({ path: '/api/role', background: true }),
      transformResponse: readRoles,
      providesTags: ['Role'],
      // The answer lives in the shared state; the cache entry only has to outlive the page.
      keepUnusedDataFor: Number.MAX_SAFE_INTEGER / 1000,
    }),
  }),
})
