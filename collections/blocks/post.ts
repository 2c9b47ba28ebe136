import { fieldLabel } from '../labels'
import { bareBlock } from './page-block'

/** One post wholly, built as its format asks. */
export const post = bareBlock('post', [
  // Its block reads it, as it is published; an answer with it inside would be as large again.
  { name: 'post', type: 'relationship', relationTo: 'posts', maxDepth: 0, label: fieldLabel('post') },
])
