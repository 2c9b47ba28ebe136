import { open } from 'node:fs/promises'
import { shutdown } from '@/server/shutdown'
import { streamedFetch } from '@/server/streamed-fetch'

const megabyte = 1024 * 1024

export interface Bounds {
  /** Files in a zip; a day has about two hundred. */
  files: number
  /** Unpacked bytes of all files; a day has about 300 MB, and a zip of two megabytes can unpack to gigabytes. */
  bytes: number
}

export const dayBounds: Bounds = { files: 2000, bytes: 2048 * megabyte }

/** A packed day has 25 MB; an upload may have as much. */
const maxDownloadBytes = 150 * megabyte

/** A server that sends a few bytes now and then must not block the worker forever. */
const maxDownloadMs = 15 * 60_000

export class DayTooLarge extends Error {
  override name = 'DayTooLarge'
}

/** Without a status the server did not answer. */
export class NotDownloaded extends Error {
  override name = 'NotDownloaded'
  constructor(
    message: string,
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const mostRedirects = 3

/**
 * Downloads a zip. A truncated download is kept: the import reads what there is and reports it.
 * @param mayAsk decides about the addresses that the server redirects to
 * @returns whether the download is complete
 */
export async function download(
  address: URL,
  file: string,
  mayAsk: (address: string) => boolean,
  timeoutMs = maxDownloadMs,
): Promise<boolean> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), shutdown.signal])
  const body = await bodyOf(address, { mayAsk, signal })
  const target = await open(file, 'w')
  const reader = body.getReader()
  try {
    let left = maxDownloadBytes
    for (let part = await next(reader); part; part = await next(reader)) {
      if (part.done) return true
      left -= part.value.length
      if (left < 0) throw new DayTooLarge(`more than ${maxDownloadBytes} bytes`)
      await target.write(part.value)
    }
    return false
  } finally {
    await reader.cancel().catch(() => undefined)
    await target.close()
  }
}

interface Asking {
  mayAsk: (address: string) => boolean
  signal: AbortSignal
}

async function bodyOf(address: URL, asking: Asking, redirects = 0): Promise<ReadableStream<Uint8Array>> {
  const response = await streamedFetch(address, { signal: asking.signal }).catch((cause: unknown) => {
    throw new NotDownloaded(address.href, null, { cause })
  })
  const { status, body } = response
  if (response.ok && body) return body
  await body?.cancel()
  const leadsTo = status >= 300 && status < 400 ? response.headers.get('location') : null
  if (leadsTo && redirects < mostRedirects && URL.canParse(leadsTo, address)) {
    const other = new URL(leadsTo, address)
    if (asking.mayAsk(other.href)) return bodyOf(other, asking, redirects + 1)
  }
  throw new NotDownloaded(`${address.href}: ${status}`, status)
}

function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  return reader.read().catch(() => null)
}
