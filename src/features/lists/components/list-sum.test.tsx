import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formatDay } from '@/design/format'
import { messagesOf } from '@/i18n/translator'
import { LaterItems } from './list-sum'

it('what is in no sum of today is named with the day on which its price begins', () => {
  const { lists, multiBuy, reduction } = messagesOf('bg')
  const labels = { ...lists.app, multiBuy, reduction }
  const drawn = (later: { id: string; from: string }[]) =>
    renderToStaticMarkup(<LaterItems sum={{ later }} locale="bg" labels={labels} titleOf={() => 'Масло'} />)
  const day = formatDay('2026-11-26', 'bg')
  expect(drawn([{ id: 'offer:a', from: '2026-11-26' }])).toContain(`Още не влиза в сметката: Масло (важи от ${day})`)
  expect(drawn([])).toBe('')
})
