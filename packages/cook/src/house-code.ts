const CODE = /^\d{7,8}$/

/**
 * The address code somebody typed, as 7 or 8 digits; full-width digits, spaces and hyphens are read
 * (CK2). Null when it is none.
 */
export function readHouseCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/[\s\-‐-―−]/g, '')
  return CODE.test(code) ? code : null
}
