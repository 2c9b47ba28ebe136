import { type Locale, localePath } from '@/i18n/routing'
import { env } from '@/server/env'
import type { Mail } from '@/server/mail'
import { html } from './html'

type Link = { label: string; url: string }

export interface Letter extends Pick<Mail, 'to' | 'subject' | 'headers' | 'replyTo'> {
  locale: Locale
  paragraphs: string[]
  /** The call to action. */
  button?: Link
  /** Text of somebody else, shown as a quotation. */
  quote?: { title: string; text: string }
  /** The small print at the end. */
  foot?: (string | Link)[]
}

/** Composes a mail in our layout, as plain text and as HTML. */
export function composeLetter({ locale, paragraphs, button, quote, foot = [], ...mail }: Letter): Mail {
  const home = pageUrl(locale, '/')
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(quote ? [`${quote.title}\n${quote.text.replaceAll(/^/gm, '> ')}`] : []),
    ...foot.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`)),
    `Broshura\n${home}`,
  ].join('\n\n')
  const page = html`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${mail.subject}</title>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">${mail.subject}</h1>
${paragraphs.map((one) => html`<p style="margin:0 0 16px;white-space:pre-line">${one}</p>`)}
${button ? html`<p style="margin:24px 0"><a href="${button.url}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#14532d;color:#ffffff;font-weight:600;text-decoration:none">${button.label}</a></p>` : ''}
${quote ? html`<p style="margin:24px 0 8px;font-size:14px">${quote.title}</p><blockquote style="margin:0;padding:0 0 0 16px;border-left:3px solid #999;white-space:pre-line">${quote.text}</blockquote>` : ''}
${foot.map((line) => html`<p style="margin:16px 0 0;font-size:14px">${typeof line === 'string' ? line : html`<a href="${line.url}">${line.label}</a>`}</p>`)}
<p style="margin:32px 0 0"><a href="${home}">Broshura</a></p>
</div>
</body>
</html>
`
  return { ...mail, text: `${text}\n`, html: page.text }
}

/** The absolute URL of a page in a language. */
export function pageUrl(locale: Locale, path: string): string {
  return new URL(localePath(locale, path), env().SITE_URL).href
}
