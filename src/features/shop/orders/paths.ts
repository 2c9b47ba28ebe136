export const trackingPath = '/shop-order-tracking'

/** The page of an order for who has its token. */
export const orderPath = (key: string) => `${trackingPath}?key=${encodeURIComponent(key)}`

/** The place of the CMS that lists what does not agree in the books. */
export const booksPath = '/admin/orders#books'
