import { type AccountPage, accountPaths } from '@/lib/account-paths'

const link = <Key extends AccountPage>(key: Key) => ({ key, path: accountPaths[key] })

export const menuGroups = [
  { key: 'overview', links: [link('dashboard')] },
  { key: 'watching', links: [link('lists'), link('follows'), link('kept')] },
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
