import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { secondsToMidnight } from '../../domain/calendar-day.ts'
import { keptAnswer, personal } from '../cache/cached-answers.ts'
import { processCache, type SharedPage } from '../cache/process-cache.ts'
import { dayTag } from '../cache/tags.ts'
import { isForClientRouter } from '../next-internals.ts'
import { pathOfTarget } from '../web/request-target.ts'
import { type Site, tagsOfAnswer } from './edge.ts'
import { type EdgeKind, kinds } from './kinds.ts'
import { takeNamedTags } from './named-tags.ts'

/** In seconds. */
const longestLifetime = 3_600

/** In seconds, for what is withdrawn by something that no tag of its answer names, as the icons are. */
const longestUntagged = 300

/** Bytes. Varnish takes 8 KB a header as it comes, and a page with more tags is asked for each time. */
const longestTags = 7_000

/** An edge says with it that it keeps the start page by language, and which one it found (deploy/varnish.vcl). */
export const startLanguageHeader = 'x-start-language'

/** Files of a build are left out: they are never withdrawn, and their addresses change with their content. */
const mayBeWithdrawn = /^\/(?:files|api)\//

const pages = /^text\/(?:html|x-component)\b/

export interface TaggedEdge extends Site {
  kind: EdgeKind
}

/**
 * Names the tags of an answer that is in our own memory at this moment, or whose route has named them, so that the edge
 * keeps it until a change of them. Pages that are not, and answers to requests of somebody who is signed in, are kept by
 * no shared cache. Must run before any other listener for headers, to see the final ones.
 */
export function tagForEdge(request: IncomingMessage, response: ServerResponse, { kind, ...site }: TaggedEdge): void {
  const { tagsHeader, separator, lifetimeHeader, keepsVariants } = kinds[kind]
  const { method, headers } = request
  const url = pathOfTarget(request.url ?? '/') ?? '/'
  // Of the start page, only the Bulgarian one is in our memory under this address, and for those alone who start in Bulgarian by our own rule.
  const isStart = url === '/' && keepsVariants && headers[startLanguageHeader] === 'bg'
  const isOfSomebody = personal.test(headers.cookie ?? '') || headers.authorization !== undefined
  const mayBeKept = (answer: ServerResponse) =>
    (answer.statusCode === 200 || answer.statusCode === 304) &&
    !isOfSomebody &&
    !isForClientRouter(request) &&
    !answer.hasHeader('set-cookie') &&
    (isStart || isPublic(answer))
  const keep = (answer: ServerResponse, tags: string, forSeconds: string) => {
    answer.setHeader(tagsHeader, tags)
    answer.setHeader(lifetimeHeader, forSeconds)
  }
  onHeaders(response, function (this: ServerResponse) {
    const named = takeNamedTags(this)
    const kept = mayBeKept(this) ? keptAnswer({ method, url, headers }) : undefined
    const isKnown = kept !== undefined && kept.page.etag === this.getHeader('etag')
    const tags = isKnown ? tagsText(kept.page, () => tagsOfAnswer(site, kept.tags).join(separator)) : ''
    if (isKnown && tags.length <= longestTags) {
      keep(this, tags, lifetime(kept.tags))
      if (isStart) this.appendHeader('vary', startLanguageHeader)
      return
    }
    if (!isPublic(this)) return
    // While invalidations are not received, nobody would purge it.
    const isLost = named !== undefined && !processCache().isOpen
    if (isOfSomebody || isPage(this) || isLost) return leaveToVisitor(this)
    if (named) return keep(this, tagsOfAnswer(site, named).join(separator), lifetime(named))
    if (mayBeWithdrawn.test(url) && sharedSeconds(this) > longestUntagged)
      keep(this, tagsOfAnswer(site, []).join(separator), `max-age=${longestUntagged}`)
  })
}

const isPublic = (response: ServerResponse) => /\bpublic\b/.test(String(response.getHeader('cache-control')))

const isPage = (response: ServerResponse) => pages.test(String(response.getHeader('content-type')))

/** In seconds: how long a shared cache would keep it that knows no header of the edge. */
function sharedSeconds(response: ServerResponse): number {
  const control = String(response.getHeader('cache-control'))
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? /\bmax-age=(\d+)/.exec(control)?.[1] ?? 0)
}

/** For a browser it is the same. */
function leaveToVisitor(response: ServerResponse): void {
  const own = String(response.getHeader('cache-control')).match(/\bmax-age=\d+|\bimmutable\b/g) ?? []
  response.setHeader('cache-control', ['private', ...own].join(', '))
  response.removeHeader('cdn-cache-control')
}

function lifetime(tags: string[], now = Date.now()): string {
  const untilMidnight = secondsToMidnight(new Date(now))
  const seconds = tags.includes(dayTag) ? Math.min(longestLifetime, untilMidnight) : longestLifetime
  return `max-age=${seconds}, stale-if-error=${Math.max(0, untilMidnight - seconds)}`
}

const texts = new WeakMap<SharedPage, string>()

function tagsText(page: SharedPage, textOf: () => string): string {
  const known = texts.get(page)
  if (known !== undefined) return known
  const text = textOf()
  texts.set(page, text)
  return text
}
