import { randomInt } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../../scripts/services/free-port'

interface Options {
  port?: number
  /** The longest delay in milliseconds before the server accepts a mail. */
  thinkMs?: number
  onMail?: (raw: Buffer) => void
}

export async function acceptMails({ port, thinkMs = 0, onMail }: Options = {}) {
  const accepted: string[] = []
  const accept = async (raw: Buffer) => {
    if (thinkMs > 0) await delay(randomInt(thinkMs))
    const [, id = ''] = raw.toString().match(/^Message-ID: (.+)$/im) ?? []
    accepted.push(id.trim())
    onMail?.(raw)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    maxClients: 200,
    onData: (stream, _session, done) => {
      // An interrupted stream is no mail.
      buffer(stream)
        .then(accept)
        .then(
          () => done(),
          () => undefined,
        )
    },
  })
  server.on('error', () => undefined)
  const own = port ?? (await freePort())
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  process.env.SMTP_URL = `smtp://127.0.0.1:${own}`
  return { accepted, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}
