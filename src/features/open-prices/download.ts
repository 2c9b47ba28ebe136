import { open } from 'node:fs/promises'
import { DayTooLarge, maxDownloadBytes } from './limits'

/** The server has no such day, or did not give it. */
export class NotDownloaded extends Error {
  override name = 'NotDownloaded'
}

const mostRedirects = 3

/**
 * Downloads a zip. A truncated download is kept: the import reads what there is and reports it.
 * @param mayAsk decides about the addresses that the server redirects to
 */
export async function download(address: URL, file: string, mayAsk: (address: string) => boolean): Promise<void> {
  const body = await bodyOf(address, mayAsk)
  const target = await open(file, 'w')
  try {
    const reader = body.getReader()
    let left = maxDownloadBytes
    for (let part = await next(reader); part; part = await next(reader)) {
      left -= part.length
      if (left < 0) throw new DayTooLarge(`more than ${maxDownloadBytes} bytes`)
      await target.write(part)
    }
  } finally {
    await target.close()
  }
}

async function bodyOf(
  address: URL,
  mayAsk: (address: string) => boolean,
  redirects = 0,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(address, { redirect: 'manual' }).catch((cause: unknown) => {
    throw new NotDownloaded(address.href, { cause })
  })
  const leadsTo = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
  if (leadsTo && redirects < mostRedirects && URL.canParse(leadsTo, address)) {
    const other = new URL(leadsTo, address)
    if (mayAsk(other.href)) return bodyOf(other, mayAsk, redirects + 1)
  }
  if (!response.ok || !response.body) throw new NotDownloaded(`${address.href}: ${response.status}`)
  return response.body
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  const part = await reader.read().catch(() => null)
  return part?.value ?? null
}
