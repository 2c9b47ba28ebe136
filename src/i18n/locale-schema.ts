import { z } from 'zod'
import { defaultLocale, locales } from './routing'

/** The language that a request names; the site's own where it names none that we have. */
export const localeSchema = z.enum(locales).catch(defaultLocale)
