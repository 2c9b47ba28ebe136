export const steps = ['contact', 'delivery', 'payment', 'order'] as const
export type Step = (typeof steps)[number]

/** Missing fields, such as an unchecked checkbox, count as empty. */
export const stepFields = {
  contact: ['name', 'email', 'phone', 'invite'],
  delivery: ['method', 'address', 'street', 'street2', 'postcode', 'city', 'keep', 'town', 'point'],
  payment: ['payment', 'coupon', 'invoice', 'company', 'eik', 'vatNumber', 'invoiceAddress', 'note'],
  order: [],
} as const satisfies Record<Step, readonly string[]>

type FieldName = (typeof stepFields)[Step][number]

export type Typed = Partial<Record<FieldName, string>>

/** Hidden fields that tell for which method the form has asked the town, and for which town it has listed points. */
export const shownFields = { town: 'townOf', points: 'pointsOf' } as const

export const newAddress = 'new'
