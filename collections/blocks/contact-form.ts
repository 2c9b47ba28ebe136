import { choice, flag, neededWords, rows } from './fields'
import { sectionBlock } from './page-block'

/** What visitors write arrives among the messages of the CMS. */
export const contactForm = sectionBlock('contact-form', [
  choice('look', ['contactAlone', 'contactWithDetails']),
  rows('topics', [neededWords('label')], { min: 0, max: 12 }),
  flag('askPhone'),
])
