/** The pages of the account, which mails and other areas lead to. */
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
  kept: '/kept',
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
