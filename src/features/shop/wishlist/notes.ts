/** What a change of a wishlist came to; each has a sentence on its page. */
export const wishNotes = [
  'added',
  'changed',
  'cookies',
  'full',
  'gone',
  'list-deleted',
  'list-made',
  'list-renamed',
  'mails-off',
  'mails-on',
  'marked',
  'moved',
  'removed',
  'restored',
  'shared',
  'sign-in',
  'unmarked',
  'unshared',
] as const
export type WishNote = (typeof wishNotes)[number]
