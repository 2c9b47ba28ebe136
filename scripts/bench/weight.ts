import { gzipSync } from 'node:zlib'
import { startMark } from '@/domain/head-scripts'

export interface Weight {
  /** Kilobytes as transferred, compressed with gzip. */
  html: number
  script: number
  style: number
  /** Kilobytes of HTML after decompression, as a phone parses them. */
  unpacked: number
}

export async function weightOf(url: string): Promise<Weight> {
  const html = await (await fetch(url)).text()
  const tags = [...html.matchAll(/<(?:script|link|meta)\b[^>]*>/g)].map(([tag]) => tag)
  const scripts = tags.filter((tag) => tag.startsWith('<script') && !/\bnomodule\b/i.test(tag)).map(attribute('src'))
  const preloaded = tags.filter((tag) => /\bas="script"|rel="modulepreload"/.test(tag)).map(attribute('href'))
  const started = tags.filter((tag) => tag.includes(`name="${startMark}"`)).map(attribute('content'))
  const styles = tags.filter((tag) => /rel="stylesheet"/.test(tag)).map(attribute('href'))
  return {
    html: kilobytes(Buffer.from(html)),
    script: await sizeOf([...scripts, ...preloaded, ...started], url),
    style: await sizeOf(styles, url),
    unpacked: Buffer.byteLength(html) / 1024,
  }
}

const attribute = (name: string) => (tag: string) => tag.match(new RegExp(`\\b${name}="([^"]+)"`))?.[1]

/** A file's name changes with its content. */
const known = new Map<string, number>()

async function sizeOf(addresses: (string | undefined)[], base: string): Promise<number> {
  let sum = 0
  for (const address of new Set(addresses)) {
    if (!address) continue
    const file = new URL(address.replaceAll('&amp;', '&'), base).href
    const size = known.get(file) ?? kilobytes(Buffer.from(await (await fetch(file)).arrayBuffer()))
    known.set(file, size)
    sum += size
  }
  return sum
}

const kilobytes = (bytes: Buffer) => gzipSync(bytes).length / 1024
