export {
  type EarlierPrice,
  type PriceEstimate,
  type PriceHint,
  type PriceVote,
} from './src/model.ts'
export { type AmountReview, reviewAmount } from './src/amount-review.ts'
export { estimateWindow, FEWEST_MEMBERS } from './src/estimate.ts'
export { boardPrice, MARKET_FEE, sellerShare } from './src/fee.ts'
export {
  type HistoryReport,
  itemPoints,
  type ItemPrices,
  itemPrices,
  keptReport,
  type TypedReport,
  typedUnit,
  votesOf,
} from './src/history.ts'
export {
  FEWEST_INDEX_ITEMS,
  type IndexedPoint,
  type IndexPoint,
  kindIndex,
} from './src/kind-index.ts'
export {
  dayPoint,
  dayPoints,
  daysTouchedBy,
  type PricePoint,
  weekPoint,
  weekPoints,
} from './src/points.ts'
export {
  editableUntil,
  isReportableDay,
  nextReportAt,
  probationEnd,
  REPORT_LIMITS,
  type Reporter,
  reportWeight,
  seriesOf,
  voteOf,
  type SaidReport,
  votingDay,
  type VotingReport,
} from './src/report.ts'
export { doubtsOf, type DoubtedPrice, type PriceDoubt } from './src/doubt.ts'
export {
  ledgerBalance,
  type LedgerMonth,
  type LedgerTotals,
  type LedgerTrade,
  sumLedger,
} from './src/ledger.ts'
export { reportUses, type UsedReport } from './src/report-use.ts'
export {
  changePermille,
  currentEstimate,
  headlineSeries,
  type PastMedians,
  pastMedians,
  type SeriesPrice,
  seriesPrice,
  VOTE_DAYS_NEEDED,
} from './src/series-price.ts'
export { type PricedPart, type PriceSum, sumPrices } from './src/sum.ts'
export { type Trade, unitPrice } from './src/unit-price.ts'
export {
  hasFallenBack,
  isBeyondLine,
  isConfident,
  lookAtWatch,
  MAX_WATCHES,
  setWatch,
  type WatchLine,
  type WatchLook,
  type WatchState,
} from './src/watch.ts'
export { WINDOW_DAYS, windowEnding } from './src/window.ts'
export {
  heardMedian,
  thinned,
  type WindowContents,
  windowContents,
} from './src/window-contents.ts'
export { goodsItemId, materialItemId } from './src/item-id.ts'
