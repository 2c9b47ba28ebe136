import { lines, picture, rows, target, words } from './fields'

export const slides = rows('slides', [picture(), words('heading'), lines('text'), words('label'), target], { max: 12 })
