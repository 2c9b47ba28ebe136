import { links } from './fields'
import { sectionBlock } from './page-block'

export const callToAction = sectionBlock('call-to-action', [links()])
