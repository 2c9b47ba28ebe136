'use server'

import { sql } from '@payloadcms/db-postgres'
import { redirect } from 'next/navigation'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { formAction } from '@/lib/forms/action-arguments'
import { db } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { reminderPath, reminderTokens } from './reminder-link'

const { giftCards: g } = tables.shop

export const remindAction = formAction(async (data) => {
  const path = localePath(localeSchema.parse(data.get('locale')), reminderPath)
  const token = reminderTokens.read(data.get('key'))
  if (!token) redirect(path)
  await (await db()).execute(sql`
    update ${g} set ${named(g, 'wantsReminder')} = true where ${g.id} = ${token.id}`)
  redirect(`${path}?done=1`)
})
