import { choice } from './fields'
import { sectionBlock } from './page-block'
import { pictures } from './pictures'

/** Large and small pictures, the large ones over several places of the grid. */
export const collageGrid = sectionBlock('collage-grid', [
  choice('arrangement', ['arrangement1', 'arrangement2']),
  pictures,
])
