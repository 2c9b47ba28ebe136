import {
  bareBlock,
  choice,
  flag,
  lines,
  links,
  neededWords,
  picture,
  richText,
  rows,
  sectionBlock,
  target,
  tone,
  words,
} from './fields'

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

export const callToAction = sectionBlock('call-to-action', [links()])

export const hero = bareBlock('hero', [
  words('eyebrow'),
  neededWords('heading'),
  lines('text'),
  links(),
  choice('size', ['sizeMedium', 'sizeSmall', 'sizeLarge']),
  choice('ground', ['groundColour', 'groundPicture', 'groundZoom', 'groundFilm']),
  picture('image'),
  picture('video', 'video'),
  choice('align', ['alignStart', 'alignCentre']),
  tone,
])

export const media = sectionBlock('media', [
  picture(),
  words('caption'),
  choice('arrangement', ['pictureAlone', 'pictureWide', 'pictureLeft', 'pictureRight']),
  richText('body'),
  links(),
])

export const accordion = sectionBlock('accordion', [
  choice('columns', ['columns1', 'columns2']),
  rows('items', [neededWords('question'), richText('answer')], { max: 40 }),
])

export const tabs = sectionBlock('tabs', [
  rows('items', [neededWords('label'), picture(), richText('body')], { min: 2, max: 8 }),
])

export const richTextBlock = sectionBlock('rich-text', [richText('body')])
