import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FollowsOf } from './my-follows'

const words = {
  kinds: { shop: 'Shop', category: 'Category', word: 'Word', product: 'Product' },
  end: 'Stop',
  below: 'below',
  failed: 'failed',
  inBrowser: 'in this browser only',
  inAccount: 'in your account',
  account: 'sign in for mails',
  manage: 'what is new',
}

const drawn = (signedIn: boolean) =>
  renderToStaticMarkup(
    <FollowsOf signedIn={signedIn} locale="en" accountHref="/en/account-follows" words={words} empty="nothing yet" />,
  )

describe('the page of what is followed', () => {
  it('leads whoever is signed in to their account and does not speak of the browser', () => {
    const page = drawn(true)
    for (const said of [words.inAccount, words.manage, '/en/account-follows']) expect(page).toContain(said)
    for (const wrong of [words.inBrowser, words.account, 'nothing yet']) expect(page).not.toContain(wrong)
  })

  it('shows what this browser follows to anybody else, and asks for no sign-in first', () => {
    const page = drawn(false)
    for (const said of [words.inBrowser, words.account, 'nothing yet']) expect(page).toContain(said)
  })
})
