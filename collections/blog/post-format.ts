import { choice } from '../blocks/fields'

/** The kind of a post, which decides how its page is laid out. */
export const postFormatField = choice('format', [
  'standard',
  'link',
  'audio',
  'video',
  'gallery',
  'galleryAlternative',
  'sideImage',
  'slideShow',
  'headerImage',
  'leftSidebar',
  'open',
])
