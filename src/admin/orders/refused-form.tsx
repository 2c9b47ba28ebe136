import { readTyped } from '@/features/shop/goods/staff-work/typed'
import { db } from '@/server/cms'
import { adminTranslations } from '../admin-translations'
import { workAction } from './orders-only'
import { TypedAgain } from './typed-again'

type Props = { staff: string; search: Record<string, unknown> | undefined; language: string }

export async function RefusedForm({ staff, search, language }: Props) {
  const typed = search?.typed ? await readTyped(await db(), staff, search.typed) : null
  if (!typed) return null
  const words = typed.field && typed.why ? adminTranslations(language)(`orders.refusals.${typed.why}`) : ''
  return <TypedAgain typed={typed} action={workAction(typed.form)} words={words} />
}
