/** The name of a search's answer in the state of the list it was made from. */
export function listName(query: object): string {
  return `list ${JSON.stringify(query)}`
}
