'use server'

import { z } from 'zod'
import { formAction } from '@/lib/forms/form-action'
import { staffFrom } from '@/server/cms'
import { orNotFound } from '../or-not-found'
import { headers, notFound, redirect } from '../shell/server'
import { duplicateForNextWeek } from './duplicate'

export const duplicateBrochure = formAction(async (form) => {
  const user = await staffFrom(await headers())
  if (!user) redirect('/admin/login?redirect=/admin/broshura-dashboard')
  const { data: id } = z.uuid().safeParse(form.get('id'))
  if (!id) notFound()
  const copy = await orNotFound(duplicateForNextWeek(user, id))
  redirect(`/admin/collections/brochures/${copy}`)
})
