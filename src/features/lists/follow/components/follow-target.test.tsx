import { expect, it } from 'vitest'
import { blankPage, ErrorPage, translate } from '../../../../../tests/setup/page'
import { FollowNote } from './follow-target'

const words = {
  follow: 'Follow',
  following: 'Followed',
  failed: 'Failed',
  notStored: 'Your browser has not stored it.',
  browserOnly: 'In this browser',
  byMail: 'By mail',
  mailsOff: 'No mails',
  needsEmail: 'No address',
  listLink: 'Your list',
  listHref: '/list',
  accountHref: '/account',
}

it('a product is followed no longer on a page that the browser has translated', async () => {
  const note = (followed: object | null) => (
    <ErrorPage>
      <FollowNote followed={followed} signedIn={false} problem="" words={words} />
    </ErrorPage>
  )
  const { draw } = await blankPage()
  const { root, redraw } = await draw(note({}))
  translate(root)
  expect(root.textContent).toBe('translated: In this browser translated: Your list')
  await redraw(note(null))
  expect(root.textContent).toBe('')
})
