import { z } from 'zod'
import { languageNames } from '@/features/site/frame/language-names'
import { isLocale } from '@/i18n/routing'
import { type Html, html } from '@/lib/mailing/html'
import { addressHtml, addressShape, eachAs, sentences, text } from './parts'

const customer = z.object({
  name: text,
  email: text,
  phone: text,
  language: text,
  createdAt: text,
  secondFactor: z.boolean().nullish(),
  termsAcceptedAt: text,
  deletionDueAt: text,
  confirmedEmails: z.array(z.string()).catch([]),
  emailChange: text,
})

export const customers = eachAs(customer, (one, { t, day }) => {
  const { name, email, phone, language, confirmedEmails, emailChange } = one
  const facts: [string, string][] = [
    [t('about.name'), name],
    [t('about.email'), email],
    [t('about.phone'), phone],
    [t('about.language'), isLocale(language) ? languageNames[language] : ''],
  ]
  const list = facts.filter(([, value]) => value).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)
  return html`<dl>${list}</dl>${sentences(
    one.createdAt && t('about.since', { day: day(one.createdAt) }),
    t(one.secondFactor ? 'about.secondFactor' : 'about.noSecondFactor'),
    confirmedEmails.length > 0 ? t('about.confirmed', { emails: confirmedEmails.join(', ') }) : '',
    emailChange && t('about.emailChange', { email: emailChange }),
    one.termsAcceptedAt && t('about.terms', { day: day(one.termsAcceptedAt) }),
    one.deletionDueAt && t('about.deletion', { day: day(one.deletionDueAt) }),
  )}`
})

export const addresses = eachAs(addressShape, (address, words) => addressHtml(address, words))

const picture = z.object({ filename: text, createdAt: text })

export const customerPictures = eachAs(
  picture,
  ({ filename, createdAt }, { t, day }): Html =>
    html`<p><img src="customer-pictures/${filename}" alt=""></p>${sentences(createdAt && t('picture', { day: day(createdAt) }))}`,
)
