/** At least so many characters; at most so many bytes, because the auth server's hash ignores the rest. */
export const passwordLimits = { characters: 10, bytes: 72 }

/** What is wrong with a password's length, if anything. */
export function passwordLength(password: string): 'short' | 'long' | 'right' {
  if ([...password].length < passwordLimits.characters) return 'short'
  return new TextEncoder().encode(password).length > passwordLimits.bytes ? 'long' : 'right'
}
