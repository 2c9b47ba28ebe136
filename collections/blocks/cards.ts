import { choice, flag, lines, links, neededWords, picture, rows, target, words } from './fields'
import { sectionBlock } from './page-block'

export const statistics = sectionBlock('statistics', [
  rows('items', [neededWords('value'), neededWords('label'), words('note')], { max: 8 }),
])

export const timeline = sectionBlock('timeline', [
  rows('items', [neededWords('when'), neededWords('heading'), lines('text')]),
])

export const logos = sectionBlock('logos', [rows('items', [words('name'), picture(), target])])

export const testimonials = sectionBlock('testimonials', [
  choice('look', ['lookGrid', 'lookSingle']),
  rows('quotes', [lines('quote'), neededWords('name'), words('role'), picture()]),
])

export const team = sectionBlock('team', [
  choice('columns', ['columns3', 'columns2', 'columns4']),
  rows('people', [picture(), neededWords('name'), words('role'), lines('text'), links()]),
])

export const pricingTable = sectionBlock('pricing-table', [
  rows(
    'plans',
    [
      neededWords('name'),
      neededWords('price'),
      words('period'),
      lines('text'),
      rows('features', [neededWords('text'), flag('included', true)], { min: 0, max: 16 }),
      words('label'),
      target,
      flag('highlighted'),
    ],
    { max: 5 },
  ),
  words('closing'),
])

export const cards = sectionBlock('cards', [
  choice('columns', ['columns3', 'columns2', 'columns4']),
  choice('look', ['lookCard', 'lookPlain', 'lookNumbered', 'lookPicture']),
  rows('items', [picture(), neededWords('heading'), lines('text'), words('label'), target]),
])
