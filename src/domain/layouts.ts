export const productLayouts = ['default', 'carousel', 'thumbnail', 'full-width', 'grid-media'] as const

export type ProductLayout = (typeof productLayouts)[number]

export const isWide = (layout: ProductLayout) => layout === 'carousel' || layout === 'full-width'

export const frameStyles = ['1', '2', '3', '4', '5', '6', '7'] as const
export type FrameStyle = (typeof frameStyles)[number]

/** `utility` has neither menu nor footer (docs/product.md, section 5), except the links that the law requires. */
const pageLayouts = ['default', 'nofooter', 'utility'] as const
export type PageLayout = (typeof pageLayouts)[number]
