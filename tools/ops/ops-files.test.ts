import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { IMPORT_BODY_BYTES } from '@gyeol/contract'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { VARIABLE_NAMES } from '../../apps/server/src/config/variables.ts'
import { describeOldNode } from '../../apps/server/src/config/node-version.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const linesOf = (path: string) =>
  read(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
const PORT = String(readConfig({}).port)
/** The server keeps an idle connection this long (assembly/app.ts). */
const KEEP_ALIVE_SECONDS =
  Number(
    /KEEP_ALIVE_MS = ([\d_]+)/.exec(read('apps/server/src/assembly/app.ts'))?.[1]?.replace('_', ''),
  ) / 1000
const expectSettings = (names: readonly string[]) => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([])
}

/** Instructions of a Dockerfile, continued lines joined. */
const instructions = () =>
  read('ops/Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /^(\S+)\s+(.*)$/.exec(line)?.slice(1) ?? ['', line])
const ofKind = (kind: string) =>
  instructions().flatMap(([name, rest = '']) => (name === kind ? [rest] : []))

describe('the Dockerfile', () => {
  it('builds and runs on a Node the server takes', () => {
    const bases = ofKind('FROM')
    expect(bases).toHaveLength(2)
    for (const base of bases) {
      const major = /^node:(\d+)-/.exec(base)?.[1]
      expect(describeOldNode(`${major}.0.0`), base).toBeNull()
    }
  })
  it('runs as nobody special, with settings the server has, on the port it opens', () => {
    expect(ofKind('USER').at(-1)).toBe('node')
    const settings = Object.fromEntries(
      ofKind('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
    )
    expectSettings(Object.keys(settings))
    expect(readConfig(settings)).toMatchObject({ environment: 'production', host: '0.0.0.0' })
    expect(ofKind('EXPOSE')).toEqual([settings.PORT])
    expect(ofKind('VOLUME')).toEqual([settings.DATA_DIR])
    expect(ofKind('HEALTHCHECK').join()).toContain(`127.0.0.1:${settings.PORT}/api/ready`)
  })
  it('takes along what there is', () => {
    const taken = ofKind('COPY')
      .filter((line) => line.startsWith('--from=build'))
      .flatMap((line) => line.split(' ').slice(1, -1))
      .map((path) => path.replace('/app/', ''))
    const made = new Set(['node_modules', 'apps/web/dist'])
    for (const path of taken.filter((each) => !made.has(each)))
      expect(existsSync(join(ROOT, path)), path).toBe(true)
    for (const command of ofKind('CMD')) {
      const [program, script = ''] = JSON.parse(command) as string[]
      expect(program).toBe('node')
      expect(
        taken.some((path) => script.startsWith(path)),
        script,
      ).toBe(true)
      expect(existsSync(join(ROOT, script))).toBe(true)
    }
  })
})

type Service = {
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment: Readonly<Record<string, string>>
  readonly volumes: readonly string[]
  readonly ports?: readonly string[]
  readonly depends_on?: object
}

describe('the compose file', () => {
  const compose = parse(read('ops/compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<'server' | 'database' | 'proxy', Service>>
    readonly volumes: object
  }
  const { server, database, proxy } = compose.services
  const filled = (text: string) => text.replaceAll(/\$\{\w+(:[?-][^}]*)?\}/g, 'x'.repeat(40))

  it('gives the server settings it takes', () => {
    expectSettings(Object.keys(server.environment))
    const settings = Object.entries(server.environment).map(([name, value]) => [
      name,
      filled(value),
    ])
    const config = readConfig({ NODE_ENV: 'production', ...Object.fromEntries(settings) })
    expect(config.databaseUrl).toContain('@database:5432/gyeol')
    expect(database.environment).toMatchObject({ POSTGRES_USER: 'gyeol', POSTGRES_DB: 'gyeol' })
    expect(existsSync(join(ROOT, 'ops', server.build?.context ?? '', 'package.json'))).toBe(true)
    expect(server.build?.dockerfile).toBe('ops/Dockerfile')
  })
  it('lets nobody but the proxy be reached from outside', () => {
    expect([server.ports, database.ports]).toEqual([undefined, undefined])
    expect(proxy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
  })
  it('keeps what must be kept in volumes it declares', () => {
    const named = [server, database, proxy].flatMap(({ volumes }) =>
      volumes.filter((volume) => !volume.startsWith('.')).map((volume) => volume.split(':')[0]),
    )
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)))
    expect(server.volumes).toContain('data:/data')
  })
  it('asks for nothing its example does not name', () => {
    const asked = read('ops/compose.yaml').matchAll(/\$\{(\w+)/g)
    const named = linesOf('ops/compose.env.example').map((line) => line.split('=')[0])
    expect(new Set([...asked].map(([, name]) => name))).toEqual(new Set(named))
  })
})

describe('the proxies', () => {
  const secondsOf = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

  it('let go of a connection before the server does, and wait for an answer longer than it takes', () => {
    const caddy = read('ops/Caddyfile')
    const nginx = read('ops/nginx.conf')
    expect(secondsOf(caddy, /keepalive (\d+)s/)).toBeLessThan(KEEP_ALIVE_SECONDS)
    expect(secondsOf(nginx, /keepalive_timeout (\d+)s/)).toBeLessThan(KEEP_ALIVE_SECONDS)
    // Files may take 30 s to be read.
    expect(secondsOf(caddy, /response_header_timeout (\d+)s/)).toBeGreaterThan(30)
    expect(secondsOf(nginx, /proxy_read_timeout (\d+)s/)).toBeGreaterThan(30)
  })
  it('let the largest file through', () => {
    const largest = IMPORT_BODY_BYTES / 1024 / 1024
    expect(secondsOf(read('ops/Caddyfile'), /max_size (\d+)MB/)).toBeGreaterThan(largest)
    expect(secondsOf(read('ops/nginx.conf'), /client_max_body_size (\d+)m/)).toBeGreaterThan(
      largest,
    )
  })
  it('send to the port the server opens, and pass on one address only', () => {
    expect(read('ops/Caddyfile')).toContain(`reverse_proxy server:${PORT}`)
    const nginx = linesOf('ops/nginx.conf')
    expect(nginx).toContain(`server 127.0.0.1:${PORT};`)
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(nginx.join('').split('{').length).toBe(nginx.join('').split('}').length)
  })
})

describe('the systemd unit', () => {
  const unit = linesOf('ops/gyeol.service').map((line) => line.split(/=(.*)/s))
  const valueOf = (key: string) => unit.find(([name]) => name === key)?.[1] ?? ''

  it('starts what there is, as a user of its own, with settings the server has', () => {
    const [program = '', script = ''] = valueOf('ExecStart').split(' ')
    // Debian's own node is older: /usr/local has ours.
    expect(program).toBe('/usr/local/bin/node')
    expect(read('ops/gyeol')).toContain(`${program} --env-file=${valueOf('EnvironmentFile')}`)
    const [, check = ''] = valueOf('ExecStartPre').split(' ')
    expect(existsSync(join(ROOT, check))).toBe(true)
    expect(existsSync(join(ROOT, script))).toBe(true)
    expect(valueOf('User')).toBe('gyeol')
    expectSettings(
      valueOf('Environment')
        .split(' ')
        .map((pair) => pair.split('=')[0] ?? ''),
    )
  })
  it('leaves what it writes to nobody else, and time to stop', () => {
    expect(valueOf('UMask')).toBe('0077')
    expect(valueOf('Environment')).toContain(`DATA_DIR=/var/lib/${valueOf('StateDirectory')}`)
    const stop = /STOP_DEADLINE_MS = (\d+)/.exec(
      read('apps/server/src/assembly/run-server.ts'),
    )?.[1]
    expect(Number(valueOf('TimeoutStopSec')) * 1000).toBeGreaterThan(Number(stop))
  })
  it('has an example of its settings that the server takes once the key is there', () => {
    const pairs = read('ops/gyeol.env.example')
      .split('\n')
      .filter((line) => /^#?[A-Z_]+=/.test(line))
      .map((line) => line.replace('#', '').split(/=(.*)/s))
    expectSettings(pairs.map(([name = '']) => name))
    const { SECRET_KEY_FILE, ...settings } = Object.fromEntries(pairs)
    expect(SECRET_KEY_FILE).toBe('/etc/gyeol.key')
    expect(readConfig(settings)).toMatchObject({ environment: 'production', backupEveryHours: 24 })
  })
  it('writes its log where it is rotated', () => {
    const log = valueOf('StandardOutput').replace('append:', '')
    expect(log).toBe('/var/log/gyeol/server.log')
    expect(linesOf('ops/logrotate.conf')[0]).toBe('/var/log/gyeol/*.log {')
    expect(linesOf('ops/logrotate.conf')).toEqual(
      expect.arrayContaining(['copytruncate', 'size 100M']),
    )
    expect(linesOf('ops/logrotate-timer.conf')).toContain('OnCalendar=*:0/15')
  })
})

it('is told of in docs/operations.md, every file of it', () => {
  const text = read('docs/operations.md')
  for (const name of [
    'Dockerfile',
    'compose.yaml',
    'compose.env.example',
    'Caddyfile',
    'nginx.conf',
    'gyeol.service',
    'gyeol.env.example',
    'logrotate.conf',
    'logrotate-timer.conf',
    'gyeol',
  ])
    expect(text, name).toContain(`ops/${name}`)
})
