import { choice, lines, links, neededWords, picture, rows, words } from './fields'
import { sectionBlock } from './page-block'

export const team = sectionBlock('team', [
  choice('columns', ['columns3', 'columns2', 'columns4']),
  rows('people', [picture(), neededWords('name'), words('role'), lines('text'), links()]),
])
