import { lines } from './fields'
import { sectionBlock } from './page-block'

/** Counts down to the launch of the site settings. */
export const countdown = sectionBlock('countdown', [lines('doneText')])
