/** How a server of the tests differs from one of the players. */
export const SITE_ENVIRONMENT = {
  RATE_LIMIT: 'off',
  BACKUP_EVERY_HOURS: '0',
  LOG_LEVEL: 'warn',
  // A password that is dear to try out takes as long to set, and nearly every test sets one.
  ARGON2_MEMORY_KIB: '8',
} as const
