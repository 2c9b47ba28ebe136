import type { Caller } from './callers'

export type Answers = Record<Caller, string>

export interface Row {
  route: string
  path?: string
  form?: boolean
  answers: Answers
}

const everybody = (answer: string, more: Partial<Answers> = {}): Answers => ({
  visitor: answer,
  customer: answer,
  other: answer,
  claimsAdmin: answer,
  editor: answer,
  admin: answer,
  expired: answer,
  wrongKey: answer,
  algNone: answer,
  otherIssuer: answer,
  crossSite: answer,
  ...more,
})

/** Customers get one answer, everybody else another; a link on another site counts as an ordinary visit. */
const customers = (answer: string, nobody: string, more: Partial<Answers> = {}): Answers =>
  everybody(nobody, { customer: answer, other: answer, claimsAdmin: answer, crossSite: answer, ...more })

const forVisitors = (path: string): Row => ({
  route: `GET ${path}`,
  answers: customers('307 /account-dashboard', '200'),
})

const guarded = (route: string, path = route, more: Partial<Answers> = {}): Row => ({
  route: `GET ${route}`,
  path,
  answers: customers('200', `307 /login?next=${encodeURIComponent(path)}`, more),
})

/** A call that changes the caller's own data: refused for another site. */
const call = (route: string, answer: string, more: Partial<Answers> = {}): Row => ({
  route: `POST ${route}`,
  answers: customers(answer, '401', { crossSite: '400', ...more }),
})

/** A call of the sign-in that anybody may make, here with an empty body. */
const openCall = (route: string, answer: string, more: Partial<Answers> = {}): Row => ({
  route: `POST ${route}`,
  answers: everybody(answer, { crossSite: '400', ...more }),
})

