'use client'

import { useEffect } from 'react'
import { leftInEnglish } from './texts'

export type Leftovers = Record<string, string>

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
