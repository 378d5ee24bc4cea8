/** What browsers hand over when a file is opened with the app (File Handling, Chromium only). */
type LaunchParams = { readonly files?: readonly { getFile(): Promise<File> }[] }

type LaunchQueue = { setConsumer(consume: (params: LaunchParams) => void): void }

/** Calls `onFile` with the file the app was opened with; never where it was opened otherwise. */
export function onLaunchedFile(onFile: (file: Promise<File>) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => {
    const [first] = files
    if (first !== undefined) onFile(first.getFile())
  })
}
