import { choice } from './fields'
import { sectionBlock } from './page-block'
import { pictures } from './pictures'

/** Rows of one height in which the widths change, as in a paved street. */
export const cobbleGrid = sectionBlock('cobble-grid', [
  choice('arrangement', ['arrangement1', 'arrangement2']),
  pictures,
])
