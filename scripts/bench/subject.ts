/** A running site and where it can be looked into. */
export interface Subject {
  what: string
  site: string
  databaseUrl: string
  webPid: number
}
