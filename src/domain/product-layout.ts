export const productLayouts = ['default', 'carousel', 'thumbnail', 'full-width', 'grid-media'] as const

export type ProductLayout = (typeof productLayouts)[number]

export const isWide = (layout: ProductLayout) => layout === 'carousel' || layout === 'full-width'