/** Written by hand. `order`, `back`, `download` and `copy` are the customer's own documents in the test. */
export function accessTable({
  order,
  back,
  download,
  copy,
}: Record<'order' | 'back' | 'download' | 'copy', string>): Row[] {
  return [
    guarded('/account-dashboard'),
    guarded('/account-dashboard', '/de/account-dashboard', germanLogin('/de/account-dashboard')),
    guarded('/account-orders'),
    guarded('/account-order-details'),
    guarded('/account-order-details', `/account-order-details?order=${order}`, { other: '404', claimsAdmin: '404' }),
    guarded('/account-order-confirmation'),
    guarded('/account-order-confirmation', `/account-order-confirmation?order=${order}`, {
      other: '404',
      claimsAdmin: '404',
    }),
    guarded('/account-return-request'),
    guarded('/account-return-request-detail'),
    guarded('/account-return-request-detail', `/account-return-request-detail?return=${back}`, {
      other: '404',
      claimsAdmin: '404',
    }),
    guarded('/account-cancellation-requests'),
    guarded('/account-refund-requests-confirmed'),
    guarded('/account-review'),
    guarded('/account-downloads'),
    guarded('/account-lists'),
    guarded('/account-profile'),
    guarded('/account-address'),
    guarded('/account-billing-address'),
    guarded('/account-shipping-address'),
    guarded('/account-payment-methods'),
    guarded('/account-shipping-methods'),
    guarded('/account-follows'),
    guarded('/account-security'),
    guarded('/account-data'),
    forVisitors('/login'),
    { route: 'GET /login/code', answers: customers('307 /account-dashboard', '307 /login?next=%2Faccount-dashboard') },
    forVisitors('/registration'),
    { route: 'GET /forget-password', answers: everybody('200') },
    {
      route: 'GET /new-password',
      answers: customers('307 /forget-password', '307 /login?next=%2Fnew-password'),
    },
    { route: 'GET /confirm', answers: everybody('307 /login') },
    { route: 'GET /follow-end', answers: everybody('200') },
    { route: 'GET /newsletter', answers: everybody('200') },
    { route: 'GET /shop-order-tracking', answers: everybody('200') },
    { route: 'GET /shop-review', answers: everybody('200') },
    { route: 'POST /api/shop/review-pictures', form: true, answers: everybody('303 /shop-review') },
    {
      route: 'GET /api/shop/review-pictures/[filename]',
      path: '/api/shop/review-pictures/none.webp',
      answers: everybody('404'),
    },
    { route: 'GET /shop-withdrawal', answers: everybody('200') },
    { route: 'GET /shop-guest-data', answers: everybody('200') },
    { route: 'GET /stock-alert', answers: everybody('200') },
    { route: 'GET /our-gift-vouchers/reminder', answers: everybody('200') },
    { route: 'POST /api/shop/vouchers/print', form: true, answers: everybody('404', { crossSite: '403' }) },
    { route: 'GET /api/shop/documents/[id]', path: '/api/shop/documents/none', answers: everybody('404') },
    { route: 'GET /api/shop/payments/open', answers: everybody('200') },
    { route: 'GET /api/shop/payments/return', answers: everybody('303 /shop-order-tracking') },
    { route: 'POST /api/shop/payments/events', answers: everybody('400') },
    { route: 'GET /shop-cart', answers: everybody('200') },
    { route: 'GET /shop-checkout', answers: everybody('307 /shop-cart') },
    { route: 'GET /api/cart', answers: everybody('200') },
    { route: 'GET /shop-wishlist', answers: everybody('200') },
    { route: 'GET /api/shop/wishes', answers: everybody('200') },
    { ...openCall('/api/shop/wishes', '422', { crossSite: '403' }), form: true },
    { route: 'GET /api/shop/wishlist-mails', answers: everybody('303 /shop-wishlist?end=-') },
    { route: 'POST /api/shop/wishlist-mails', form: true, answers: everybody('404') },
    { route: 'GET /api/shop/alerts', answers: everybody('303 /stock-alert?token=') },
    { route: 'POST /api/shop/alerts', form: true, answers: everybody('404') },
    { route: 'GET /api/follows/end', answers: everybody('303 /follow-end?token=') },
    { route: 'POST /api/follows/end', form: true, answers: everybody('404') },
    { route: 'GET /api/newsletter/link', answers: everybody('303 /newsletter?token=') },
    { route: 'POST /api/newsletter/link', form: true, answers: everybody('404') },

    call('/api/account/follows', '404'),
    { route: 'GET /api/account/follows', answers: customers('200', '401') },
    { route: 'GET /api/account/news', answers: customers('200', '401') },
    call('/api/account/follows/end', '404'),
    { ...call('/api/account/picture', '415'), form: true },
    { route: 'GET /api/account/picture', answers: customers('404', '401') },
    { route: 'GET /api/account/exports', answers: customers('200', '401') },
    {
      route: 'GET /api/account/exports/[id]',
      path: `/api/account/exports/${copy}`,
      answers: customers('404', '401', { customer: '200', crossSite: '200' }),
    },
    {
      route: 'GET /api/account/downloads/[id]',
      path: `/api/account/downloads/${download}`,
      answers: customers('404', '401', { customer: '200', crossSite: '200' }),
    },
    {
      route: 'HEAD /api/account/downloads/[id]',
      path: `/api/account/downloads/${download}`,
      answers: everybody('405'),
    },

    call('/api/lists/sync', '422'),
    call('/api/lists/shares/new', '422'),
    call('/api/lists/shares/list', '422'),
    call('/api/lists/shares/end', '422'),
    openCall('/api/lists/shared', '422'),
    openCall('/api/lists/prices', '422'),
    openCall('/api/lists/found', '422'),
    openCall('/api/lists/notes', '422'),
    openCall('/api/lists/kinds', '422'),

    openCall('/api/auth/login', '400'),
    openCall('/api/auth/verify', '422'),
    openCall('/api/auth/password', '422'),
    openCall('/api/auth/factors/verify', '422'),
    openCall('/api/auth/session', '422'),
    { route: 'GET /api/auth/session', answers: everybody('200') },
    { route: 'GET /api/auth/oauth', answers: everybody('303 /login?problem=oauth') },
    { route: 'GET /api/auth/callback', answers: everybody('303 /login?problem=oauth') },
    {
      route: 'GET /api/auth/identities/link',
      answers: everybody('303 /account-security?link=refused', { visitor: '403', crossSite: '403' }),
    },
    { route: 'GET /api/auth/identities/linked', answers: everybody('303 /account-security?link=done') },
    { route: 'POST /api/auth/mail', answers: everybody('401') },
    { route: 'POST /api/auth/sms', answers: everybody('401') },
    {
      route: 'GET /api/auth/staff',
      answers: everybody('303 /admin/login?redirect=%2Fadmin&own=1', { crossSite: '403' }),
    },
    { route: 'POST /api/auth/staff', answers: everybody('401', { crossSite: '403' }) },
  ]
}

