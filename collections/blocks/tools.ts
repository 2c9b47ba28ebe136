import { embedOf } from '@/domain/embed'
import { sofiaMoment } from '../fields/calendar-day'
import { checkedText } from '../fields/checked-text'
import { fieldLabel, hint } from '../labels'
import { choice, coordinate, flag, lines, neededWords, rows, sectionBlock, target, words } from './fields'

export const newsletter = sectionBlock('newsletter', [])

export const contactForm = sectionBlock('contact-form', [
  choice('look', ['contactAlone', 'contactWithDetails']),
  rows('topics', [neededWords('label')], { min: 0, max: 12 }),
  flag('askPhone'),
])

export const countdown = sectionBlock('countdown', [
  {
    name: 'until',
    type: 'date',
    label: fieldLabel('countdownAt'),
    admin: { components: { Field: sofiaMoment }, description: hint('countdownAt') },
  },
  lines('doneText'),
])

export const shopServices = sectionBlock('shop-services', [])

/** Drawn from our own data; no third party is contacted. */
export const map = sectionBlock('map', [
  rows('places', [neededWords('name'), lines('text'), coordinate('latitude'), coordinate('longitude'), target]),
])

/** Third-party video or map; nothing is requested from the third party before the visitor agrees. */
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
