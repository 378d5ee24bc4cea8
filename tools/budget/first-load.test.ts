import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  FIRST_LOAD_BUDGETS,
  judgeFirstLoad,
  measureFirstLoad,
  readFirstLoadRecord,
  scriptName,
  scriptsOf,
} from './first-load.ts'

const SHELL = `<head>
    <script>let inline</script>
    <script type="module" crossorigin src="/assets/index-DwLF6YX1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/kit-Cgo7xx1Q.js">
    <link rel="stylesheet" crossorigin href="/assets/kit-DsUreFGq.css">
  </head>`

const PRELOADS = {
  '/': { scripts: ['/assets/home-A-_bcd1e.js', '/assets/kit-Cgo7xx1Q.js'], styles: [] },
  '/statting': { scripts: ['/assets/statting-BQftoFTm.js'], styles: [] },
  '/character': { scripts: ['/assets/character-BQftoFTm.js'], styles: [] },
}

describe('the scripts of a page', () => {
  it('are those of every page and its own, each once', () => {
    expect(scriptsOf('/', { shell: SHELL, preloads: PRELOADS })).toEqual([
      '/assets/index-DwLF6YX1.js',
      '/assets/kit-Cgo7xx1Q.js',
      '/assets/home-A-_bcd1e.js',
    ])
  })

  it('cannot be told of a page or a shell the build says nothing about', () => {
    expect(() => scriptsOf('/about', { shell: SHELL, preloads: PRELOADS })).toThrow('/about')
    expect(() => scriptsOf('/', { shell: '<html>', preloads: PRELOADS })).toThrow('no script')
  })

  it.each([
    ['/assets/statting-screen-aO3vJUAS.js', 'statting-screen.js'],
    ['/assets/chip.module-BofABkfr.js', 'chip.module.js'],
    ['/assets/home-A-_bcd1e.js', 'home.js'],
    ['/sw.js', 'sw.js'],
  ])('%s keeps the name %s', (address, name) => {
    expect(scriptName(address)).toBe(name)
  })

  it('weigh what is sent: the compressed file, or the plain one where there is none', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'first-load-'))
    mkdirSync(join(dist, 'assets'))
    writeFileSync(join(dist, 'index.html'), SHELL)
    writeFileSync(join(dist, 'page-preloads.json'), JSON.stringify(PRELOADS))
    const write = (name: string, bytes: number) =>
      writeFileSync(join(dist, 'assets', name), 'x'.repeat(bytes))
    write('index-DwLF6YX1.js', 900)
    write('index-DwLF6YX1.js.br', 300)
    write('kit-Cgo7xx1Q.js', 40)
    write('home-A-_bcd1e.js', 7)
    write('statting-BQftoFTm.js', 5)
    write('character-BQftoFTm.js', 6)
    expect(await measureFirstLoad(dist)).toEqual({
      '/': { 'index.js': 300, 'kit.js': 40, 'home.js': 7 },
      '/statting': { 'index.js': 300, 'kit.js': 40, 'statting.js': 5 },
      '/character': { 'index.js': 300, 'kit.js': 40, 'character.js': 6 },
    })
  })
})

describe('the budget of a page', () => {
  it('is kept up to the last byte', () => {
    expect(judgeFirstLoad('/', { 'index.js': 130 * 1024 })).toEqual({
      isWithin: true,
      lines: ['/: 130.0 of 130.0 KB JavaScript at first (br, KB of 1024)'],
    })
    expect(judgeFirstLoad('/', { 'index.js': 130 * 1024 + 1 }).isWithin).toBe(false)
  })

  it('names what grew when it is spent, the most first', () => {
    const recorded = { 'index.js': 100 * 1024, 'kit.js': 40 * 1024, 'statting.js': 9 * 1024 }
    const sizes = {
      'index.js': 101 * 1024,
      'kit.js': 39 * 1024,
      'statting.js': 21 * 1024,
      'new.js': 2 * 1024,
    }
    expect(judgeFirstLoad('/statting', sizes, recorded)).toEqual({
      isWithin: false,
      lines: [
        '/statting: 163.0 of 153.0 KB JavaScript at first (br, KB of 1024)',
        '  statting.js +12.0 KB',
        '  new.js +2.0 KB (was not there)',
        '  index.js +1.0 KB',
      ],
    })
  })

  it('has a record of every page to compare with', async () => {
    const record = await readFirstLoadRecord()
    expect(Object.keys(record)).toEqual(Object.keys(FIRST_LOAD_BUDGETS))
  })
})
