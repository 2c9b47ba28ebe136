import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { staffGuard } from './staff-guard'

const sentTo = (path: string) => staffGuard(new NextRequest(`http://localhost:3000${path}`)).headers.get('location')

it('a session of the site is tried at the CMS once, not again where Payload says that there is no account', () => {
  expect(sentTo('/admin/collections/brochures')).toContain('/api/auth/staff?next=%2Fadmin%2Fcollections%2Fbrochures')
  expect(sentTo('/admin/login?own=1')).toBeNull()
  expect(sentTo('/admin/create-first-user')).toBeNull()
})
