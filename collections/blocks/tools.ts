import { embedOf } from '@/domain/embed'
import { dayAndTime } from '../fields/calendar-day'
import { checkedText } from '../fields/checked-text'
import { fieldLabel, hint } from '../labels'
import { choice, coordinate, flag, lines, neededWords, rows, target, words } from './fields'
import { sectionBlock } from './page-block'

/** A newsletter sign-up; see src/features/content/newsletter. */
export const newsletter = sectionBlock('newsletter', [])

/** What visitors write arrives among the messages of the CMS. */
export const contactForm = sectionBlock('contact-form', [
  choice('look', ['contactAlone', 'contactWithDetails']),
  rows('topics', [neededWords('label')], { min: 0, max: 12 }),
  flag('askPhone'),
])

/** Counts down to a moment of its own, or to the launch of the site settings. */
export const countdown = sectionBlock('countdown', [
  {
    name: 'until',
    type: 'date',
    label: fieldLabel('countdownAt'),
    admin: { date: dayAndTime, description: hint('countdownAt') },
  },
  lines('doneText'),
])

/** How the shop sends and is paid, from its settings: the editor writes only what stands above. */
export const shopServices = sectionBlock('shop-services', [])

/** Places on a drawn map of the country; no third party is contacted. */
export const map = sectionBlock('map', [
  rows('places', [neededWords('name'), lines('text'), coordinate('latitude'), coordinate('longitude'), target]),
])

/** A video or a map from another site; nothing is requested from it until the visitor agrees. */
export const embed = sectionBlock('embed', [
  neededWords('title'),
  {
    name: 'address',
    type: 'text',
    label: fieldLabel('embedAddress'),
    required: true,
    maxLength: 500,
    admin: { description: hint('embedAddress') },
    validate: checkedText((text) => embedOf(text) !== null, 'embedAddress'),
  },
  words('caption'),
])
