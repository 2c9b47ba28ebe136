/** 60 days, as long as a guest's cart and wishlist are stored. */
export const ownedSeconds = 60 * 24 * 60 * 60

export const ownerKinds = ['guest', 'account'] as const
export type OwnerKind = (typeof ownerKinds)[number]
