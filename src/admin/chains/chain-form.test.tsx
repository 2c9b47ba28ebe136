import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { ChainForm } from './chain-form'

const own = 'Гама'

const chains = [
  { id: 1, name: 'Алфа', retailer: 'Друг магазин', isOwn: false },
  { id: 2, name: 'Бета', retailer: null, isOwn: false },
  { id: 3, name: own, retailer: 'Този магазин', isOwn: true },
]

it.each(locales)('shows in %s the chain of a shop, and first those that are no shop of ours', (locale) => {
  const { chains: words } = messagesOf(locale).admin
  const drawn = (shown: typeof chains | null, problem: 'unread' | 'unsaved' | null = null, isChanging = false) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Europe/Sofia" messages={{ admin: { chains: words } }}>
        <ChainForm chains={shown} problem={problem} isChanging={isChanging} onChange={async () => true} />
      </NextIntlClientProvider>,
    )
  const html = drawn(chains)
  expect(html).toMatch(new RegExp(`<li[^>]*><span[^>]*>${own}</span><button[^>]*>[^<]+</button>`))
  expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, id]) => id)).toEqual(['2', '1'])
  expect(html).toContain('Друг магазин')
  expect(html).not.toMatch(/admin\.chains|\{/)
  expect(drawn([])).toContain(words.none)
  expect(drawn(chains, 'unsaved')).toContain(words.unsaved)
  for (const isChanging of [false, true]) {
    const buttons = drawn(chains, null, isChanging).match(/<button[^>]*>/g)
    expect(buttons).toHaveLength(2)
    for (const button of buttons ?? []) expect(button).toContain(`aria-disabled="${isChanging}"`)
  }
  const unread = drawn(null, 'unread')
  expect(unread).toContain(words.title)
  expect(unread).toContain(words.unread)
  expect(unread).not.toMatch(/<select|<button/)
})
