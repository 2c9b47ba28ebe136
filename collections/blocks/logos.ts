import { picture, rows, target, words } from './fields'
import { sectionBlock } from './page-block'

export const logos = sectionBlock('logos', [rows('items', [words('name'), picture(), target])])
