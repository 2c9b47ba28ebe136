import { createHash } from 'node:crypto'
import { embedHosts } from '../domain/embed.ts'
import { chunkGuard, personalNewsScript, startScript, themeScript, townScript } from '../domain/head-scripts.ts'

/**
 * Browsers may contact our own server only (docs/product.md, section 10), except for the frames that a visitor has
 * agreed to. Style attributes stay allowed; scripts run only from our files or where `scripts` names them.
 */
function policy(scripts: readonly string[], { frames = [] as string[], framedBy = "'self'" } = {}): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    ['frame-src', "'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

const headScripts = [themeScript, chunkGuard, personalNewsScript, townScript, startScript].map((script) =>
  hashSource(script),
)

export function pagePolicy(sources: readonly string[]): string {
  return policy([...headScripts, ...sources], { frames: Object.values(embedHosts) })
}

/** The CMS shows previews of pages in frames, and must not be framed itself. */
export function cmsPolicy(sources: readonly string[]): string {
  return policy(sources, { framedBy: "'none'" })
}

/** `next dev` writes inline scripts whose hashes are not known in advance, and needs `eval`. */
export const developmentPolicy = policy(["'unsafe-inline'", "'unsafe-eval'"], { frames: Object.values(embedHosts) })

export const framesNobody = "frame-ancestors 'none'"

export const framedByAnybody = 'frame-ancestors *'

/** Of the brochures that shops show on their own sites, the only documents that another site may frame. */
export function embeddedPolicy(style: string): string {
  const sources = ["default-src 'none'", "img-src 'self'", `style-src ${hashSource(style)}`]
  return [...sources, "base-uri 'none'", "form-action 'none'", framedByAnybody].join('; ')
}

/** For data that is no document: nothing in it may load, run or be framed. */
export const dataPolicy = `default-src 'none'; ${framesNobody}`

/** An uploaded SVG may contain a script, which must not run when the file is opened directly. */
export const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`
}

/** A browser hashes a script as UTF-8; `latin1` is a string that has those bytes as its characters. */
export function hashSource(script: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  return `'sha256-${createHash('sha256').update(script, encoding).digest('base64')}'`
}
