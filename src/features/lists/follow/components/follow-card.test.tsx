import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Hit } from '../hits/lowest-price'
import type { Follow } from '../types'
import { FollowCard } from './follow-card'

const follow: Follow = { id: 'a', kind: 'word', value: 'мляко', name: 'мляко', targetCents: null, mails: true }

function drawn(isReduced: boolean): string {
  const path = '/broshura/current'
  const hit: Hit = {
    ...{ title: 'Мляко', lang: 'bg', details: '', cents: 149, before: null, isReduced, unitPrice: null },
    edition: null,
    terms: ['2 for €2.50 · €1.25 each'],
    ...{ path, cover: null },
  }
  const news = { follow, hits: [hit], paths: [path], more: 0 }
  return renderToStaticMarkup(<FollowCard locale="en" follow={follow} news={news} end={null} />)
}

it('says that the name of a product is Bulgarian, and in the visitor’s language what it is', () => {
  const name = 'МЛЯКО КИСЕЛО САЯНА 2% 400ГР'
  const card = (kind: 'product' | 'category', locale: 'bg' | 'de') =>
    renderToStaticMarkup(<FollowCard locale={locale} follow={{ ...follow, kind, name }} news={undefined} end={null} />)
  expect(card('product', 'de')).toMatch(new RegExp(`<a [^>]*lang="bg"[^>]*>${name}</a>`))
  expect(card('product', 'de')).toContain('>Joghurt 2\u00a0%, 400 g</p>')
  expect(card('product', 'bg')).not.toContain('lang=')
  expect(card('category', 'de')).not.toMatch(/lang=|Joghurt/)
})

it('has only a really reduced price in the signal colour', () => {
  for (const isReduced of [false, true]) expect(drawn(isReduced)).toContain('€1.49')
  expect(drawn(true)).toContain('2 for €2.50 · €1.25 each')
  expect(drawn(true)).toContain('text-signal')
  expect(drawn(false)).not.toContain('text-signal')
})
