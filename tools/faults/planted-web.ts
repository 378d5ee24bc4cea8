import type { PlantedFault } from './fault.ts'

/** What goes wrong in the browser, as far as it shows without one. */
export const WEB_FAULTS: readonly PlantedFault[] = [
  {
    name: 'what an older version has saved is not brought up to date, and is set aside as broken',
    file: 'apps/web/src/shared/saved-data/envelope.ts',
    find: 'for (let step = v; step < version; step += 1)',
    put: 'for (let step = v + 1; step < version; step += 1)',
    test: { project: 'web', file: 'apps/web/src/shared/saved-data/saved-store.test.ts' },
  },
  {
    name: 'the last change before a page is closed or loaded anew is lost',
    file: 'apps/web/src/shared/saved-data/saved-data.ts',
    find: "  window.addEventListener('pagehide', flushSaved)\n",
    put: '',
    test: { project: 'web', file: 'apps/web/src/shared/saved-data/saved-data.test.tsx' },
  },
  {
    name: 'after a step was taken back and another made, the one taken back comes again',
    file: 'apps/web/src/features/character/build/build-history.ts',
    find: 'return { past: [...trail.past, before].slice(-MAX_PAST), undone: [], field }',
    put: 'return { ...trail, past: [...trail.past, before].slice(-MAX_PAST), field }',
    test: { project: 'web', file: 'apps/web/src/features/character/build/build-history.test.ts' },
  },
  {
    name: 'a form that was saved offers its words as an unsaved draft the next time',
    file: 'apps/web/src/shared/forms/use-draft.ts',
    find: '    isForgotten.current = true\n',
    put: '',
    test: { project: 'web', file: 'apps/web/src/shared/forms/contract-form.test.tsx' },
  },
  {
    name: 'a link to a build with a full stop behind it is called broken',
    file: 'apps/web/src/shared/share/link-hash.ts',
    find: "const ends = [run, run.replace(/[._-]+$/, ''), run.replace(/\\..*$/, '')]",
    put: 'const ends = [run]',
    test: { project: 'web', file: 'apps/web/src/shared/share/link-hash.test.ts' },
  },
  {
    name: 'after a login a link leads to the site of a stranger',
    file: 'apps/web/src/shared/router/safe-path.ts',
    find: String.raw`!/^\/(?![/\\])/.test(path)`,
    put: String.raw`!/^\//.test(path)`,
    test: { project: 'web', file: 'apps/web/src/shared/router/safe-path.test.ts' },
  },
  {
    name: 'English says "on the 1th", "on the 2th"',
    file: 'apps/web/src/features/event/recurrence/recurrence.texts.english.ts',
    find: "`on the ${day}${ENDINGS[nth.select(day)] ?? 'th'}`",
    put: '`on the ${day}th`',
    test: {
      project: 'web',
      file: 'apps/web/src/features/event/recurrence/recurrence.texts.english.test.ts',
    },
  },
  {
    name: 'without a connection a page says that something unknown went wrong',
    file: 'apps/web/src/app/errors/failure-of.ts',
    find: "return facts.status === null ? 'network' : ofStatus(facts.status)",
    put: 'return ofStatus(facts.status ?? 0)',
    test: { project: 'web', file: 'apps/web/src/app/errors/errors.test.tsx' },
  },
]
