import { areOtherAges } from '@/domain/child-age'
import { areOtherStrengths } from '@/domain/strength'
import type { Profile } from './profile'

/**
 * Two names that say another strength, age or stage are two things, whatever the rest says; a name that says none may be
 * either.
 */
export const areApart = (one: Profile, other: Profile): boolean =>
  areOtherStrengths(one.strengths, other.strengths) ||
  areOtherAges(one.age, other.age) ||
  (one.stage !== null && other.stage !== null && one.stage !== other.stage)

/** Whether a name says any of these, so that only such names need to be compared with a whole group. */
export const canBeApart = ({ strengths, age, stage }: Profile): boolean =>
  strengths.length > 0 || age !== null || stage !== null
