export const callers = [
  'visitor',
  'customer',
  'other',
  'claimsAdmin',
  'editor',
  'admin',
  'expired',
  'wrongKey',
  'algNone',
  'otherIssuer',
  'crossSite',
] as const
export type Caller = (typeof callers)[number]

/** The status, and behind it where the answer leads. */
export type Answers = Record<Caller, string>

export interface Row {
  /** The method, and the path as in src/app, with `[id]`. */
  route: string
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

/** A customer is given one answer, everybody else another; a link on another site leads to the own page as any link does. */
const customers = (answer: string, nobody: string, more: Partial<Answers> = {}): Answers =>
  everybody(nobody, { customer: answer, other: answer, claimsAdmin: answer, crossSite: answer, ...more })

/** The proxy lets a customer on to the page. */
const guarded = (path: string): Row => ({
  route: `GET ${path}`,
  answers: customers('200', `307 /login?next=${encodeURIComponent(path)}`),
})

/** A call that changes something of one's own: never for another site. Here with nothing in it. */
const call = (path: string, answer: string): Row => ({
  route: `POST ${path}`,
  answers: customers(answer, '401', { crossSite: '400' }),
})

/** A call of the sign-in that anybody may make, but no other site's page. */
const openCall = (path: string, answer: string): Row => ({
  route: `POST ${path}`,
  answers: everybody(answer, { crossSite: '400' }),
})

/** Something of the customer's own, which for others does not exist. */
const own = (path: string): Row => ({
  route: `GET ${path}`,
  answers: customers('404', '401', { customer: '200', crossSite: '200' }),
})

export const guardedPages: Row[] = [
  guarded('/account-dashboard'),
  guarded('/account-orders'),
  guarded('/account-order-details'),
  guarded('/account-order-confirmation'),
  guarded('/account-return-request'),
  guarded('/account-return-request-detail'),
  guarded('/account-cancellation-requests'),
  guarded('/account-refund-requests-confirmed'),
  guarded('/account-review'),
  guarded('/account-downloads'),
  guarded('/account-profile'),
  guarded('/account-address'),
  guarded('/account-billing-address'),
  guarded('/account-shipping-address'),
  guarded('/account-payment-methods'),
  guarded('/account-shipping-methods'),
  guarded('/account-security'),
  guarded('/account-data'),
]

/** The pages of the sign-in itself: they decide for themselves whom they lead on. */
export const openPages = [
  'GET /login',
  'GET /login/code',
  'GET /registration',
  'GET /forget-password',
  'GET /new-password',
  'GET /confirm',
]

export const calls: Row[] = [
  call('/api/account/profile', '422'),
  call('/api/account/addresses', '422'),
  call('/api/account/picture', '413'),
  { route: 'GET /api/account/picture', answers: customers('404', '401') },
  call('/api/account/password', '422'),
  call('/api/account/email', '422'),
  call('/api/account/exports', '200'),
  { route: 'GET /api/account/exports', answers: customers('200', '401') },
  own('/api/account/exports/[id]'),
  { route: 'HEAD /api/account/downloads/[id]', answers: everybody('405') },
  own('/api/account/downloads/[id]'),
  call('/api/account/deletion', '422'),
  call('/api/account/deletion/keep', '200'),

  openCall('/api/auth/login', '400'),
  openCall('/api/auth/register', '400'),
  openCall('/api/auth/recover', '422'),
  openCall('/api/auth/otp', '422'),
  openCall('/api/auth/resend', '422'),
  openCall('/api/auth/verify', '422'),
  call('/api/auth/password', '422'),
  openCall('/api/auth/factors/challenge', '401'),
  openCall('/api/auth/factors/verify', '422'),
  openCall('/api/auth/session', '422'),
  { route: 'GET /api/auth/session', answers: everybody('200') },
  { route: 'GET /api/auth/oauth', answers: everybody('303 /login?problem=oauth') },
  { route: 'GET /api/auth/callback', answers: everybody('303 /login?problem=oauth') },
  { route: 'GET /api/auth/identities/linked', answers: everybody('303 /account-security?link=done') },
  { route: 'POST /api/auth/mail', answers: everybody('401') },
  {
    route: 'GET /api/auth/staff',
    answers: everybody('303 /admin/login?redirect=%2Fadmin&own=1', { crossSite: '403' }),
  },
  // Last: whoever is signed in is out afterwards.
  openCall('/api/auth/logout', '200'),
]

const forbidden = everybody('403')
const ownOrAdmin = { ...forbidden, customer: '200', other: '200', claimsAdmin: '200', admin: '200' }
const rest = (slug: string, answers: Answers): Row => ({ route: `GET /api/cms/${slug}`, answers })

/** The CMS's own REST: a customer comes with a token, staff by cookie, and a cookie that another site sends is none. */
export const restEntries: Row[] = [
  rest('customers', ownOrAdmin),
  rest('customer-pictures', ownOrAdmin),
  rest('addresses', ownOrAdmin),
  rest('sign-ins', ownOrAdmin),
  rest('data-exports', ownOrAdmin),
  rest('orders', ownOrAdmin),
  rest('returns', ownOrAdmin),
  rest('downloads', ownOrAdmin),
  rest('customer-files', ownOrAdmin),
  rest('reviews', everybody('200')),
  rest('audit-log', { ...forbidden, admin: '200' }),
]
