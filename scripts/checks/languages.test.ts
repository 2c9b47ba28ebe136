import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultLocale, isLocale, locales } from '@/i18n/routing'

const files = globSync(['{src,collections,scripts,public,deploy}/**/*.{ts,tsx,js,vcl}', 'next.config.ts'], {
  exclude: ['**/*.test.ts', '**/*.test.tsx', 'src/server/db/tables/cms.ts'],
})
const whole = [locales, locales.filter((locale) => locale !== defaultLocale)].map((list) => list.join())

it('whatever spells languages out spells all of them', () => {
  const spelled = /\b[a-z]{2}(?:\|[a-z]{2}){2,}(?![a-z])|\['[a-z]{2}'(?:, '[a-z]{2}'){2,}\]/g
  const left = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(spelled)]
      .map(([text]) => text.match(/[a-z]{2}/g) ?? [])
      .filter((found) => found.every(isLocale) && !whole.includes(found.join()))
      .map((found) => `${file}: ${found.join('|')}`),
  )
  expect(left).toEqual([])
})
