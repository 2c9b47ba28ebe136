'use client'

import { useDocumentInfo, useField, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as z from 'zod/mini'
import { readableSlug } from '@/domain/official-latin'
import { typedTextsOf } from '@/i18n/other-languages'
import { defaultLocale } from '@/i18n/routing'

const answer = z.object({ slug: z.nullable(z.string()) })
const pauseMs = 500

/** Whether a slug was made of a title, perhaps with a number because others have the same. */
function isOfTitle(slug: string, title: string): boolean {
  const own = readableSlug(title)
  return slug === '' || (own !== '' && slug.startsWith(own) && /^(-\d+)?$/.test(slug.slice(own.length)))
}

/** The address follows the Bulgarian title, whatever language the form is in, in Latin letters, until somebody edits it or the document is published. */
export function SlugOfTitle() {
  const { id, hasPublishedDoc, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { value: slug, setValue } = useField<string>({ path: 'slug' })
  const { getField } = useForm()
  const own = useFormFields(([fields]) => String(fields.title?.value ?? ''))
  const beside = typedTextsOf(useFormFields(([fields]) => fields['otherLanguages.title']?.value))[defaultLocale]
  const title = locale === defaultLocale ? own : beside?.now
  const followed = useRef(locale === defaultLocale ? own : null)

  const follow = useEffectEvent(async (signal: AbortSignal) => {
    const before = followed.current ?? beside?.was ?? ''
    if (!id || hasPublishedDoc || !title || !isOfTitle(slug ?? '', before)) return
    const sent = await fetch(`/api/cms/${collectionSlug}/${id}/address`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ title }),
      signal,
    }).catch(() => null)
    const found = answer.safeParse(await sent?.json().catch(() => null)).data?.slug
    // Somebody may have typed an address meanwhile.
    if (!found || signal.aborted || getField('slug')?.value !== slug) return
    followed.current = title
    setValue(found)
  })

  useEffect(() => {
    if (!title || title === followed.current) return
    const leaving = new AbortController()
    const timer = setTimeout(() => void follow(leaving.signal), pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [title])

  return null
}
