import { expect, it } from 'vitest'
import { answerUnlessKnown } from './answer-unless-known'

const ask = (text: string, known?: string) => {
  const request = new Request('http://localhost/blog/rss.xml', { headers: known ? { 'if-none-match': known } : {} })
  return answerUnlessKnown(request, text, 'application/rss+xml')
}

it('a feed is not sent again to whom its tag is known, also from a proxy that compressed it', async () => {
  const first = ask('a feed')
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(await first.text()).toBe('a feed')
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) expect(ask('a feed', known).status).toBe(304)
  expect(ask('a feed', '"other"').status).toBe(200)
  expect(ask('another feed', etag).status).toBe(200)
})
