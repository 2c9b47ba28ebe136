import { z } from 'zod'
import { nextPath } from '@/features/auth/next-path'
import { enterAsStaff, type StaffEntry } from '@/features/auth/staff-entry'
import { isCmsPath, ownSignIn, siteSession } from '@/features/auth/staff-guard'
import { localePath } from '@/i18n/routing'
import { isSameOrigin } from '@/server/request-context'
import { AuthUnreachable } from '@/server/supabase'

const codeInput = z.object({ code: z.string().trim().min(1).max(40) })

/** Opens the CMS for an admin who is signed in on the site and redirects to `next`; see src/proxy.ts. */
export async function GET(request: Request): Promise<Response> {
  if (!isSameOrigin(request) && !isNavigation(request)) return answer(403)
  const wanted = nextPath(new URL(request.url).searchParams.get('next'), '/admin')
  const next = isCmsPath(new URL(wanted, request.url).pathname) ? wanted : '/admin'
  return answer(303, addressAfter(await enterAsStaff().catch(refusedWithoutAnswer), next))
}

export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return answer(403)
  const body: unknown = await request.json().catch(() => null)
  const given = codeInput.safeParse(body)
  const entry = given.success ? await enterAsStaff(given.data.code).catch(refusedWithoutAnswer) : null
  return answer(entry?.state === 'entered' ? 204 : 401)
}

/** Other sites may link here: a navigation gives no more than the visitor's own session does. */
function isNavigation({ headers }: Request): boolean {
  return headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
}

function refusedWithoutAnswer(error: unknown): StaffEntry {
  if (error instanceof AuthUnreachable) return { state: 'refused' }
  throw error
}

function addressAfter(entry: StaffEntry, next: string): string {
  if (entry.state === 'entered') return next
  if (entry.state === 'owes-staff-code') {
    return `/admin/login?${new URLSearchParams({ redirect: next, [ownSignIn]: '1', [siteSession]: '1' })}`
  }
  if (entry.state === 'refused') return `/admin/login?${new URLSearchParams({ redirect: next, [ownSignIn]: '1' })}`
  const back = `/api/auth/staff?${new URLSearchParams({ next })}`
  return `${localePath(entry.customer.language ?? 'bg', '/login/code')}?${new URLSearchParams({ next: back })}`
}

function answer(status: number, location?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (location) headers.set('Location', location)
  return new Response(null, { status, headers })
}
