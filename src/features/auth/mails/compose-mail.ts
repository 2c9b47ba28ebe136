import { createTranslator } from 'next-intl'
import { type Locale, localePath } from '@/i18n/routing'
import { env } from '@/server/env'
import type { Mail } from '@/server/mail'
import type { Delivery, MailKind } from './hook-message'

/** A sign-in mail in one language: its purpose, the link, the code, and what to do if one did not request it. */
export async function composeMail(
  kind: MailKind,
  { to, code, tokenHash }: Delivery,
  locale: Locale,
  next: string,
): Promise<Mail> {
  const { default: messages } = await import(`../../../../messages/${locale}.json`)
  const t = createTranslator({ locale, messages, namespace: `auth.mails` })
  const link = kind === 'reauthentication' ? '' : linkOf(kind, tokenHash, locale, next)
  const codeLine = code && t(link ? 'orCode' : 'code', { code })
  const parts = [t(`${kind}.text`), link && `${t(`${kind}.button`)}: ${link}`, codeLine, t('unasked')]
  return {
    to,
    subject: t(`${kind}.subject`),
    text: `${parts.filter(Boolean).join('\n\n')}\n\nBroshura\n${siteAddress(locale)}\n`,
    html: page(locale, [
      `<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(t(`${kind}.subject`))}</h1>`,
      paragraph(t(`${kind}.text`)),
      link &&
        `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#14532d;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(t(`${kind}.button`))}</a></p>`,
      codeLine && paragraph(codeLine),
      paragraph(t('unasked')),
    ]),
  }
}

function linkOf(kind: MailKind, tokenHash: string, locale: Locale, next: string): string {
  const url = new URL(localePath(locale, '/confirm'), env().SITE_URL)
  url.searchParams.set('token_hash', tokenHash)
  url.searchParams.set('type', kind)
  if (next) url.searchParams.set('next', next)
  return url.href
}

function siteAddress(locale: Locale): string {
  return new URL(localePath(locale, '/'), env().SITE_URL).href
}

function page(locale: Locale, parts: string[]): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
${parts.filter(Boolean).join('\n')}
<p style="margin:32px 0 0"><a href="${escapeHtml(siteAddress(locale))}">Broshura</a></p>
</div>
</body>
</html>
`
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
