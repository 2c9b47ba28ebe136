import { type Locale, localePath } from '@/i18n/routing'
import { env } from '@/server/env'
import { type Html, html } from './html'

/** The HTML of a mail in our layout; its subject is its heading. */
export function mailPage({ locale, subject }: { locale: Locale; subject: string }, body: Html[]): string {
  return html`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">${subject}</h1>
${body}
<p style="margin:32px 0 0"><a href="${pageUrl(locale, '/')}">Broshura</a></p>
</div>
</body>
</html>
`.text
}

/** The absolute URL of a page in a language. */
export function pageUrl(locale: Locale, path: string): string {
  return new URL(localePath(locale, path), env().SITE_URL).href
}
