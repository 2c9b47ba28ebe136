/** The steps of the checkout, in their order; each is named in the address as `?step=`. */
export const steps = ['contact', 'delivery', 'payment', 'order'] as const
export type Step = (typeof steps)[number]

/** What each step asks. What a form does not send, such as an empty checkbox, counts as empty. */
export const stepFields = {
  contact: ['name', 'email', 'phone', 'invite'],
  delivery: ['method', 'address', 'street', 'street2', 'postcode', 'city', 'keep', 'town', 'point'],
  payment: ['payment', 'coupon', 'invoice', 'company', 'eik', 'vatNumber', 'invoiceAddress', 'note'],
  order: [],
} as const satisfies Record<Step, readonly string[]>

export type FieldName = (typeof stepFields)[Step][number]

/** What was typed, also where it is wrong: it is shown again. */
export type Typed = Partial<Record<FieldName, string>>

/** The questions of the page of delivery for a way that leads to a point: for which way the town, and the points of which town. */
export const shownFields = { town: 'townOf', points: 'pointsOf' } as const

/** The value of `address` for one that is not of the address book. */
export const newAddress = 'new'
