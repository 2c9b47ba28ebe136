/** From what is refused to what nobody guesses, in the order of a meter. */
export const passwordStrengths = ['short', 'common', 'fair', 'good', 'strong'] as const

export type PasswordStrength = (typeof passwordStrengths)[number]
