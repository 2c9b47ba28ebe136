import type bg from '../../../messages/bg.json'

type Name = keyof (typeof bg)['admin']['leftInEnglish']

/** Texts that Payload has in English only, and our translations; a number in them becomes `count`. */
export const leftInEnglish: { text: RegExp; name: Name; within?: string }[] = [
  { text: /^Responsive$/, name: 'responsive', within: '[class*="live-preview"], [class*="popup"]' },
  { text: /^Successfully saved (\d+) files$/, name: 'filesSaved' },
  { text: /^Failed to save (\d+) files$/, name: 'filesFailed' },
  { text: /^Failed to fetch the file\.$/, name: 'fileNotFetched' },
  { text: /^The provided URL is not allowed\.$/, name: 'addressNotAllowed' },
  { text: /^No columns selected$/, name: 'noColumns' },
  { text: /^Something went wrong:$/, name: 'wentWrong' },
  { text: /^true$/, name: 'yes', within: '.html-diff' },
  { text: /^false$/, name: 'no', within: '.html-diff' },
]

/**
 * Untranslated texts of Payload features that the CMS does not use: folders, presets, API keys, manual sorting, the API
 * view.
 */
export const neverShown =
  /^(?:Sort by|Order|Folders|Documents|All|No group by selected|Select the related collection.*|No columns available.*|Revoke API key\??|Edit \$.*|To reorder the rows.*|Refreshing.*|Fetching user.*|Failed to update the API key.*|API key revoked.*|Failed to reveal.*|Payload(?: App)?|Next|Error (?:parsing response|making request))$/
