/** What somebody does, for the audit log: who, when, and within which request. */
export type Act = {
  /** Null for the command line. */
  readonly actorId: string | null
  readonly requestId: string | null
  readonly now: number
  /** From where, roughly; kept with what is done to logins and what guards them. */
  readonly from?: string
}
