export const passwordStrengths = ['short', 'common', 'fair', 'good', 'strong'] as const

export type PasswordStrength = (typeof passwordStrengths)[number]
