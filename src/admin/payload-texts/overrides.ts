import type { DefaultTranslationsObject } from '@payloadcms/translations'

/** Texts that replace Payload's own; a key that Payload does not have does not compile. */
export type TextOverrides = {
  [Group in keyof DefaultTranslationsObject]?: { [Key in keyof DefaultTranslationsObject[Group]]?: string }
}
