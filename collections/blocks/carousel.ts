import { flag } from './fields'
import { sectionBlock } from './page-block'
import { slides } from './slides'

/** One slide at a time. */
export const carousel = sectionBlock('carousel', [slides, flag('autoplay', true)])
