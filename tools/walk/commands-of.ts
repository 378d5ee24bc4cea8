/** A command of a document, and under which heading it stands. */
export type DocumentCommand = { readonly heading: string; readonly command: string }

/** Assignments and programs; what a program has said, and pictures of folders, begin otherwise. */
const COMMAND = /^(?:[A-Z_]+=|[a-z][\w.:-]*(?:\s|$))/

/** Comments stand behind a command after two spaces or one, and alone on a line. */
const COMMENT = /(?:^|\s+)#\s.*$/

/** Every command of the fenced blocks of a document, in its order and as it is written. */
export function commandsOf(markdown: string): readonly DocumentCommand[] {
  const commands: DocumentCommand[] = []
  let heading = ''
  let isInside = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isInside = !isInside
    else if (!isInside && /^#+ /.test(line)) heading = line.replace(/^#+ /, '')
    else if (isInside) {
      const command = line.replace(COMMENT, '').trimEnd()
      if (COMMAND.test(command)) commands.push({ heading, command })
    }
  }
  return commands
}
