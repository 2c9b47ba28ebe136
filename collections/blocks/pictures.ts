import { picture, rows, words } from './fields'

/** The pictures of a grid; each opens large. */
export const pictures = rows('pictures', [picture(), words('caption')], { max: 40 })
