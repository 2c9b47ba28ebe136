import { choice } from '../blocks/fields'

/** What a post is, and by that how its page is built. */
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
