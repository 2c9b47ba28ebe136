import { choice } from './fields'
import { sectionBlock } from './page-block'
import { pictures } from './pictures'

/** Pictures in their own proportions, in columns without gaps. */
export const masonryGrid = sectionBlock('masonry-grid', [
  choice('columns', ['columns3', 'columns2', 'columns4']),
  pictures,
])
