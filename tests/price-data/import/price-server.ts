import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strToU8, zipSync } from 'fflate'
import { csv } from './fixtures'

type Answers = Map<string, RequestListener>

export async function startPriceServer() {
  const answers: Answers = new Map()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, answers, asked, close }
}

export function dayZip(products: number, priceOf: (product: number) => number): Buffer {
  const lines = (chain: number) =>
    Array.from({ length: products }, (_, at) => {
      const price = (priceOf(at) + chain / 10).toFixed(2)
      return `"68134","Магазин","Мляко ${at + 1} л","${at}","6","${price}",""`
    })
  return zipOf({ 'А_1.csv': csv(...lines(1)), 'Б_2.csv': csv(...lines(2)) })
}

export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text])
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}

export const delivers =
  (bytes: Buffer): RequestListener =>
  (_, response) =>
    response.end(bytes)

export const cutsOff =
  (bytes: Buffer): RequestListener =>
  (request, response) => {
    response.writeHead(200, { 'Content-Length': bytes.length })
    response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.end())
  }
