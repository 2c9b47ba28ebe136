import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { nextPath } from '@/features/account/auth/next-path'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { failedForm, fieldsOf } from '@/lib/forms/form-fields'
import { asCustomer, type Saved, type SignedInRequest } from './as-customer'
import { accountPaths } from './navigation'

type Save = (me: SignedInRequest, fields: Record<string, string>) => Promise<Saved>

/**
 * The customer's forms in a browser without JavaScript: does the same as our API, then redirects to the page that the form
 * names as `next`, or else to `path`.
 */
export async function submitAsCustomer(
  data: FormData,
  save: Save,
  path: string = accountPaths.dashboard,
): Promise<FormState> {
  const fields = fieldsOf(data)
  const saved = await asCustomer((me) => save(me, fields))
  if (!saved.ok) return failedForm(saved.problem, fields)
  redirect(nextPath(fields.next, localePath(localeSchema.parse(fields.locale), path)))
}
