/** Another server serves this database file. */
export class DatabaseServedError extends Error {
  readonly file: string
  constructor(file: string, options?: ErrorOptions) {
    super(`another server uses ${file}`, options)
    this.name = 'DatabaseServedError'
    this.file = file
  }
}
