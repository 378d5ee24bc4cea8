import { useListPriceKindsQuery } from '../price.api.ts'

/** The names of the kinds by their ids; empty while they are on their way. */
export function useKindNames(): (kindId: string) => string {
  const { data } = useListPriceKindsQuery()
  return (kindId) => data?.items.find(({ id }) => id === kindId)?.name ?? ''
}
