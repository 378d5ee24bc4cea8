// Vite types every variable of its environment as `any`.
const version: unknown = import.meta.env.VITE_APP_VERSION

/** Which build runs; set by the build (`vite.config.ts`), "dev" elsewhere. */
export const APP_VERSION = typeof version === 'string' ? version : 'dev'
