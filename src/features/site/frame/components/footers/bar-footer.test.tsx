import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { frameStyles } from '@/domain/layouts'
import { messagesOf } from '@/i18n/translator'
import { OnPage } from '../../../../../../tests/setup/on-page'
import { footers } from './bar-footer'

const { layout } = messagesOf('en')
const titles = [layout.categories, layout.cities, layout.contact, layout.write]

type Content = { cities: { name: string; slug: string }[]; contactEmail: string | null; categories: string[] }

function footer(style: (typeof frameStyles)[number], { cities, contactEmail, categories }: Content): string {
  const Footer = footers[style]
  const settings = {
    tagline: { text: '', lang: 'en' as const },
    companyName: 'Broshura',
    companyAddress: null,
    contactEmail,
    groupName: null,
    groupWebsite: null,
    cities,
    headerStyle: '1' as const,
    footerStyle: style,
    launchAt: null,
  }
  const named = categories.map((slug) => ({ slug, name: { text: slug, lang: 'en' as const } }))
  return renderToStaticMarkup(
    <OnPage path="/en">
      <Footer locale="en" settings={settings} year="2026" categories={named} columns={[]} />
    </OnPage>,
  )
}

const filled = { cities: [{ name: 'Sofia', slug: 'sofia' }], contactEmail: 'we@example.com', categories: ['toys'] }

it.each(frameStyles)('footer %s of a new site has no title and no list without content', (style) => {
  const html = footer(style, { cities: [], contactEmail: null, categories: [] })
  for (const title of titles) expect(html).not.toContain(`>${title}<`)
  expect(html).not.toMatch(/<(ul|address)[^>]*><\/\1>/)
})

it.each(frameStyles)('footer %s shows categories, cities and the address as soon as there are any', (style) => {
  const html = footer(style, filled)
  for (const text of ['toys', 'Sofia', 'we@example.com']) expect(html).toContain(`>${text}<`)
})
