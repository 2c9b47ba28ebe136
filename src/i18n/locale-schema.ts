import { z } from 'zod'
import { defaultLocale, locales } from './routing'

export const localeSchema = z.enum(locales).catch(defaultLocale)
