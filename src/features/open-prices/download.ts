import { open } from 'node:fs/promises'

/** The server has no such day, or did not give it. */
export class NotDownloaded extends Error {
  override name = 'NotDownloaded'
}

/** Downloads a zip. A truncated download is kept: the import reads what there is and reports it. */
export async function download(address: URL, file: string): Promise<void> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new NotDownloaded(address.href, { cause })
  })
  if (!response.ok || !response.body) throw new NotDownloaded(`${address.href}: ${response.status}`)
  const target = await open(file, 'w')
  try {
    const reader = response.body.getReader()
    for (let part = await next(reader); part; part = await next(reader)) await target.write(part)
  } finally {
    await target.close()
  }
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  const part = await reader.read().catch(() => null)
  return part?.value ?? null
}
