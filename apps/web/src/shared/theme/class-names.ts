/** Joins the class names that apply; undefined when none does, so that no empty attribute appears. */
export function classNames(
  ...parts: readonly (string | false | null | undefined)[]
): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined
}
