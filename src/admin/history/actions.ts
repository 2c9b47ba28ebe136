'use server'

import { z } from 'zod'
import { formAction } from '@/lib/forms/form-action'
import { cmsAs, staffFrom } from '@/server/cms'
import { orNotFound } from '../or-not-found'
import { headers, notFound, redirect } from '../shell/server'

const wanted = z.object({ brochure: z.uuid(), file: z.uuid() })

/**
 * Puts an earlier PDF with its pages into the newest draft. The published version stays until the draft is published.
 */
export const returnToPdf = formAction(async (form) => {
  const user = await staffFrom(await headers())
  const { data } = wanted.safeParse(Object.fromEntries(form))
  if (!user)
    redirect(`/admin/login?redirect=${data ? `/admin/collections/brochures/${data.brochure}/versions` : '/admin'}`)
  if (!data) notFound()
  const { brochure, file } = data
  const { cms, rights } = await cmsAs(user)
  await orNotFound(
    cms.update({ collection: 'brochures', id: brochure, data: { file }, draft: true, depth: 0, ...rights }),
  )
  redirect(`/admin/collections/brochures/${brochure}`)
})
