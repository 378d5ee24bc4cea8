import type { DocumentCommand } from './commands-of.ts'
import { reasonToPass } from './passed-over.ts'

/** These fetch from outside; everything else has a network of its own, with every port free. */
const ONLINE = /^(?:apt-get|npm (?:ci|install))\b/

/** These end only when they are stopped. */
const SERVER = /^npm start$/

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** What the script does with a command: as it is written, told before. */
function stepOf(command: string): string {
  const told = `tell ${quoted(command)}`
  const reason = reasonToPass(command)
  if (reason !== null) return `pass ${quoted(`${command} (${reason})`)}`
  if (SERVER.test(command)) return `${told}\nserve ${command}`
  return ONLINE.test(command) ? `${told}\nonline ${command}` : `${told}\n${command}`
}

/**
 * A script that does the commands of a document one after another in one shell, and ends with the
 * first that fails. `OUTER` is a process with the network of the machine.
 */
export function walkScript(commands: readonly DocumentCommand[]): string {
  const headings = new Map<string, string[]>()
  for (const { heading, command } of commands) {
    const steps = headings.get(heading) ?? [`section ${quoted(heading)}`]
    headings.set(heading, [...steps, stepOf(command)])
  }
  return [
    PRELUDE,
    ...[...headings.values()].flat(),
    'echo "✓ $DONE commands, $PASSED passed over"',
  ].join('\n')
}

const PRELUDE = `set -e -m
DONE=0 PASSED=0
section() { printf '\\n■ %s\\n' "$1"; }
tell() { DONE=$((DONE + 1)); printf '▶ %s\\n' "$1"; }
pass() { PASSED=$((PASSED + 1)); printf '– %s\\n' "$1"; }
online() { nsenter --net="/proc/$OUTER/ns/net" -- "$@"; }
serve() {
  log=$(mktemp)
  "$@" > "$log" 2>&1 &
  server=$!
  for second in $(seq 600); do
    grep -q '결정판이 열렸어요' "$log" && break
    kill -0 "$server" 2> /dev/null || break
    sleep 1
  done
  cat "$log"
  curl -fsS http://127.0.0.1:3000/ > /dev/null
  kill -TERM -- "-$server"
  wait "$server" || true
}
trap 'code=$?; [ $code = 0 ] || printf "✗ %s\\n" "$BASH_COMMAND"; systemctl stop gyeol; exit $code' EXIT`
