import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../scripts/services/free-port'
import { startMail } from '../../scripts/services/mail'

const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() }))

/** Catches the mails of this test file. To be called before any import that reads the environment. */
export async function catchMails() {
  const dir = mkdtempSync(join(tmpdir(), 'broshura-mail-'))
  const mail = await startMail({ dir, smtpPort: await freePort(), pagePort: await freePort() })
  process.env.SMTP_URL = mail.smtpUrl
  afterAll(async () => {
    await mail.stop()
    rmSync(dir, { recursive: true, force: true })
  })
  return async (address: string) => {
    const answer = await fetch(`${mail.pageUrl}/api/mails?to=${encodeURIComponent(address)}`)
    return mailsSchema.parse(await answer.json())
  }
}
