import { choice, lines, links, neededWords, picture, tone, words } from './fields'
import { bareBlock } from './page-block'

/** The banner of a page: on a colour, a picture that stands still or slowly zooms, or a film. */
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
