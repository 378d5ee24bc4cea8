import { useSearchParams } from 'react-router'
import { latePart } from '../../shared/loading/late-part.tsx'
import { PriceIndexScreen } from './index/price-index-screen.tsx'

const LateLedger = latePart(async () => (await import('./ledger/ledger-view.tsx')).LedgerView)

/** /current-price: what things are worth; `?view=ledger` is the viewer's own ledger of trades. */
export function CurrentPriceScreen() {
  const [params] = useSearchParams()
  return params.get('view') === 'ledger' ? <LateLedger /> : <PriceIndexScreen />
}
