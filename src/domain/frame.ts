/** The designs that a page's header and footer can have (docs/product.md, section 6). */
export const frameStyles = ['1', '2', '3', '4', '5', '6', '7'] as const
export type FrameStyle = (typeof frameStyles)[number]

/** The frame around a page; `utility` has neither menu nor footer (docs/product.md, section 5), except what the law wants. */
export const pageLayouts = ['default', 'nofooter', 'utility'] as const
export type PageLayout = (typeof pageLayouts)[number]
