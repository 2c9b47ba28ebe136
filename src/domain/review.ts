export const stars = [1, 2, 3, 4, 5] as const

export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]

export const reviewStatuses = ['pending', 'published', 'refused'] as const

/** A low rating is no reason: bad reviews are never hidden for being bad (directive 2005/29/EC, annex I, point 23c). */
export const reviewRefusals = ['insult', 'personal-data', 'off-topic', 'advert', 'unlawful', 'not-genuine'] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

export const reviewLimits = { name: 40, title: 120, text: 4000, pictures: 3 } as const

/** A name under a review is a first name, not a way to reach or trace somebody. */
export const isPlainName = (name: string) => /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u.test(name)
