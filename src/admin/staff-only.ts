import { isStaff } from '@collections/access/roles'
import type { AdminViewServerProps } from 'payload'
import type { CmsUser } from '@/server/cms-user'
import { redirect } from './shell/server'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'searchParams'>

/**
 * Payload serves custom views to everybody. Visitors are redirected to the sign-in and back to `path`; customers get
 * Payload's refusal.
 */
export function staffOnly({ initPageResult, searchParams }: Props, path: string): CmsUser {
  const { user } = initPageResult.req
  if (user && isStaff(user)) return user
  // A member of staff without access yet has to set up a second factor.
  if (user) redirect(user.collection === 'users' ? '/admin/account' : '/admin/unauthorized')
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams ?? {})) {
    if (typeof value === 'string') query.set(name, value)
  }
  const text = query.toString()
  redirect(`/admin/login?${new URLSearchParams({ redirect: text ? `${path}?${text}` : path })}`)
}
