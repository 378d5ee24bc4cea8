import { useMemo } from 'react'
import { SearchPalette } from '../../features/search/palette/search-palette.tsx'
import { workerLine } from '../../features/search/lookup/search-client.ts'
import { copyText } from '../../shared/files/copy-text.ts'
import { openKeySheet } from '../../shared/keyboard/key-sheet.ts'
import { colorModeSaved } from '../../shared/session/color-mode.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useLogout } from '../../shared/session/use-logout.ts'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { pageWordTexts } from './page-words.texts.ts'
import { commandEntries, type CommandName, commandKey, menuEntries } from './site-entries.ts'
import { usePalette } from './use-palette.ts'
import { useSavedEntries } from './use-saved-entries.ts'
import { useSiteSources } from './use-site-sources.ts'

/** Commands offered before anything is typed. */
const SUGGESTED: readonly CommandName[] = ['session', 'dark', 'light']

/** The palette with what this site and this viewer have. */
export function SitePalette() {
  const { isOpen, close, go } = usePalette()
  const { roles } = useSession()
  const run = useCommands(go)
  useSiteSources(isOpen)
  const saved = useSavedEntries(isOpen)
  const suggestions = useMemo(() => {
    const keys = new Set(SUGGESTED.map(commandKey))
    const commands = commandEntries(roles).filter(({ key }) => keys.has(key))
    return [...saved, ...menuEntries(roles), ...commands]
  }, [roles, saved])
  return (
    <SearchPalette
      isOpen={isOpen}
      onClose={close}
      onGo={go}
      onRun={run}
      line={workerLine}
      suggestions={suggestions}
    />
  )
}

/** Carries out what was chosen by its key. */
function useCommands(go: (href: string) => void): (key: string) => void {
  const { logOut } = useLogout()
  const commands: Readonly<Record<CommandName, () => void>> = {
    light: () => colorModeSaved.save('light'),
    dark: () => colorModeSaved.save('dark'),
    system: () => colorModeSaved.save('system'),
    session: () => void beginSession(go),
    address: () => void copyAddress(),
    keys: openKeySheet,
    logout: () => void logOut(),
  }
  return (key) => {
    // Object.keys loses the literal keys; the record above is the only source of them.
    const names = Object.keys(commands) as CommandName[]
    const name = names.find((command) => commandKey(command) === key)
    if (name !== undefined) commands[name]()
  }
}

async function beginSession(go: (href: string) => void): Promise<void> {
  const texts = pageWordTexts
  try {
    const statting = await import('../../features/statting/sessions/begin-session.ts')
    if (statting.beginSession()) go('/statting')
    else showToast(texts.sessionsFull)
  } catch {
    showErrorToast(texts.failed)
  }
}

async function copyAddress(): Promise<void> {
  const texts = pageWordTexts
  if (await copyText(window.location.href)) showToast(texts.copied)
  else showErrorToast(texts.notCopied)
}
