/** How the page of a product is arranged. */
export const productLayouts = ['default', 'carousel', 'thumbnail', 'full-width', 'grid-media'] as const

export type ProductLayout = (typeof productLayouts)[number]

/** Whose pictures go across the whole window. */
export const isWide = (layout: ProductLayout) => layout === 'carousel' || layout === 'full-width'
