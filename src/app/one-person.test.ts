import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const shop = ['shop-cart', 'shop-checkout', 'shop-wishlist']
const pages = shop.map((name) => `src/app/(site)/[locale]/(framed)/(personal)/${name}/page.tsx`)

/** Such pages show no account's frame, and their forms are sent with the cookie of whoever is signed in by then. */
it.each([...pages, 'src/features/account/components/account-frame.tsx'])(
  '%s is loaded again once its person has gone',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain('<ReloadForAnother />')
  },
)
