/** The designs that a page's header and footer can have (product spec, section 6). */
export const frameStyles = ['1', '2', '3', '4', '5', '6', '7'] as const
export type FrameStyle = (typeof frameStyles)[number]

/** The frame around a page; `utility` has neither menu nor footer (product spec, section 5). */
export const pageLayouts = ['default', 'nofooter', 'utility'] as const
export type PageLayout = (typeof pageLayouts)[number]
