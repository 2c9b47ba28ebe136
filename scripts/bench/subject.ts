export interface Subject {
  what: string
  site: string
  databaseUrl: string
  webPid: number
}
