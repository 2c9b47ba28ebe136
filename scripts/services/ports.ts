import { connect, createServer } from 'node:net'

export interface PortWish {
  name: string
  port: number
  option: string
}

class PortsTaken extends Error {}

/** @throws PortsTaken with all taken ports at once, so that nobody has to try them one by one. */
export async function requireFreePorts(wishes: PortWish[]): Promise<void> {
  const taken: PortWish[] = []
  for (const wish of wishes) if (!(await isFree(wish.port))) taken.push(wish)
  if (taken.length === 0) return
  const sentences = taken.map(
    ({ name, port, option }) =>
      `Port ${port} (${name}) is used by another program: give another with ${option} ${port + 1}.`,
  )
  throw new PortsTaken(sentences.join('\n'))
}

export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port))
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
