'use client'

import { Link } from '../shell/link'
import './ready-list.css'
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { Check, CircleDashed } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { isUnderWay } from '@/domain/brochure-import'
import { relationId } from '@/domain/relation-id'
import { isSlug } from '@/domain/slug'
import { locales } from '@/i18n/routing'
import { useImportState } from '../import-panel/api'
import { useTexts } from '../languages/language-chips'
import { type LanguageTexts, missingIn } from '../languages/missing-texts'

const summary = z.object({ count: z.number(), elsewhere: z.array(z.string()) })

type Offers = z.infer<typeof summary>

function useOffers(brochure: string | undefined): Offers {
  const { lastUpdateTime } = useDocumentInfo()
  const [offers, setOffers] = useState<Offers>({ count: 0, elsewhere: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save asks again
  useEffect(() => {
    if (!brochure) return
    const leaving = new AbortController()
    fetch(`/api/cms/brochures/${brochure}/offers/summary`, { credentials: 'same-origin', signal: leaving.signal })
      .then(async (response) => {
        const answer = summary.safeParse(await response.json())
        if (answer.success) setOffers(answer.data)
      })
      .catch(() => {
        // On a network error the last count stays.
      })
    return () => leaving.abort()
  }, [brochure, lastUpdateTime])
  return offers
}

const shown = z.object({ _status: z.nullish(z.string()) })

/** Of a shop that is not published visitors see no brochure. Null until it is known, and without a connection. */
function useShopStatus(shop: string | null): string | null {
  const [known, setKnown] = useState<{ shop: string; status: string | null } | null>(null)
  useEffect(() => {
    if (!shop) return
    const leaving = new AbortController()
    const url = `/api/cms/retailers/${shop}?depth=0&select[_status]=true`
    fetch(url, { credentials: 'same-origin', signal: leaving.signal })
      .then(async (response) => {
        const answer = shown.safeParse(await response.json())
        if (answer.success) setKnown({ shop, status: answer.data._status ?? null })
      })
      .catch(() => {
        // Publishing asks again.
      })
    return () => leaving.abort()
  }, [shop])
  return known?.shop === shop ? known.status : null
}

const named = 5

type Item = {
  name: 'file' | 'pages' | 'languages' | 'address' | 'days' | 'shop' | 'offers' | 'elsewhere'
  done: boolean
  words: string
  field: string
}

/** Optional: brochures can be published without offers. */
const ofOffers: Item['name'][] = ['offers', 'elsewhere']

export function ReadyList({ stored }: { stored: LanguageTexts }) {
  const t = useTranslations('brochureReady')
  const { id } = useDocumentInfo()
  const brochure = id === undefined ? undefined : String(id)
  const items = useItems(brochure, stored)
  const missing = items.filter(({ done, name }) => !done && !ofOffers.includes(name)).length
  return (
    <section className="ready-list field-type" aria-labelledby="ready-list-title">
      <h3 id="ready-list-title" className="field-label">
        {t('title')}
      </h3>
      <ul>
        {items.map(({ name, done, words, field }) => (
          <li key={name} data-item={name} data-done={done}>
            {done ? <Check size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
            {ofOffers.includes(name) && brochure ? (
              <Link href={`/admin/collections/brochures/${brochure}/offers`} prefetch={false}>
                {words}
              </Link>
            ) : (
              <button type="button" onClick={() => focusField(field)}>
                {words}
              </button>
            )}
            <span className="ready-list__hidden">{t(done ? 'done' : 'open')}</span>
          </li>
        ))}
      </ul>
      <p role="status">{missing === 0 ? t('ready') : t('missing', { count: missing })}</p>
    </section>
  )
}

const useValue = (name: string) => useFormFields(([fields]) => fields[name]?.value)

function useItems(brochure: string | undefined, stored: LanguageTexts): Item[] {
  const t = useTranslations('brochureReady.items')
  const { code: locale } = useLocale()
  const file = relationId(useValue('file'))
  const slug = useValue('slug')
  const validFrom = useValue('validFrom')
  const validTo = useValue('validTo')
  const retailer = useValue('retailer')
  const category = useValue('category')
  const shopHidden = useShopStatus(relationId(retailer)) === 'draft'
  const texts = useTexts(stored)
  const { state } = useImportState({ brochure, locale, file })
  const { count, elsewhere } = useOffers(brochure)

  function elsewhereWords(all: string[]) {
    const titles = all.slice(0, named).join(', ')
    const more = all.length - named
    return t('elsewhere', {
      count: all.length,
      titles: more > 0 ? t('elsewhereMore', { titles, count: more }) : titles,
    })
  }

  const pages = state?.pages.filter(({ hidden }) => !hidden).length ?? 0
  const reading = state?.latest ? isUnderWay[state.latest.status] : false
  const languages = locales.filter((each) => missingIn(texts[each]) !== 'ready')
  const days = Boolean(validFrom && validTo && String(validFrom) <= String(validTo))
  const chosen = Boolean(retailer && category)
  const shop = chosen && !shopHidden
  const missingText = missingIn(texts.bg).startsWith('missingS') ? 'summary' : 'title'
  return [
    { name: 'file', done: file !== null, words: t('file', { done: String(file !== null) }), field: 'file' },
    { name: 'pages', done: pages > 0, words: t('pages', { count: pages, reading: String(reading) }), field: 'file' },
    {
      name: 'languages',
      done: languages.length === 0,
      words: t('languages', { done: String(languages.length === 0), languages: languages.join(', ').toUpperCase() }),
      field: missingText,
    },
    {
      name: 'shop',
      done: shop,
      words: shopHidden ? t('shopHidden') : t('shop', { done: String(shop) }),
      field: retailer && !shopHidden ? 'category' : 'retailer',
    },
    { name: 'address', done: isSlug(slug), words: t('address', { done: String(isSlug(slug)) }), field: 'slug' },
    { name: 'days', done: days, words: t('days', { done: String(days) }), field: validFrom ? 'validTo' : 'validFrom' },
    { name: 'offers', done: count > 0, words: t('offers', { count }), field: 'title' },
    ...(elsewhere.length > 0
      ? [{ name: 'elsewhere' as const, done: false, words: elsewhereWords(elsewhere), field: 'title' }]
      : []),
  ]
}

function focusField(name: string) {
  const place = document.getElementById(`field-${name}`)
  const field = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('input, textarea, button')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
