import { expect, it } from 'vitest'
import { newBrowser } from '../../auth/browser'
import { freshCms } from '../../setup/cms'
import { formOf } from '../checkout/shopper-kit'
import { reviewKit } from './review-kit'

const { payload } = await freshCms()
const kit = await reviewKit(payload)
const { writeReviewAction } = await import('@/features/shop/reviews/actions')
const { receivePictures } = await import('@/features/shop/reviews/pictures')
const { issueAccess } = await import('@/features/shop/orders/access')

async function opened() {
  const { order, line } = await kit.bought()
  return { line, key: await issueAccess(payload.db.drizzle, order.id) }
}
type Opened = Awaited<ReturnType<typeof opened>>

async function times<Answer>(count: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let time = 0; time < count; time += 1) answers.push(await send())
  return answers
}

it('is sent twenty times in an hour for one order, which leaves others alone', async () => {
  const [one, other] = [await opened(), await opened()]
  const written = { rating: '5', fit: 'true', title: 'Лека', text: 'Платът диша.', authorName: 'Мария' }
  const isTaken = async (of: Opened) => {
    const form = formOf({ ...written, ...of, script: '1' })
    const { to } = await newBrowser().run(() => writeReviewAction({ values: {} }, form))
    return to !== undefined
  }
  expect(await times(21, () => isTaken(one))).toEqual([...Array(20).fill(true), false])
  expect(await isTaken(other)).toBe(true)
})

it('takes thirty forms of pictures in an hour for one order, which leaves others alone', async () => {
  const [one, other] = [await opened(), await opened()]
  const problemOf = async (of: Opened) => {
    const url = `http://localhost/api/shop/review-pictures?${new URLSearchParams({ ...of, locale: 'bg' })}`
    const request = new Request(url, { method: 'POST', body: new FormData() })
    const headers = new Headers(request.headers)
    headers.set('content-length', '1000')
    const answer = await receivePictures(new Request(request, { headers }))
    return new URL(answer.headers.get('Location') ?? '', url).searchParams.get('problem')
  }
  expect(await times(31, () => problemOf(one))).toEqual([...Array(30).fill('review-gone'), 'rate-limit'])
  expect(await problemOf(other)).toBe('review-gone')
})
