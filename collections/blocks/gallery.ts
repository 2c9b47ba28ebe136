import { choice } from './fields'
import { sectionBlock } from './page-block'
import { pictures } from './pictures'

export const gallery = sectionBlock('gallery', [choice('columns', ['columns3', 'columns2', 'columns4']), pictures])