/** Must come last, because it ends the session. */
export const signOut = openCall('/api/auth/logout', '200')

function germanLogin(path: string): Partial<Answers> {
  const answer = `307 /de/login?next=${encodeURIComponent(path)}`
  return {
    visitor: answer,
    editor: answer,
    admin: answer,
    expired: answer,
    wrongKey: answer,
    algNone: answer,
    otherIssuer: answer,
  }
}

const toCmsSignIn = (path: string) =>
  `307 /admin/login${path === '/admin' ? '' : `?redirect=${encodeURIComponent(path)}`}`
const bySite = (path: string) => `307 /api/auth/staff?next=${encodeURIComponent(path)}`

const adminPage = (path: string, more: Partial<Answers> = {}): Row => ({
  route: `GET ${path}`,
  answers: everybody(bySite(path), { visitor: toCmsSignIn(path), editor: '200', admin: '200', ...more }),
})

/** The CMS checks the site's session first, which opens nothing for a customer. */
export const adminTable: Row[] = [
  adminPage('/admin'),
  adminPage('/admin/broshura-dashboard'),
  adminPage('/admin/searched-and-not-found'),
  adminPage('/admin/collections/brochures'),
  adminPage('/admin/collections/customers', { editor: '404' }),
  adminPage('/admin/collections/audit-log', { editor: '404' }),
]

const forbidden = everybody('403')
const own = { ...forbidden, customer: '200', other: '200', claimsAdmin: '200' }
const ownOrAdmin = { ...own, admin: '200' }

/** The CMS's REST: customers use a token, staff a cookie; a cookie on another site's request does not count. */
export const restTable: Record<string, Answers> = {
  customers: ownOrAdmin,
  'customer-pictures': ownOrAdmin,
  addresses: ownOrAdmin,
  'sign-ins': ownOrAdmin,
  'data-exports': ownOrAdmin,
  follows: own,
  'shopping-lists': own,
  'list-shares': own,
  orders: ownOrAdmin,
  returns: ownOrAdmin,
  downloads: ownOrAdmin,
  'customer-files': ownOrAdmin,
  reviews: { ...ownOrAdmin, editor: '200' },
  'review-pictures': { ...ownOrAdmin, editor: '200' },
  subscriptions: { ...forbidden, admin: '200' },
  'contact-messages': { ...forbidden, editor: '200', admin: '200' },
  'audit-log': { ...forbidden, admin: '200' },
  'price-imports': { ...forbidden, editor: '200', admin: '200' },
}

const noImport = '/api/cms/price-imports/00000000-0000-4000-8000-000000000000'

export const importCalls: Row[] = [
  {
    route: 'GET /api/cms/price-imports/[id]/rejected.csv',
    path: `${noImport}/rejected.csv`,
    answers: { ...forbidden, editor: '200', admin: '200' },
  },
  {
    route: 'POST /api/cms/price-imports/[id]/retry',
    path: `${noImport}/retry`,
    answers: { ...forbidden, admin: '404' },
  },
  {
    route: 'POST /api/cms/price-imports/[id]/accept',
    path: `${noImport}/accept`,
    answers: { ...forbidden, editor: '404', admin: '404' },
  },
  {
    route: 'POST /api/cms/price-imports/[id]/reject',
    path: `${noImport}/reject`,
    answers: { ...forbidden, editor: '404', admin: '404' },
  },
  {
    route: 'POST /api/cms/price-imports/[id]/withdraw',
    path: `${noImport}/withdraw`,
    answers: { ...forbidden, admin: '404' },
  },
]
