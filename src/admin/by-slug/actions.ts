'use server'

import { z } from 'zod'
import { isSlug } from '@/domain/slug'
import { defaultLocale } from '@/i18n/routing'
import { formAction } from '@/lib/forms/form-action'
import { cmsAs, staffFrom } from '@/server/cms'
import { orNotFound } from '../or-not-found'
import { headers, notFound, redirect } from '../shell/server'
import { findBySlug } from './find-by-slug'

const wanted = z.object({ slug: z.string().refine(isSlug), title: z.string().trim().min(1).max(120) })

export const createBrochureAt = formAction(async (form) => {
  const user = await staffFrom(await headers())
  const { data } = wanted.safeParse(Object.fromEntries(form))
  if (!user) redirect(`/admin/login?redirect=${data ? `/admin/broshura-create/${data.slug}` : '/admin'}`)
  if (!data) notFound()
  const known = await findBySlug(data.slug, user)
  if (known) redirect(`/admin/collections/brochures/${known}`)
  const { cms, rights } = await cmsAs(user)
  const draft = { collection: 'brochures', locale: defaultLocale, draft: true, depth: 0 } as const
  const { id } = await orNotFound(cms.create({ ...draft, data, ...rights }))
  redirect(`/admin/collections/brochures/${id}?locale=${defaultLocale}`)
})
