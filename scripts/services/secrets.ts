import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Secrets {
  payload: string
  postgres: string
  supabaseKey: string
  supabaseJwt: string
  supabaseSecret: string
  serverActions: string
  authMail: string
  paymentKey: string
  paymentEvents: string
}

/** The secrets of a data folder: created at the first start and stored, so that sessions survive a restart. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const stored: Partial<Secrets> = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'))
  const secrets: Secrets = {
    payload: stored.payload ?? random(),
    postgres: stored.postgres ?? random(),
    supabaseKey: stored.supabaseKey ?? `sb_publishable_${random(17).slice(0, 22)}_${random(6)}`,
    supabaseJwt: stored.supabaseJwt ?? random(),
    supabaseSecret: stored.supabaseSecret ?? `sb_secret_${random(17).slice(0, 22)}_${random(6)}`,
    serverActions: stored.serverActions ?? randomBytes(32).toString('base64'),
    authMail: stored.authMail ?? `v1,whsec_${randomBytes(32).toString('base64')}`,
    paymentKey: stored.paymentKey ?? `sk_test_${random()}`,
    paymentEvents: stored.paymentEvents ?? `whsec_${random()}`,
  }
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

function random(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}
