import type { Locale } from '@/i18n/routing'
import type { Texts } from '../content/types'

const place = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 }
const bold = 1
const italic = 2

type Node = { type: string; version: number; [field: string]: unknown }

export type RichText = { root: { type: string; children: Node[] } & typeof place }

const words = (text: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

/** `**bold**`, `*italic*` and `[link](/path)`, not nested. `[This]` alone is plain text. */
function inline(line: string): Node[] {
  const marked = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\((.+?)\)/g
  const nodes: Node[] = []
  let done = 0
  for (const match of line.matchAll(marked)) {
    if (match.index > done) nodes.push(words(line.slice(done, match.index)))
    const [all, strong, emphasis, label, url] = match
    if (strong) nodes.push(words(strong, bold))
    else if (emphasis) nodes.push(words(emphasis, italic))
    else {
      const fields = { linkType: 'custom', newTab: false, url }
      nodes.push({ type: 'link', ...place, version: 3, fields, children: [words(label ?? '')] })
    }
    done = match.index + all.length
  }
  if (done < line.length) nodes.push(words(line.slice(done)))
  return nodes
}

const paragraph = (text: string): Node => ({
  type: 'paragraph',
  ...place,
  textFormat: 0,
  textStyle: '',
  children: inline(text),
})

function list(tag: 'ul' | 'ol', lines: string[]): Node {
  const children = lines.map((line, at) => ({
    type: 'listitem',
    ...place,
    value: at + 1,
    children: inline(line.replace(/^(?:- |\d+\. )/, '')),
  }))
  return { type: 'list', ...place, tag, listType: tag === 'ul' ? 'bullet' : 'number', start: 1, children }
}

function part(text: string): Node {
  const lines = text.split('\n').map((line) => line.trim())
  const heading = /^(#{2,4}) (.+)$/.exec(text)
  if (heading) return { type: 'heading', ...place, tag: `h${heading[1]?.length}`, children: inline(heading[2] ?? '') }
  if (text === '---') return { type: 'horizontalrule', version: 1 }
  if (lines.every((line) => line.startsWith('- '))) return list('ul', lines)
  if (lines.every((line) => /^\d+\. /.test(line))) return list('ol', lines)
  if (lines.every((line) => line.startsWith('> '))) {
    return { type: 'quote', ...place, children: inline(lines.map((line) => line.slice(2)).join(' ')) }
  }
  return paragraph(lines.join(' '))
}

/**
 * Rich text from short Markdown: parts divided by an empty line, each a paragraph, `## ` to `#### `, a list of `- ` or
 * `1. `, a quotation of `> `, or `---`.
 */
export function richText(markdown: string): RichText {
  const parts = markdown
    .trim()
    .split(/\n\s*\n/)
    .map((text) => part(text.trim()))
  return { root: { type: 'root', ...place, children: parts } }
}

export function richTexts({ bg, de, en, ru }: Texts): Record<Locale, RichText> {
  return { bg: richText(bg), de: richText(de), en: richText(en), ru: richText(ru) }
}
