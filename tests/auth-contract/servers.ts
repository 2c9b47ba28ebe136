import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../../scripts/services/free-port'
import { startMail } from '../../scripts/services/mail'
import { startSupabase } from '../../scripts/services/supabase'
import { startAuthServer } from '../../simulators/auth/server'

export interface ContractServer {
  url: string
  key: string
  secretKey?: string
  mails: (to: string) => Promise<string[]>
  stop: () => Promise<void>
}

const siteUrl = 'http://localhost:3999'
const keys = { publishableKey: 'sb_publishable_contract', secretKey: 'sb_secret_contract' }
const caught = z.array(z.object({ text: z.string() }))

export async function startOurs(kind: 'lite' | 'own'): Promise<ContractServer> {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-contract-'))
  const mail = await startMail({ dir: join(folder, 'mail'), smtpPort: await freePort(), pagePort: await freePort() })
  const common = {
    file: join(folder, 'auth.db'),
    port: await freePort(),
    siteUrl,
    smtpUrl: mail.smtpUrl,
    mailFrom: 'shop@contract.example',
    publishableKey: keys.publishableKey,
  }
  const jwtSecret = 'a secret of at least thirty-two characters'
  const server =
    kind === 'lite'
      ? await startSupabase({ ...common, jwtSecret })
      : await startAuthServer({ ...common, secretKey: keys.secretKey })
  return {
    url: server.url,
    key: keys.publishableKey,
    secretKey: kind === 'own' ? keys.secretKey : undefined,
    mails: (to) => mailsOf(mail.pageUrl, to),
    stop: async () => {
      await server.stop()
      await mail.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export async function mailsOf(pageUrl: string, to: string): Promise<string[]> {
  const answer = await fetch(`${pageUrl}/api/mails?to=${encodeURIComponent(to)}`)
  return caught.parse(await answer.json()).map(({ text }) => text)
}

const found = z.object({ messages: z.array(z.object({ ID: z.string() })) })
const message = z.object({ Text: z.string() })

/** A real GoTrue that was started outside, whose mails Mailpit catches: see `docker compose --profile auth`. */
export function givenGoTrue(environment: NodeJS.ProcessEnv): ContractServer | undefined {
  const { GOTRUE_URL: url, GOTRUE_KEY: key, GOTRUE_SECRET_KEY: secretKey, MAILPIT_URL: mailpit } = environment
  if (!url || !key || !mailpit) return undefined
  return {
    url,
    key,
    secretKey: secretKey || undefined,
    mails: async (to) => {
      const list = await fetch(`${mailpit}/api/v1/search?query=${encodeURIComponent(`to:"${to}"`)}`)
      const { messages } = found.parse(await list.json())
      return Promise.all(
        messages.map(
          async ({ ID }) => message.parse(await (await fetch(`${mailpit}/api/v1/message/${ID}`)).json()).Text,
        ),
      )
    },
    stop: async () => undefined,
  }
}
