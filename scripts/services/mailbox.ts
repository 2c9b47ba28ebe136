import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export interface CaughtMail {
  id: string
  from: string
  to: string[]
  subject: string
  date: string
  text: string
  html: string
}

const maxMails = 500

/** The caught mails, newest first. Each is also a file in `dir`, so that it survives a restart. */
export class Mailbox {
  private mails: CaughtMail[] = []

  private constructor(private readonly dir: string) {}

  static async open(dir: string): Promise<Mailbox> {
    mkdirSync(dir, { recursive: true })
    const mailbox = new Mailbox(dir)
    for (const file of readdirSync(dir).sort()) {
      const id = file.replace(/\.eml$/, '')
      mailbox.mails.unshift(await parse(id, readFileSync(join(dir, file))))
    }
    return mailbox
  }

  async add(raw: Buffer): Promise<void> {
    const id = `${Date.now()}-${randomBytes(4).toString('hex')}`
    writeFileSync(join(this.dir, `${id}.eml`), raw)
    this.mails.unshift(await parse(id, raw))
    for (const old of this.mails.splice(maxMails)) this.remove(old.id)
  }

  list(address?: string): CaughtMail[] {
    return address ? this.mails.filter(({ to }) => to.includes(address)) : this.mails
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id)
  }

  clear(): void {
    for (const { id } of this.mails.splice(0)) this.remove(id)
  }

  private remove(id: string): void {
    rmSync(join(this.dir, `${id}.eml`), { force: true })
  }
}

async function parse(id: string, raw: Buffer): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw)
  return {
    id,
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).flatMap(({ address }) => (address ? [address] : [])),
    subject: mail.subject ?? '',
    date: mail.date ?? new Date().toISOString(),
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}
