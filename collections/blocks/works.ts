import { lines, neededWords, picture, rows, target, words } from './fields'

export const works = rows('works', [neededWords('heading'), words('eyebrow'), picture(), lines('text'), target], {
  max: 24,
})
