import { choice, links, picture, richText, words } from './fields'
import { sectionBlock } from './page-block'

export const media = sectionBlock('media', [
  picture(),
  words('caption'),
  choice('arrangement', ['pictureAlone', 'pictureWide', 'pictureLeft', 'pictureRight']),
  richText('body'),
  links(),
])
