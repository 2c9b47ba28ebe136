import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { frameStyles } from '@/domain/layouts'
import { messagesOf } from '@/i18n/translator'
import { OnPage } from '../../../../../../tests/setup/on-page'
import { headers } from './headers'

const { layout } = messagesOf('en')
const toys = { label: { text: 'Toys', lang: 'en' as const }, href: '/c/toys', links: [] }

function header(style: (typeof frameStyles)[number], menu: (typeof toys)[]): string {
  const Header = headers[style]
  return renderToStaticMarkup(
    <OnPage path="/en">
      <Header locale="en" menu={menu} search="" list="" cart="" account="" />
    </OnPage>,
  )
}

it.each(frameStyles)('header %s has no menu before there is a link for it', (style) => {
  const html = header(style, [])
  for (const name of [layout.menu, layout.menuMore, layout.categories])
    expect(html).not.toContain(`aria-label="${name}"`)
  expect(html).not.toContain('mega-button')
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/)
})

it.each(frameStyles)('header %s has the menu with its first link', (style) => {
  const html = header(style, [toys])
  expect(html).toContain('>Toys<')
  expect(html).toContain(`aria-label="${layout.menu}"`)
})
