import { createSearchOracle, type FirstAnswerOf, type OracleEngine } from '@gyeol/oracle'
import { createServer } from 'vite'
import { languageBuild } from '../apps/web/language-build.ts'

const ANSWERS = '/apps/web/src/app/search/first-answer.fixture.ts'

/** The languages of the file, by the name of their build. */
const BUILDS: Readonly<Record<string, string>> = { ko: 'korea', en: 'english' }

type Answers = {
  readonly firstAnswers: () => Promise<(query: string) => ReturnType<FirstAnswerOf>>
}

/** The oracle of the search over everything: the palette's own code in each language, over the rows that ship. */
export async function loadSearchOracle(): Promise<OracleEngine> {
  const answers = new Map<string, Awaited<ReturnType<Answers['firstAnswers']>>>()
  for (const [language, build] of Object.entries(BUILDS)) answers.set(language, await load(build))
  return createSearchOracle((query, language) => {
    const firstOf = answers.get(language)
    if (firstOf === undefined) throw new Error(`no build in ${language}`)
    return firstOf(query)
  })
}

async function load(build: string) {
  const server = await createServer({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    plugins: [languageBuild(build)],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    // The module is named above; Vite does not know its type.
    const { firstAnswers } = (await server.ssrLoadModule(ANSWERS)) as Answers
    return await firstAnswers()
  } finally {
    await server.close()
  }
}
