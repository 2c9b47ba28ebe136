import { describe, expect, it } from 'vitest'
import { newsAround, newsOfMail } from './news'

const followedAt = new Date('2026-10-01T12:00:00Z')
const last = { week: '2026-11-12', at: new Date('2026-11-12T07:00:05Z') }

describe('the news of a mail', () => {
  it('begin where those of the mail before end, to the second and to the day', () => {
    const news = newsOfMail('2026-11-19', last, followedAt)
    expect(news).toEqual({ since: last.at, from: '2026-11-19', until: '2026-11-26' })
    expect(newsOfMail('2026-11-26', { week: '2026-11-19', at: last.at }, followedAt).from).toBe(news.until)
  })

  it('reach back further when no mail was sent for weeks', () => {
    expect(newsOfMail('2026-12-03', last, followedAt)).toEqual({
      since: last.at,
      from: '2026-11-19',
      until: '2026-12-10',
    })
  })

  it.each([
    ['the first mail', null, followedAt],
    ['what is followed only since the last mail', last, new Date('2026-11-15T12:00:00Z')],
  ])('of %s are those of a whole week', (_, before, since) => {
    expect(newsOfMail('2026-11-19', before, since)).toEqual(newsAround('2026-11-19'))
    expect(newsAround('2026-11-19')).toMatchObject({ from: '2026-11-12', until: '2026-11-26' })
  })
})
