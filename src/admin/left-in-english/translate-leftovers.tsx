'use client'

import { useEffect } from 'react'
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

type Leftovers = Record<string, string>

function translate(node: Node, words: Leftovers) {
  const text = node.nodeValue?.trim() ?? ''
  // Texts that users write must not be translated.
  if (text === '' || text.length > 60 || node.parentElement?.closest('[contenteditable], textarea')) return
  for (const { text: english, name, within } of leftInEnglish) {
    const found = english.exec(text)
    if (!found || (within && !node.parentElement?.closest(within))) continue
    node.nodeValue = (words[name] ?? text).replace('{count}', found[1] ?? '')
    return
  }
}

function translateIn(root: Node, words: Leftovers) {
  if (root.nodeType === Node.TEXT_NODE) return translate(root, words)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) translate(texts.currentNode, words)
}

export function TranslateLeftovers({ words }: { words: Leftovers }) {
  useEffect(() => {
    translateIn(document.body, words)
    const changes = new MutationObserver((all) => {
      for (const { type, target, addedNodes } of all) {
        if (type === 'characterData') translate(target, words)
        for (const node of addedNodes) translateIn(node, words)
      }
    })
    changes.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => changes.disconnect()
  }, [words])
  return null
}
