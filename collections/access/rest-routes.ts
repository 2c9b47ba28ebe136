import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from './roles'

/** `beginner`: staff that still owe a second factor and only reach their own account. */
type Caller = 'visitor' | 'customer' | 'beginner' | 'staff'

interface Route {
  slug: string
  method: Endpoint['method']
  path: string
}

/** Routes that we do not use, by collection; those of the two account collections issue sessions. */
const closedRoutes: Record<string, string[]> = {
  '': ['/og'],
  users: ['/init', '/first-register', '/unlock', '/verify/:id', '/:id/api-key/reveal'],
  customers: [
    '/init',
    '/first-register',
    '/unlock',
    '/verify/:id',
    '/:id/api-key/reveal',
    '/login',
    '/logout',
    '/me',
    '/refresh-token',
    '/forgot-password',
    '/reset-password',
  ],
}

const signIn = ['post /login', 'post /logout', 'get /me', 'post /forgot-password', 'post /reset-password']

const readings = ['get /', 'get /:id', 'get /file/:filename']

const ofCustomers = [
  'customers',
  'customer-pictures',
  'addresses',
  'sign-ins',
  'data-exports',
  'follows',
  'shopping-lists',
  'list-shares',
  'orders',
  'returns',
  'reviews',
  'review-pictures',
  'downloads',
  'customer-files',
]

export function callerOf(user: PayloadRequest['user']): Caller {
  if (isStaff(user)) return 'staff'
  if (user?.collection === 'users') return 'beginner'
  return user?.collection === 'customers' ? 'customer' : 'visitor'
}

export function isClosed(slug: string, path: string): boolean {
  return closedRoutes[slug]?.includes(path) ?? false
}

export function isOpenTo(caller: Caller, { slug, method, path }: Route): boolean {
  if (caller === 'staff') return true
  const route = `${method} ${path}`
  // The collection's own access rules decide what a beginner may do there.
  if (caller === 'beginner') return slug === 'users' || (slug === '' && route === 'get /access')
  if (slug === 'users') return signIn.includes(route)
  return caller === 'customer' && ofCustomers.includes(slug) && readings.includes(route)
}
