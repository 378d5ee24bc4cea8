import { expect, it } from 'vitest'
import { api } from './api.ts'

it('keeps unused data for 60 seconds and reads nothing again on its own', () => {
  const { config } = api.reducer(undefined, { type: 'begin' })
  expect(config).toMatchObject({
    keepUnusedDataFor: 60,
    refetchOnFocus: false,
    refetchOnReconnect: false,
    refetchOnMountOrArgChange: false,
  })
})
