import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number
  headers: Headers
  body: string
}

/**
 * Sends raw bytes to the server at `url`, because HTTP clients would normalise them.
 * @returns the first answer, once the server has closed the connection
 */
export function rawRequest(url: string, sent: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.once('error', (error) => ('code' in error && error.code === 'ECONNRESET' ? undefined : reject(error)))
    socket.once('close', () => resolve(readAnswer(Buffer.concat(parts).toString('utf8'))))
    socket.write(sent)
  })
}

export const rawGet = (url: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  rawRequest(url, rawHead(`GET ${path} HTTP/1.1`, { host: new URL(url).host, connection: 'close', ...headers }))

export function rawHead(line: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [line, ...lines, '', ''].join('\r\n')
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = new Headers()
  for (const one of lines) headers.append(one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1).trim())
  return { status: Number(line.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}
