export const frameStyles = ['1', '2', '3', '4', '5', '6', '7'] as const
export type FrameStyle = (typeof frameStyles)[number]

/** `utility` has neither menu nor footer (docs/product.md, section 5), except the links that the law requires. */
export const pageLayouts = ['default', 'nofooter', 'utility'] as const
export type PageLayout = (typeof pageLayouts)[number]
