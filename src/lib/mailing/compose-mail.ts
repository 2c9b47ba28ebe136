import type { Locale } from '@/i18n/routing'
import type { Mail } from '@/server/mail/queue-mail'
import { type Html, html } from './html'
import { mailPage, pageUrl } from './layout'

type Link = { label: string; url: string }

interface Content {
  locale: Locale
  paragraphs: string[]
  table?: [label: string, amount: string][]
  button?: Link
  after?: string[]
  quote?: { title: string; text: string }
  foot?: (string | Link)[]
}

type Envelope = Pick<Mail, 'to' | 'subject' | 'headers' | 'replyTo'>

export function composeMail({ to, subject: line, headers, replyTo, ...content }: Envelope & Content): Mail {
  const subject = line.replaceAll(/[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]+/gu, ' ')
  return {
    to,
    subject,
    ...(headers && { headers }),
    ...(replyTo && { replyTo }),
    text: textOf(content),
    html: mailPage({ locale: content.locale, subject }, bodyOf(content)),
  }
}

function textOf({ locale, paragraphs, table, button, after = [], quote, foot = [] }: Content): string {
  const parts = [
    ...paragraphs,
    ...(table ? [table.map(([label, amount]) => `${label}: ${amount}`).join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...after,
    ...(quote ? [`${quote.title}\n${quote.text.replaceAll(/^/gm, '> ')}`] : []),
    ...foot.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`)),
    `Broshura\n${pageUrl(locale, '/')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function bodyOf({ paragraphs, table, button, after = [], quote, foot = [] }: Content): Html[] {
  return [
    ...paragraphs.map(paragraph),
    ...(table ? [tableOf(table)] : []),
    ...(button
      ? [
          html`<p style="margin:24px 0"><a class="button" href="${button.url}" style="display:inline-block;padding:12px 24px;border-radius:999px;font-weight:600;text-decoration:none">${button.label}</a></p>`,
        ]
      : []),
    ...after.map(paragraph),
    ...(quote
      ? [
          html`<p style="margin:24px 0 8px;font-size:14px">${quote.title}</p><blockquote class="line" style="margin:0;padding:0 0 0 16px;border-left-width:3px;border-left-style:solid;white-space:pre-line">${quote.text}</blockquote>`,
        ]
      : []),
    ...foot.map(
      (line) =>
        html`<p class="soft" style="margin:16px 0 0;font-size:14px">${typeof line === 'string' ? line : html`<a href="${line.url}">${line.label}</a>`}</p>`,
    ),
  ]
}

const tableOf = (rows: [label: string, amount: string][]) =>
  html`<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.map(([label, amount]) => html`<tr><td class="line" style="padding:6px 8px 6px 0;border-bottom-width:1px;border-bottom-style:solid">${label}</td><td class="line" style="padding:6px 0;border-bottom-width:1px;border-bottom-style:solid;text-align:right;white-space:nowrap">${amount}</td></tr>`)}</table>`

const paragraph = (text: string) => html`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`
