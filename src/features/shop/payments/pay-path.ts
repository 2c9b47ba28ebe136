/** The page of ours that leads to the provider's. It makes that page where there is none, so it can be opened again and again. */
export const payPath = (accessToken: string) => `/api/shop/payments/open?key=${encodeURIComponent(accessToken)}`
