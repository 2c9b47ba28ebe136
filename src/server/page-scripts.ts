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
 */
export function sharedPage(html: string, nonce: string | undefined): { html: string; policy: string } {
  if (!nonce) return { html, policy: pagePolicy([]) }
  const anonymous = (text: string) => text.replaceAll(nonce, '0'.repeat(nonce.length))
  const scripts = html.matchAll(new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g'))
  const inline = [...scripts].map(([, script = '']) => anonymous(script)).filter(Boolean)
  return { html: anonymous(startedLater(html, nonce)), policy: pagePolicy([...new Set(inline)].map(hashSource)) }
}

/**
 * Async files of the build wait for src/domain/head-scripts.ts. Their addresses are in <meta> elements, because React
 * would take a <script> without an address in <head> for one of ours.
 */
function startedLater(html: string, nonce: string): string {
  const file = `<script src="(/_next/static/[^"]+)"(?=[^>]* nonce="${nonce}")[^>]* async=""[^>]*></script>`
  return html.replaceAll(new RegExp(file, 'g'), (_, href) => `<meta name="${startMark}" content="${href}"/>`)
}
