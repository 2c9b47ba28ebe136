import { startMark } from '../domain/start-script.ts'
import { hashSource, pagePolicy } from './content-security-policy.ts'

type Headers = Record<string, string | string[] | undefined>

/** The nonce that src/server/security-headers.ts has put into a request, for Next to give it to its scripts. */
export function nonceOf(headers: Headers): string | undefined {
  return String(headers['content-security-policy'] ?? '').match(/'nonce-([\w-]+)'/)?.[1]
}

/**
 * A page that everybody gets has no nonce: its policy names its scripts by their hashes. Only those are named to which Next
 * gave the nonce of its request, so a script that came in with someone's text is not among them. In the page itself the
 * nonce is overwritten, so that the same content gives the same page. Next's files start after the first paint (decision 61).
 */
export function sharedPage(html: string, nonce: string | undefined): { html: string; policy: string } {
  if (!nonce) return { html, policy: pagePolicy([]) }
  const anonymous = (text: string) => text.replaceAll(nonce, '0'.repeat(nonce.length))
  const scripts = html.matchAll(new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g'))
  const inline = [...scripts].map(([, script = '']) => anonymous(script)).filter(Boolean)
  return { html: anonymous(startedLater(html, nonce)), policy: pagePolicy([...new Set(inline)].map(hashSource)) }
}

/**
 * The files of the build that Next marked to run as soon as they are there wait for src/domain/start-script.ts. Their addresses are in
 * <meta> elements, because React takes a <script> without an address in <head> for one of ours.
 */
function startedLater(html: string, nonce: string): string {
  const file = `<script src="(/_next/static/[^"]+)"(?=[^>]* nonce="${nonce}")[^>]* async=""[^>]*></script>`
  return html.replaceAll(new RegExp(file, 'g'), (_, href) => `<meta name="${startMark}" content="${href}"/>`)
}
