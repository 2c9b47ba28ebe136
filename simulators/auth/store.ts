import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Collection } from './collection'
import * as records from './records'

export type Store = ReturnType<typeof openStore>

export function openStore(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  return {
    users: new Collection(database, 'users', records.userRecord),
    identities: new Collection(database, 'identities', records.identityRecord),
    sessions: new Collection(database, 'sessions', records.sessionRecord),
    refreshTokens: new Collection(database, 'refresh_tokens', records.refreshTokenRecord),
    factors: new Collection(database, 'factors', records.factorRecord),
    challenges: new Collection(database, 'challenges', records.challengeRecord),
    oneTimeTokens: new Collection(database, 'one_time_tokens', records.oneTimeTokenRecord),
    flows: new Collection(database, 'flows', records.flowRecord),
    keys: new Collection(database, 'keys', records.keyRecord),
    close: () => database.close(),
  }
}
