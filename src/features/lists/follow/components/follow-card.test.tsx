import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Hit } from '../hits/lowest-price'
import type { Follow } from '../types'
import { FollowCard } from './follow-card'

const follow: Follow = { id: 'a', kind: 'word', value: 'мляко', name: 'мляко', targetCents: null, mails: true }

function drawn(isPlain: boolean): string {
  const path = '/broshura/current'
  const hit: Hit = {
    ...{ title: 'Мляко', lang: 'bg', details: '', cents: 149, before: null, isPlain, unitPrice: null },
    ...{ path, cover: null },
  }
  const news = { follow, hits: [hit], paths: [path], more: 0 }
  return renderToStaticMarkup(<FollowCard locale="en" follow={follow} news={news} end={null} />)
}

it('has a price in the price colour, unless it is called reduced and is not', () => {
  for (const isPlain of [false, true]) expect(drawn(isPlain)).toContain('€1.49')
  expect(drawn(false)).toContain('text-signal')
  expect(drawn(true)).not.toContain('text-signal')
})
