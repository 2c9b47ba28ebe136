export const rejections = ['columns', 'settlement', 'store', 'product', 'characters', 'code', 'group', 'price'] as const
export type Rejection = (typeof rejections)[number]
