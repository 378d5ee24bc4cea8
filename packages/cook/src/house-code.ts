const CODE = /^\d{7,8}$/

/**
 * The address code somebody typed, as 7 or 8 digits; full-width digits, spaces, hyphens and signs nobody
 * sees are read (CK2). Null when it is none.
 */
export function readHouseCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/[\s\-‐-―−\p{Cf}\u115F\u1160]/gu, '')
  return CODE.test(code) ? code : null
}
