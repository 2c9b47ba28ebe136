import { fieldLabel } from '../labels'
import { bareBlock } from './page-block'

/** A whole post, laid out by its format. */
export const post = bareBlock('post', [
  // Not populated: the block component reads the published post itself.
  { name: 'post', type: 'relationship', relationTo: 'posts', maxDepth: 0, label: fieldLabel('post') },
])
