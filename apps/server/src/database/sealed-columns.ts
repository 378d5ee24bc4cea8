/** What is kept sealed, for which purpose and where; a new part of the site adds its own here. */
export const SEALED_COLUMNS = [
  { purpose: 'second step', table: 'member_totp', column: 'secret' },
  { purpose: 'push key', table: 'push_key', column: 'private_key' },
  { purpose: 'alert target', table: 'alert_target', column: 'address' },
] as const

/** What something is sealed for. */
export type SealedPurpose = (typeof SEALED_COLUMNS)[number]['purpose']
