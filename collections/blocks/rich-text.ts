import { richText } from './fields'
import { sectionBlock } from './page-block'

export const richTextBlock = sectionBlock('rich-text', [richText('body')])
