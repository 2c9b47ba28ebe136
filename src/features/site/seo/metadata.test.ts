import { expect, it } from 'vitest'
import { pageMetadata } from './metadata'

it.each([
  ['bg', 'bg_BG'],
  ['de', 'de_DE'],
  ['en', 'en_GB'],
  ['ru', 'ru_RU'],
] as const)('says the language of a shared page as Open Graph knows it (%s)', (locale, known) => {
  const { openGraph } = pageMetadata({ locale, path: '/prices', title: 'Prices' })
  expect(openGraph?.locale).toBe(known)
})
