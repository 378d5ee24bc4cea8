import { LANGUAGE } from './texts/language.ts'

/** Where `tools/build-web.ts` puts the service worker of this build's language. */
export const SERVICE_WORKER_PATH = LANGUAGE === 'korea' ? '/sw.js' : `/sw.${LANGUAGE}.js`
