import type { CaseFigure } from '@gyeol/contract'
import { formatNumber, roundDecimals } from '@gyeol/korean'
import { figureTexts } from '../sheet/figure.texts.ts'
import { figureText } from '../sheet/figure-words.ts'
import { isSheetFigure } from './case-figures.ts'
import { caseTexts } from './case.texts.ts'

/** What a case is about, as the sheet calls it. */
export function caseFigureName(figure: CaseFigure): string {
  return isSheetFigure(figure) ? figureTexts.names[figure] : caseTexts.cast[figure]
}

/** A value of a case with its sign of percent. */
export function caseValue(figure: CaseFigure, value: number): string {
  return isSheetFigure(figure) ? figureText(figure, value) : formatNumber(roundDecimals(value, 2))
}
