import { z } from 'zod'

/** A code as people type it: spaces and hyphens between the digits do not count. */
export const typedCode = (digits: RegExp) =>
  z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(digits))
