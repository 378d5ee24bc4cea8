/** Which dialog stands over the screen; one at a time. */
export type OwnDialog = 'menu' | 'rename' | 'share' | 'picture' | 'compare' | 'sheet' | 'import'
