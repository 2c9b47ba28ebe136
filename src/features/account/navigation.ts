export const accountPaths = {
  dashboard: '/account-dashboard',
  orders: '/account-orders',
  orderDetails: '/account-order-details',
  orderConfirmation: '/account-order-confirmation',
  returns: '/account-return-request',
  returnDetails: '/account-return-request-detail',
  cancellations: '/account-cancellation-requests',
  refunds: '/account-refund-requests-confirmed',
  reviews: '/account-review',
  downloads: '/account-downloads',
  lists: '/account-lists',
  wishlist: '/shop-wishlist',
  profile: '/account-profile',
  addresses: '/account-address',
  billingAddress: '/account-billing-address',
  shippingAddress: '/account-shipping-address',
  paymentMethods: '/account-payment-methods',
  shippingMethods: '/account-shipping-methods',
  follows: '/account-follows',
  security: '/account-security',
  data: '/account-data',
} as const

export type AccountPage = keyof typeof accountPaths

const link = <Key extends AccountPage>(key: Key) => ({ key, path: accountPaths[key] })

export const menuGroups = [
  { key: 'overview', links: [link('dashboard')] },
  { key: 'watching', links: [link('lists'), link('follows')] },
  {
    key: 'shopping',
    links: [
      link('wishlist'),
      link('orders'),
      link('returns'),
      link('cancellations'),
      link('refunds'),
      link('reviews'),
      link('downloads'),
    ],
  },
  {
    key: 'details',
    links: [link('profile'), link('addresses'), link('paymentMethods'), link('shippingMethods')],
  },
  { key: 'safety', links: [link('security'), link('data')] },
] as const

const parents: Partial<Record<AccountPage, AccountPage>> = {
  orderDetails: 'orders',
  orderConfirmation: 'orders',
  returnDetails: 'returns',
  billingAddress: 'addresses',
  shippingAddress: 'addresses',
}

export function currentMark(entry: AccountPage, page: AccountPage): 'page' | 'true' | undefined {
  if (entry === page) return 'page'
  return parents[page] === entry ? 'true' : undefined
}
