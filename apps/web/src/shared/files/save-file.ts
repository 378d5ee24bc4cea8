/** Offers a text as a file to keep. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
