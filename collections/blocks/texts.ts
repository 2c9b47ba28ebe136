import { choice, lines, links, neededWords, picture, richText, rows, tone, words } from './fields'
import { bareBlock, sectionBlock } from './page-block'

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
