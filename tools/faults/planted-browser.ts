import type { PlantedFault } from './fault.ts'

/** What only a browser shows: each takes a build. */
export const BROWSER_FAULTS: readonly PlantedFault[] = [
  {
    name: 'Back closes nothing: what is open over a page stays over it',
    file: 'apps/web/src/shared/ui/layers/layer-history.ts',
    find: '    closeAbove(here.depth)\n',
    put: '',
    test: { project: 'browser', file: 'apps/e2e/back-button.spec.ts' },
  },
  {
    name: 'every page is wider than the phone and scrolls sideways',
    file: 'apps/web/src/shared/ui/layout/page.module.css',
    find: '  width: 100%;',
    put: '  width: calc(100% + 2 * var(--gutter));',
    test: { project: 'browser', file: 'apps/e2e/library/lists.spec.ts' },
  },
  {
    name: 'on small desktop screens the lists have no heads to sort them by',
    file: 'apps/web/src/shared/catalogue/list/list-head.module.css',
    find: '@media (--md) {',
    put: '@media (--lg) {',
    test: { project: 'browser', file: 'apps/e2e/library/rows.spec.ts' },
  },
  {
    name: 'without a connection only pages that were open once can be opened',
    file: 'apps/web/src/app/start/offline-copy.ts',
    find: "whenIdle(() => ask('all'), AT_IDLE)",
    put: 'whenIdle(() => ask(loadedFiles()), AT_IDLE)',
    test: { project: 'browser', file: 'apps/e2e/offline.spec.ts' },
  },
  {
    name: 'a tap on a page that does not listen yet is forgotten',
    file: 'apps/web/src/app/start/kept-click.ts',
    find: '  living?.click()\n',
    put: '',
    test: { project: 'browser', file: 'apps/e2e/first-rows.spec.ts' },
  },
  {
    name: 'on a desk the page is thrown away and drawn anew as soon as its scripts have come',
    file: 'apps/web/src/shared/ui/layout/use-media.ts',
    // What is drawn ahead of time knows no window, and the first drawing in the browser must be the same.
    find: '.matches ?? false,\n    () => false,\n',
    put: '.matches ?? false,\n    () => globalThis.matchMedia?.(query).matches ?? false,\n',
    test: { project: 'browser', file: 'apps/e2e/every-page/every-page.spec.ts' },
  },
  {
    name: 'every form makes code of texts, which the security policy forbids and the console reports',
    file: 'apps/web/src/entry-client.tsx',
    find: '__zod_globalConfig: { jitless: true }',
    put: '__zod_globalConfig: { jitless: false }',
    test: { project: 'browser', file: 'apps/e2e/people/sign-up.spec.ts' },
  },
]
