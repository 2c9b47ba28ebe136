import { expect, it } from 'vitest'
import { daysKept } from '@/features/counts/shop-counts'
import { weeksKept } from '@/features/search/missed/read-missed'
import { guestDays, undoDays } from '@/features/shop/browse/wishlist/limits'
import { cartDays } from '@/features/shop/checkout/cart/server/store-cart'
import { storedNames } from '@/features/site/privacy/stored-items'
import { locales } from '@/i18n/routing'
import bg from '../../messages/bg.json'
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import ru from '../../messages/ru.json'
import { type LegalText, legalSlugs, legalText } from './legal-pages'
import { footerColumns } from './menus'

const count = ({ text }: LegalText, pattern: RegExp) => text.match(pattern)?.length ?? 0

const kinds = {
  headings: /^## /gm,
  points: /^(?:-|\d+\.) /gm,
  links: /\]\(/g,
  placeholders: /\[[^\]]+\](?!\()/g,
  paragraphs: /\n\n/g,
}

it.each(legalSlugs)('says the same of %s in every language', (slug) => {
  const shapes = locales.map((locale) => {
    const text = legalText(slug, locale)
    return Object.fromEntries(Object.entries(kinds).map(([kind, pattern]) => [kind, count(text, pattern)]))
  })
  for (const shape of shapes) expect(shape).toEqual(shapes[0])
})

it.each(legalSlugs)('links from %s to the same places in every language', (slug) => {
  const targets = locales.map((locale) =>
    [...legalText(slug, locale).text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to),
  )
  for (const places of targets) expect(places).toEqual(targets[0])
})

it.each(legalSlugs)('has a title and a summary of %s in every language that fit their fields', (slug) => {
  const texts = locales.map((locale) => legalText(slug, locale))
  expect(new Set(texts.map(({ title }) => title)).size).toBe(locales.length)
  for (const { title, summary } of texts) {
    expect(title.length).toBeLessThanOrEqual(120)
    expect(summary.length).toBeGreaterThan(20)
    expect(summary.length).toBeLessThanOrEqual(300)
  }
})

it('are what the footer leads to: public pages, and a text of its own for returns, privacy and data protection', () => {
  const targets = footerColumns.flatMap(({ links }) => links.map(({ to }) => to))
  expect(targets.filter((to) => to.includes('/account'))).toEqual([])
  const slugs = targets.flatMap((to) => to.match(/^\/(?:legal\/)?(returns|privacy|gdpr)$/)?.[1] ?? [])
  expect(slugs.sort()).toEqual(['gdpr', 'privacy', 'returns'])
  for (const locale of locales) {
    const texts = slugs
      .flatMap((slug) => legalSlugs.filter((known) => known === slug))
      .map((slug) => legalText(slug, locale))
    expect(new Set(texts.map(({ text }) => text)).size).toBe(3)
    expect(new Set(texts.map(({ title }) => title)).size).toBe(3)
  }
})

it.each(locales)(
  'names in %s everything that a browser may keep, and for how long the shop and the counts keep what they are told',
  (locale) => {
    const { text } = legalText('privacy', locale)
    const names = Object.values(storedNames).flatMap((places) => Object.values(places).flat())
    // Of the CMS's cookies, those of staff must be named; where a name varies, its beginning.
    const named = names.filter((name) => name !== 'payload-*').map((name) => name.replace(/\*$/, ''))
    expect(named.filter((name) => !new RegExp(`(?<![a-z-])${RegExp.escape(name)}(?![a-z])`).test(text))).toEqual([])
    const inOrder = [cartDays, undoDays].map((days) => legalText('gdpr', locale).text.indexOf(` ${days} `))
    expect(guestDays).toBe(cartDays)
    const counts = new RegExp(`^- .*: ${daysKept} \\S+ .*: ${weeksKept} \\S+$`, 'm')
    expect(legalText('gdpr', locale).text).toMatch(counts)
    expect(inOrder.every((at) => at > 0)).toBe(true)
  },
)

/** In the order of the text: the log, every confirmed mailbox, recovery codes, and gifts longer than the wish. */
const alsoKept = {
  bg: ['Входовете, успешни и неуспешни', 'имейл, който сте потвърдили', 'кодовете Ви за възстановяване', 'подарък'],
  de: ['gelungene wie fehlgeschlagene', 'jede E-Mail-Adresse, die du bestätigt', 'Wiederherstellungscodes', 'Geschenk'],
  en: ['Sign-ins, successful or not', 'every email address you have confirmed', 'your recovery codes', 'A gift'],
  ru: ['Входы, успешные и неуспешные', 'который вы подтвердили', 'кодов восстановления', 'Отмеченный подарок'],
} as const

it.each(locales)('names in %s what the account keeps unseen, and what every script of the site may read', (locale) => {
  const [log, mailboxes, codes, gift] = alsoKept[locale]
  const { text } = legalText('gdpr', locale)
  for (const words of [log, mailboxes, codes]) expect(text).toContain(words)
  expect(text).toMatch(new RegExp(`^- [^:]*${gift}[^:]*: .* ${undoDays} `, 'm'))
  const phone = { bg: 'телефона', de: 'Telefonnummer', en: 'telephone number', ru: 'телефон' }[locale]
  expect(legalText('privacy', locale).text).toMatch(new RegExp(`auth_user [^;]*${phone}`))
})

const messages = { bg, de, en, ru }

it.each(locales)(
  'names the withdrawal function in %s as its button does, wherever it says how to withdraw',
  (locale) => {
    const { layout, orderMails } = messages[locale]
    const pages = (['terms', 'returns', 'withdrawal-form'] as const).map((slug) => legalText(slug, locale).text)
    for (const text of pages) expect(text).toMatch(new RegExp(`\\[.${layout.withdraw}.\\]\\(/shop-withdrawal\\)`))
    for (const text of [orderMails.withdrawal.text, orderMails.giftVoucher.withdrawal])
      expect(text).toContain(layout.withdraw)
  },
)

it.each(locales)('are called in %s as the page is, where an order links to data protection', (locale) => {
  expect(messages[locale].checkout.terms).toContain(`<privacy>${legalText('gdpr', locale).title}</privacy>`)
})
