/** Whether the server gives another build than this one: a page of another names another script to begin with. */
export async function isNewBuildOut(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  // What a page brings in by itself has its whole address; what stands in a page has the path alone.
  const path = script === null ? '' : new URL(script.src).pathname
  const answer = await fetch(window.location.href, { cache: 'no-store' })
  return answer.ok && !(await answer.text()).includes(path)
}
