import { startMark } from '../domain/head-scripts.ts'
import { hashSource, pagePolicy } from './content-security-policy.ts'

type Headers = Record<string, string | string[] | undefined>

export function nonceOf(headers: Headers): string | undefined {
  return String(headers['content-security-policy'] ?? '').match(/'nonce-([\w-]+)'/)?.[1]
}

/**
 * A shared page has no nonce: its policy lists the hashes of the scripts that carried the request's nonce, so a script
 * injected with someone's text is not allowed. The nonce itself is overwritten, so that equal content gives an equal
 * page. Next's files start after the first paint (decision 61).
 *
 * With `latin1` the string has one character for each byte of the page, and has in the answer: all that is looked for
 * is ASCII, and to decode and encode a page of results takes longer than to look through it.
 */
export function sharedPage(
  html: string,
  nonce: string | undefined,
  encoding: 'utf8' | 'latin1' = 'utf8',
): { html: string; policy: string } {
  if (!nonce) return { html, policy: pagePolicy([]) }
  const anonymous = (text: string) => text.replaceAll(nonce, '0'.repeat(nonce.length))
  const scripts = html.matchAll(new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g'))
  const inline = [...scripts].map(([, script = '']) => anonymous(script)).filter(Boolean)
  const sources = [...new Set(inline)].map((script) => hashSource(script, encoding))
  return { html: anonymous(startedLater(html, nonce)), policy: pagePolicy(sources) }
}

/**
 * Async files of the build wait for src/domain/head-scripts.ts. Their addresses are in <meta> elements, because React
 * would take a <script> without an address in <head> for one of ours.
 */
function startedLater(html: string, nonce: string): string {
  const file = `<script src="(/_next/static/[^"]+)"(?=[^>]* nonce="${nonce}")[^>]* async=""[^>]*></script>`
  return html.replaceAll(new RegExp(file, 'g'), (_, href) => `<meta name="${startMark}" content="${href}"/>`)
}
