import { choice, lines, neededWords, picture, rows, target, words } from './fields'
import { sectionBlock } from './page-block'

export const cards = sectionBlock('cards', [
  choice('columns', ['columns3', 'columns2', 'columns4']),
  choice('look', ['lookCard', 'lookPlain', 'lookNumbered', 'lookPicture']),
  rows('items', [picture(), neededWords('heading'), lines('text'), words('label'), target]),
])
