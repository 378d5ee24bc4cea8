const NORMAL_ROOT_PX = 16
const LABEL_PX = 12

/** How many times larger than usual the reader wants letters. */
export function letterScale(rootPx: number): number {
  return Number.isFinite(rootPx) && rootPx > 0 ? rootPx / NORMAL_ROOT_PX : 1
}

/**
 * The chart's letters. Whole pixels: the chart multiplies the digits in front of "px" by the screen's
 * density, and of 11.5px it takes the 5.
 */
export function axisFont(scale: number, family: string): string {
  return `600 ${Math.round(LABEL_PX * scale)}px ${family}`
}
