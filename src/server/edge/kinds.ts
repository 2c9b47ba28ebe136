import { z } from 'zod'

export const edgeKinds = ['varnish', 'fastly', 'cloudflare'] as const
export type EdgeKind = (typeof edgeKinds)[number]

interface Kind {
  tagsHeader: string
  separator: ' ' | ','
  /** Read by this edge alone and in place of `CDN-Cache-Control`, which caches behind it read too. */
  lifetimeHeader: string
  tagsInOneRequest: number
  /** Cloudflare keeps one answer for an address, whatever `Vary` says. */
  keepsVariants: boolean
  purge: (address: string, token: string, tags: string[]) => [address: string, request: RequestInit]
  isDone: (answer: { status: number; text: string }) => boolean
}

const json = { 'content-type': 'application/json', accept: 'application/json' }

/** Cloudflare also refuses with status 200. */
const cloudflareAnswer = z.object({ success: z.literal(true) })

export const kinds: Record<EdgeKind, Kind> = {
  varnish: {
    tagsHeader: 'xkey',
    separator: ' ',
    lifetimeHeader: 'surrogate-control',
    // A header of a request may be 8 KB.
    tagsInOneRequest: 256,
    keepsVariants: true,
    purge: (address, token, tags) => [
      address,
      { method: 'PURGE', headers: { 'x-purge-token': token, 'xkey-purge': tags.join(' ') } },
    ],
    isDone: ({ status }) => status === 200,
  },
  fastly: {
    tagsHeader: 'surrogate-key',
    separator: ' ',
    lifetimeHeader: 'surrogate-control',
    // https://www.fastly.com/documentation/reference/api/purging/
    tagsInOneRequest: 256,
    keepsVariants: true,
    purge: (address, token, tags) => [
      `${address}/purge`,
      { method: 'POST', headers: { ...json, 'fastly-key': token }, body: JSON.stringify({ surrogate_keys: tags }) },
    ],
    isDone: ({ status }) => status === 200,
  },
  cloudflare: {
    tagsHeader: 'cache-tag',
    separator: ',',
    lifetimeHeader: 'cloudflare-cdn-cache-control',
    // https://developers.cloudflare.com/cache/how-to/purge-cache (operations in one request, all plans)
    tagsInOneRequest: 100,
    keepsVariants: false,
    purge: (address, token, tags) => [
      `${address}/purge_cache`,
      { method: 'POST', headers: { ...json, authorization: `Bearer ${token}` }, body: JSON.stringify({ tags }) },
    ],
    isDone: ({ status, text }) => status === 200 && cloudflareAnswer.safeParse(JSON.parse(text)).success,
  },
}
