import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { commandsOf } from './walk/commands-of.ts'
import { walkScript } from './walk/walk-script.ts'

/*
 * `npm run walk`: does every command of the operator's documents as it is written, in a fresh folder
 * of a fresh machine: /etc, /opt, /usr/local and what the site writes lie in folders of the walk, so
 * nothing of this machine changes. It needs root on Debian, and takes a while: it installs everything.
 */
const ROOT = join(import.meta.dirname, '..')

const DOCUMENTS = { readme: 'README.md', operations: 'docs/operations.md' } as const

/** Folders of the machine that the walk sees empty, and those that it sees with its own changes. */
const EMPTY = ['/opt', '/usr/local', '/var/log', '/mnt']
const CHANGED = ['/etc', '/usr', '/var/lib', '/var/cache', '/run']

/** How this machine reaches the outside; a fresh one is set up so by whoever owns its network. */
const NETWORK = /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|(?:https?|no)_proxy)$/i

/** Installing, building and a restore take minutes; what takes longer hangs. */
const MOST_MS = 40 * 60_000

/** The sources as they are in git, with what has been changed since. */
function copySources(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const path of listed.split('\n').filter((line) => line !== '')) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(ROOT, path), join(to, path))
  }
}

/** Mounts what the walk may write; nobody else sees them. */
function mounts(home: string): string {
  const scratch = join(home, 'scratch')
  const changes = CHANGED.map((folder, at) => {
    const own = `${scratch}/${at}`
    return `mkdir -p ${own}/upper ${own}/work && mount -t overlay overlay -o lowerdir=${folder},upperdir=${own}/upper,workdir=${own}/work ${folder}`
  })
  const fresh = EMPTY.map((folder, at) => {
    const own = `${home}/fresh/${at}`
    return `mkdir -p ${own} && mount --bind ${own} ${folder}`
  })
  return [
    'set -e',
    'ip link set lo up',
    `mkdir -p ${scratch} && mount -t tmpfs tmpfs ${scratch}`,
    ...changes,
    ...fresh,
    'mkdir -p /usr/local/bin',
    // What is installed starts nothing by itself: it would listen on the network of this machine.
    "printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d && chmod 755 /usr/sbin/policy-rc.d",
    `install -m 755 ${join(ROOT, 'tools/walk/systemctl')} ${home}/bin/systemctl`,
  ].join('\n')
}

function walk(document: string): boolean {
  const home = mkdtempSync(join(tmpdir(), 'gyeol-walk-'))
  try {
    const source = join(home, 'source')
    mkdirSync(join(home, 'bin'))
    copySources(source)
    const script = join(home, 'walk.sh')
    const commands = commandsOf(readFileSync(join(ROOT, document), 'utf8'))
    writeFileSync(script, `${mounts(home)}\ncd ${source}\n${walkScript(commands)}\n`)
    console.log(`\n# ${document}`)
    // With its own processes: whatever it has left running ends with it, however it ends.
    const own = ['--mount', '--net', '--pid', '--fork', '--kill-child']
    const { status } = spawnSync('unshare', [...own, 'bash', script], {
      stdio: 'inherit',
      timeout: MOST_MS,
      killSignal: 'SIGKILL',
      env: {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name))),
        HOME: process.env.HOME,
        LANG: 'C.UTF-8',
        OUTER: String(process.pid),
        // Not what npm has put before it: a fresh machine has no node of the project.
        PATH: `${home}/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
      },
    })
    return status === 0
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const wanted = process.argv.slice(2)
if (process.getuid?.() !== 0) {
  console.error('새 기계처럼 해 보려면 root여야 해요 (Debian의 컨테이너에서 하세요).')
  process.exitCode = 1
} else {
  const chosen = Object.entries(DOCUMENTS).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )
  const failed = chosen.filter(([, document]) => !walk(document)).map(([, document]) => document)
  console.log(
    failed.length === 0 ? '\n문서에 적힌 대로 돼요.' : `\n막힌 문서: ${failed.join(', ')}`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}
