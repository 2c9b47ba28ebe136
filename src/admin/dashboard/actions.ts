'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { staffFrom } from '@/server/cms'
import { duplicateForNextWeek } from './duplicate'

/** Creates the copy for next week and opens it. */
export async function duplicateBrochure(form: FormData): Promise<void> {
  const id = z.uuid().parse(form.get('id'))
  const user = await staffFrom(await headers())
  if (!user) redirect('/admin/login?redirect=/admin/broshura-dashboard')
  const copy = await duplicateForNextWeek(user, id)
  redirect(`/admin/collections/brochures/${copy}`)
}
