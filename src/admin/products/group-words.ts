import type { ProductGroup } from '@/features/product-groups/data'

/** A group as editors know it: by its official number and its name. */
export const groupWords = ({ number, title }: ProductGroup) => `${number}. ${title.text}`
