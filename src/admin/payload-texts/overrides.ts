import type { DefaultTranslationsObject } from '@payloadcms/translations'

/** Overrides of Payload's texts; an unknown key is a type error. */
export type TextOverrides = {
  [Group in keyof DefaultTranslationsObject]?: { [Key in keyof DefaultTranslationsObject[Group]]?: string }
}
