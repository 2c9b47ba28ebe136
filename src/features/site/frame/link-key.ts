import type { MenuLink } from './menus'

/** The React key of a link; a menu may contain a URL twice. */
export const linkKey = ({ href, label }: MenuLink) => `${href} ${label.text}`
