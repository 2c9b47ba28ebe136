import type { ProductGroup } from '@/features/price-data/groups/data'

/** A group as editors know it: by its official number and its name. */
export const groupWords = ({ number, title }: ProductGroup) => `${number}. ${title.text}`
