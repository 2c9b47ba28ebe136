import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { convert } from 'xmlbuilder2'
import { z } from 'zod'
import { streamedFetch } from '../streamed-fetch.ts'
import type { ByteRange } from './types.ts'

interface Asking {
  method?: string
  headers?: Headers
  body?: Uint8Array<ArrayBuffer>
}

type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  prefix: string
  /** Milliseconds until an answer has to begin, for what is small and for what is written. */
  patience?: { ask: number; write: number }
}

const usualPatience = { ask: 10_000, write: 120_000 }

/** Of our requests; a server that stays busy longer fails the page or the job, which is tried again. */
const retries = 4
/** In milliseconds before the first repetition; each further one waits up to twice as long. */
const firstPauseMs = 50

type S3Entry = { key: string; changedAt: number }

const oneOrMany = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), item.transform((only) => [only])]).default([])

const listing = z.object({
  ListBucketResult: z.object({
    Contents: oneOrMany(z.object({ Key: z.string(), LastModified: z.string() })),
    CommonPrefixes: oneOrMany(z.object({ Prefix: z.string() })),
    NextContinuationToken: z.string().optional(),
  }),
})

/** The requests that we make of S3, by keys below the prefix. Addresses name the bucket in their path. */
export function s3Client(settings: S3Settings) {
  const { endpoint, bucket, region, accessKey, secretKey, prefix, patience = usualPatience } = settings
  const aws = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' })
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  const start = prefix === '' ? '' : `${prefix.replace(/^\/+|\/+$/g, '')}/`
  const addressOf = (key: string) => `${root}/${(start + key).split('/').map(encoded).join('/')}`

  /** @throws also when no answer has begun in time; the rest of an answer may take longer */
  async function asked(address: string, init: Asking = {}): Promise<Response> {
    const given = new AbortController()
    const wait = init.method === 'PUT' ? patience.write : patience.ask
    const timer = setTimeout(() => given.abort(new Error(`S3 did not answer within ${wait} ms`)), wait)
    try {
      return await answerOf(address, init, given.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Asks again while the server is busy or broken. */
  async function answerOf(address: string, init: Asking, signal: AbortSignal, tries = 0): Promise<Response> {
    // Without the body, which signing would copy: its sum is among the headers.
    const { url, method, headers } = await aws.sign(address, { method: init.method, headers: init.headers })
    const answer = await streamedFetch(url, { method, headers, body: init.body, signal })
    if ((answer.status < 500 && answer.status !== 429) || tries === retries) return answer
    await answer.body?.cancel()
    await delay(Math.random() * firstPauseMs * 2 ** tries, undefined, { signal }).catch(() => undefined)
    signal.throwIfAborted()
    return answerOf(address, init, signal, tries + 1)
  }

  async function listed(folder: string, more: Record<string, string>) {
    const entries: S3Entry[] = []
    const folders: string[] = []
    const query = new URLSearchParams({ 'list-type': '2', prefix: start + folder, ...more })
    for (;;) {
      const answer = await succeeded(await asked(`${root}?${query}`), `list ${folder}`)
      const { ListBucketResult: page } = listing.parse(convert(await answer.text(), { format: 'object' }))
      for (const { Key, LastModified } of page.Contents)
        entries.push({ key: Key.slice(start.length), changedAt: Date.parse(LastModified) })
      for (const { Prefix } of page.CommonPrefixes) folders.push(Prefix.slice(start.length + folder.length, -1))
      if (!page.NextContinuationToken) return { entries, folders }
      query.set('continuation-token', page.NextContinuationToken)
    }
  }

  return {
    async head(key: string): Promise<{ size: number; etag: string } | null> {
      const answer = await asked(addressOf(key), { method: 'HEAD' })
      if (answer.status === 404) return null
      const { headers } = await succeeded(answer, `find ${key}`)
      return { size: Number(headers.get('content-length')), etag: headers.get('etag') ?? '' }
    },
    /** @throws also when the object has been replaced since it had this `etag` */
    async get(key: string, etag: string, range?: ByteRange): Promise<Response> {
      const headers = new Headers({ 'If-Match': etag })
      if (range && range.end >= range.start) headers.set('Range', `bytes=${range.start}-${range.end}`)
      return succeeded(await asked(addressOf(key), { headers }), `read ${key}`)
    },
    async put(key: string, data: Uint8Array<ArrayBuffer>, { isNew = false } = {}): Promise<'stored' | 'taken'> {
      const sum = createHash('sha256').update(data).digest('hex')
      const headers = new Headers({ 'X-Amz-Content-Sha256': sum, ...(isNew ? { 'If-None-Match': '*' } : {}) })
      const answer = await asked(addressOf(key), { method: 'PUT', body: data, headers })
      if (!isNew || answer.status !== 412) await succeeded(answer, `write ${key}`)
      await answer.body?.cancel()
      return answer.ok ? 'stored' : 'taken'
    },
    async remove(key: string): Promise<void> {
      const answer = await asked(addressOf(key), { method: 'DELETE' })
      if (answer.status !== 404) await succeeded(answer, `remove ${key}`)
      await answer.body?.cancel()
    },
    entriesOf: async (folder: string) => (await listed(folder, {})).entries,
    foldersOf: async (folder: string) => (await listed(folder, { delimiter: '/' })).folders,
  }
}

export type S3Client = ReturnType<typeof s3Client>

/** As RFC 3986 and the signature have it: `encodeURIComponent` leaves five signs. */
const encoded = (part: string) =>
  encodeURIComponent(part).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

async function succeeded(answer: Response, request: string): Promise<Response> {
  if (answer.ok) return answer
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
  throw new Error(`S3 refused to ${request}: ${answer.status} ${code}`.trim())
}
