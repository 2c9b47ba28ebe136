import type { TextOverrides } from './overrides'

/** English texts that name Payload or address developers. */
export const en: TextOverrides = {
  error: {
    invalidClipboardData: 'What is in the clipboard does not fit here.',
    tokenInvalidOrExpired: 'The link is invalid or has expired.',
    tokenNotProvided: 'The key is missing from the link.',
    unauthorized: 'Please sign in to do this.',
    unauthorizedAdmin: 'This account has no access to the administration.',
    valueMustBeUnique: 'This value exists already; it must be unique',
  },
  general: {
    false: 'No',
    fallbackToDefaultLocale: 'Use the text of the main language',
    globals: 'General',
    payloadSettings: 'Settings of the administration',
    sorryNotFound: 'There is nothing at this address.',
    submissionSuccessful: 'Sent.',
    true: 'Yes',
  },
  localization: {
    cannotCopySameLocale: 'Cannot copy to the same language',
    copyToLocale: 'Copy to another language',
    localeToPublish: 'Language to publish',
    selectLocaleToCopy: 'Select a language to copy',
    selectLocaleToDuplicate: 'Select languages to duplicate',
    selectedLocales: 'in selected languages',
  },
  validation: { trueOrFalse: 'This can only be yes or no.', validUploadID: 'This file does not exist.' },
  version: {
    publishAllLocales: 'Publish all languages',
    selectLocales: 'Select languages to show',
    showLocales: 'Show languages:',
    unpublishedSuccessfully: 'The document is no longer visible on the site.',
  },
}
