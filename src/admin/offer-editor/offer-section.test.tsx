import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import type { StoredOffer } from '@/features/editorial/offers/editing/types'
import { messagesOf } from '@/i18n/translator'
import { OfferEditorSection } from './offer-section'

const { offerEditor } = messagesOf('en')
const onPage = (title: string, pageNumber: number): StoredOffer => ({
  ...blankOffer,
  ...{ title, pageNumber, id: title, updatedAt: '' },
})

function drawn(all: StoredOffer[], elsewhere: StoredOffer[]): string {
  const act = vi.fn()
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Europe/Sofia" messages={{ offerEditor }}>
      <OfferEditorSection
        {...{ all, elsewhere, offers: [], categories: [], selected: null, focusAsked: 0 }}
        {...{ onSelect: act, onEdit: act, onRemove: act, onAdopt: act, onDraw: act, onMissed: act, onUndo: act }}
        pages={new Set([1, 2])}
        onBulk={() => Promise.resolve(true)}
      />
    </NextIntlClientProvider>,
  )
}

it('shows offers on a page that the file does not have, with ways to correct and delete them', () => {
  const markup = drawn([onPage('Milk', 2), onPage('Cheese', 3)], [])
  expect(markup).toContain('1 offer is on a page that this file does not have')
  expect(markup).toContain('aria-label="Edit: Cheese"')
  expect(markup).toContain('aria-label="Delete: Cheese"')
  expect(markup).not.toContain('Milk')
  expect(drawn([onPage('Milk', 2)], [])).not.toContain('that this file does not have')
})

it('takes over from another file only what is on a page of this one', () => {
  const markup = drawn([], [onPage('Milk', 2), onPage('Cheese', 3)])
  expect(markup).toContain('aria-label="Take over: Milk"')
  expect(markup).not.toContain('aria-label="Take over: Cheese"')
  expect(markup).toContain(offerEditor.elsewhere.otherPages)
  expect(drawn([], [onPage('Cheese', 3)])).not.toContain(offerEditor.elsewhere.adoptAll)
})
