const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const slugMaxLength = 80

/**
 * Lower-case Latin letters and digits with single hyphens, at most 80 characters. A slug that contains `account` is
 * refused: every path that contains it is guarded and would send visitors to the sign-in.
 */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= slugMaxLength && shape.test(value) && !value.includes('account')
}
