const PX_IN_REM = 16

const PLAIN = /((?:font-size|line-height|--(?:text|line)[A-Z]\w*)\s*:\s*)([\d.]+)px/g
const SHORTHAND = /([^-\w]font\s*:)([^;{}]*)/g
const PX = /([\d.]+)px/g

/**
 * Turns the sizes of letters and lines in a stylesheet from pixels into the root's size, so that
 * they follow the viewer's text size (and the browser's own). Designs are written in pixels; this
 * runs at build time over all of them, so that no screen can forget it. Boxes stay as they are.
 */
export function scaleText(css: string): string {
  return css
    .replace(PLAIN, (_, name: string, size: string) => `${name}${inRem(size)}`)
    .replace(
      SHORTHAND,
      (_, name: string, value: string) =>
        name + value.replace(PX, (_px, size: string) => inRem(size)),
    )
}

function inRem(px: string): string {
  return `${Number((Number(px) / PX_IN_REM).toFixed(5))}rem`
}
