import { createHash } from 'node:crypto'
import { type EdgeKind, kinds } from './kinds.ts'
import { type EdgePurger, edgePurger, type SendPurge } from './purger.ts'

/** In milliseconds. */
const longestPurge = 5_000

const everything = 'everything'

/** Next's own tags of layouts and pages, which nothing of ours invalidates. */
const isOfNext = (tag: string) => tag.startsWith('_N_T_')

/**
 * How tags are called at the edge. Hashed, because the headers of a page with hundreds of tags are limited there (8 KB
 * by Varnish), and addresses hold characters that separate tags; with the site, because several may share one edge.
 */
export function edgeTags(siteUrl: string, tags: string[]): string[] {
  const hashOf = (tag: string) => createHash('sha256').update(`${siteUrl} ${tag}`).digest('hex').slice(0, 12)
  return tags.filter((tag) => !isOfNext(tag)).map(hashOf)
}

export interface Site {
  siteUrl: string
  build: string
}

const buildTag = ({ build }: Site) => `build:${build}`

/** The tags of an answer: that of everything, that of this build, and its own. */
export const tagsOfAnswer = (site: Site, tags: string[]) =>
  edgeTags(site.siteUrl, [everything, buildTag(site), ...tags])

interface Edge extends Site {
  kind: EdgeKind
  /** Each of these keeps a copy, and one that is away does not delay the others. */
  addresses: string[]
  token: string
  againAfterMs?: number
}

export function openPurger({ kind, addresses, token, againAfterMs, ...site }: Edge): EdgePurger {
  const { siteUrl } = site
  const purgers = addresses.map((address) =>
    edgePurger({
      send: sender(kind, address.replace(/\/$/, ''), token),
      tagsInOneRequest: kinds[kind].tagsInOneRequest,
      everything: edgeTags(siteUrl, [everything]),
      // What another build answers loads other scripts, and the last process that has these may be ending.
      atEnd: edgeTags(siteUrl, [buildTag(site)]),
      againAfterMs,
    }),
  )
  const all = async (each: (purger: (typeof purgers)[number]) => Promise<void>) => {
    await Promise.all(purgers.map(each))
  }
  return {
    purge: (tags) => {
      const names = edgeTags(siteUrl, tags)
      for (const purger of purgers) purger.purge(names)
    },
    purgeEverything: () => {
      for (const purger of purgers) purger.purgeEverything()
    },
    told: () => all((purger) => purger.told()),
    finish: () => all((purger) => purger.finish()),
  }
}

function sender(kind: EdgeKind, address: string, token: string): SendPurge {
  const { purge, isDone } = kinds[kind]
  return async (tags) => {
    const [url, request] = purge(address, token, tags)
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(longestPurge) })
    const answer = { status: response.status, text: await response.text() }
    if (!isDone(answer)) throw new Error(`The edge answered a purge with ${answer.status} ${answer.text.slice(0, 500)}`)
  }
}
