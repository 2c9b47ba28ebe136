'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { cmsAs, staffFrom } from '@/server/cms'

const wanted = z.object({ brochure: z.uuid(), file: z.uuid() })

/** Gives the newest draft an earlier PDF again, with its pages. What is public stays until the draft is published. */
export async function returnToPdf(form: FormData): Promise<void> {
  const { brochure, file } = wanted.parse(Object.fromEntries(form))
  const user = await staffFrom(await headers())
  if (!user) redirect(`/admin/login?redirect=/admin/collections/brochures/${brochure}/versions`)
  const { cms, rights } = await cmsAs(user)
  await cms.update({ collection: 'brochures', id: brochure, data: { file }, draft: true, depth: 0, ...rights })
  redirect(`/admin/collections/brochures/${brochure}`)
}
