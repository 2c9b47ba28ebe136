import { productPath } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { oneClickHeaders, oneClickUrl } from '@/lib/mailing/one-click'
import { env } from '@/server/env'
import type { Mail } from '@/server/mail/queue-mail'
import { signedTokens } from '@/server/signed-token'
import { endOfWishMails } from '../wishlist/mails/end-mails'

export const { write: writeAlertToken, read: readAlertToken } = signedTokens('stock-alert', ['confirm', 'end'])

export const alertPath = '/stock-alert'

type AlertMail = {
  id: string
  email: string
  language: Locale
  slug: string
  title: string
  colour: string
  colourSlug: string
  size: string
  /** The customer on whose wishlist the variant is, where that is why the mail is sent. */
  wisher: string | null
}

function pageOf(token: string, language: Locale): string {
  return `${pageUrl(language, alertPath)}?${new URLSearchParams({ token })}`
}

function endLinks({ id, language }: AlertMail) {
  const token = writeAlertToken({ kind: 'end', id })
  return {
    page: pageOf(token, language),
    headers: oneClickHeaders(oneClickUrl('/api/shop/alerts', token, language)),
  }
}

const named = ({ title, colour, size }: AlertMail) => ({ product: title, colour, size })

export function composeAlertConfirmation(alert: AlertMail, askedAt: Date): Mail {
  const { id, email, language } = alert
  const t = translatorFor(language, 'stockAlert')
  const { page, headers } = endLinks(alert)
  return composeMail({
    to: email,
    locale: language,
    subject: t('mails.ask.subject'),
    paragraphs: [t('mails.ask.text', named(alert))],
    button: {
      label: t('mails.ask.button'),
      url: pageOf(writeAlertToken({ kind: 'confirm', id, madeAt: askedAt }), language),
    },
    foot: [t('mails.ask.unasked'), { label: t('mails.end'), url: page }],
    headers,
  })
}

/** Only an alert of a wishlist can be ended from this mail: any other alert ends with it. */
export function composeBackInStock(alert: AlertMail): Mail {
  const { email, language, slug, colourSlug, size, wisher } = alert
  const t = translatorFor(language, 'stockAlert')
  const query = new URLSearchParams({ color: colourSlug, size })
  return composeMail({
    to: email,
    locale: language,
    subject: t('mails.back.subject', named(alert)),
    paragraphs: [t('mails.back.text', named(alert))],
    button: {
      label: t('mails.back.button'),
      url: new URL(`${localePath(language, productPath(slug))}?${query}`, env().SITE_URL).href,
    },
    ...(wisher ? endOfWishMails(wisher, language) : { foot: [t('mails.back.once')] }),
  })
}
