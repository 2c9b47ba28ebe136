import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { Mailbox } from './mailbox'
import { listPage, mailPage } from './mailbox-page'

interface Options {
  dir: string
  smtpPort: number
  pagePort: number
}

export interface Mail {
  smtpUrl: string
  pageUrl: string
  stop: () => Promise<void>
}

export async function startMail({ dir, smtpPort, pagePort }: Options): Promise<Mail> {
  const mailbox = await Mailbox.open(dir)
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => mailbox.add(raw))
        .then(() => done(), done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(smtpPort, '127.0.0.1', resolve)
  })
  // A client may disconnect at any time; an `error` event without a listener would end the process.
  smtp.on('error', () => {})
  const page = createServer((request, response) =>
    answer(mailbox, request.method ?? 'GET', request.url ?? '/', response),
  )
  page.listen(pagePort, '127.0.0.1')
  await once(page, 'listening')
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    pageUrl: `http://localhost:${pagePort}`,
    stop: async () => {
      await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), closeServer(page)])
    },
  }
}

function answer(mailbox: Mailbox, method: string, address: string, response: ServerResponse): void {
  const url = new URL(address, 'http://localhost')
  const [, id, part] = url.pathname.match(/^\/mail\/([\w-]+)(\/html)?$/) ?? []
  const mail = id ? mailbox.find(id) : undefined
  if (url.pathname === '/api/mails' && method === 'DELETE') {
    mailbox.clear()
    send(response, 200, 'application/json', '[]')
  } else if (url.pathname === '/api/mails') {
    const mails = mailbox.list(url.searchParams.get('to') ?? undefined)
    send(response, 200, 'application/json', JSON.stringify(mails))
  } else if (mail && part) {
    response.setHeader(
      'Content-Security-Policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'",
    )
    send(response, 200, 'text/html; charset=utf-8', `<base target="_blank">${mail.html}`)
  } else if (mail) {
    send(response, 200, 'text/html; charset=utf-8', mailPage(mail))
  } else if (url.pathname === '/') {
    send(response, 200, 'text/html; charset=utf-8', listPage(mailbox.list()))
  } else {
    send(response, 404, 'text/plain', 'There is no such mail.')
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
