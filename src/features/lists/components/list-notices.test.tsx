import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/i18n/translator'
import { newList } from '../changes'
import type { SyncState } from '../client/sync'
import { ListNotices } from './list-notices'

const { lists, multiBuy, reduction } = messagesOf('en')
const labels = { ...lists.app, multiBuy, reduction }
const entry = { key: 'main', list: newList('main', '', 0), revision: 0, dirty: false, share: null }

const said = (state: SyncState) =>
  /<div role="status"[^>]*>(.*?)<\/div><p/.exec(
    renderToStaticMarkup(
      <ListNotices current={entry} owner={null} state={state} oldPrices={false} locale="en" labels={labels} />,
    ),
  )?.[1]

it('says to a screen reader that the list is not sent', () => {
  expect(said('idle')).toBe('')
  expect(said('waiting')).toContain(labels.waiting)
  expect(said('set-aside')).toContain(labels.setAside)
  expect(said('refused')).toContain(labels.refused)
})
