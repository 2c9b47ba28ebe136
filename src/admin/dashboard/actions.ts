'use server'

import { isStaff } from '@collections/access/staff'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { cmsSystem } from '@/server/cms'
import { duplicateForNextWeek } from './duplicate'

/** Makes the copy for next week and opens it. */
export async function duplicateBrochure(form: FormData): Promise<void> {
  const id = z.uuid().parse(form.get('id'))
  const { user } = await (await cmsSystem()).auth({ headers: await headers() })
  if (!user || !isStaff(user)) redirect('/admin/login?redirect=/admin/broshura-dashboard')
  const copy = await duplicateForNextWeek(user, id)
  redirect(`/admin/collections/brochures/${copy}`)
}
