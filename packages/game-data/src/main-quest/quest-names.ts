/** What the game calls something of the main quest and of the places to level at; shown as the data has it. */
export function questName(name: string): string {
  return name
}
