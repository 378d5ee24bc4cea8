/** Why a report is brought before the editors (PR37). */
export const FLAG_REASONS = ['typo', 'other-item', 'false'] as const

/** One of {@link FLAG_REASONS}. */
export type FlagReason = (typeof FLAG_REASONS)[number]
