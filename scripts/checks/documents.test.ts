import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const folders = '{collections,docs,e2e,migrations,scripts,seed,simulators,src,tests,tests-full}'
const files = globSync([`${folders}/**/*`, '*.{ts,mjs,json,jsonc,yml,md}'])
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('seed/'))
const code = files.filter((file) => /\.(?:ts|tsx|css)$/.test(file))

const looksLikePath = (text: string) =>
  /^[\w(][\w./()[\]-]*$/.test(text) && /\/$|\.(?:ts|tsx|mjs|css|json|jsonc|yml|md)$/.test(text)

/**
 * Files that the product writes or serves, one of another framework, and those that the walkthroughs of CONTRIBUTING.md
 * write.
 */
const notHere = new Set([
  'builds/latest.json',
  'data.json',
  '_payload.json',
  'src/features/content/pages/blocks/quote.tsx',
  'src/features/brochures/numbers.ts',
  'src/app/(site)/[locale]/(framed)/numbers/page.tsx',
  'src/features/editorial/offers/count-offers.ts',
  'collections/brochures/hooks/count-offers.ts',
])

/** A path may be written from the root, from the document's folder, or as an unambiguous ending. */
const exists = (path: string, document: string) =>
  existsSync(path) ||
  existsSync(join(dirname(document), path)) ||
  files.some((file) => `/${file}`.endsWith(`/${path.replace(/\/$/, '')}`))

it.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const named = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, path = '']) => path).filter(looksLikePath)
  expect(named.filter((path) => !notHere.has(path) && !exists(path, document))).toEqual([])
})

it.each(documents)('%s links only to files that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const targets = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].flatMap(([, path = '']) => path)
  expect(targets.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([])
})

it('cites only sections of the product description and decisions that there are', () => {
  const sections = [...readFileSync('docs/product.md', 'utf8').matchAll(/^## (\d+)\./gm)].map(([, number]) => number)
  const decisions = new Set(files.flatMap((file) => file.match(/^docs\/decisions\/(\d{4})-/)?.[1] ?? []))
  const wrong = [...code, ...documents].flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const cited = [...text.matchAll(/docs\/product\.md, section (\d+)/g)].filter(
      ([, number]) => !sections.includes(number),
    )
    const decided = [...text.matchAll(/\b[Dd]ecision (\d+)/g)].filter(
      ([, number = '']) => !decisions.has(number.padStart(4, '0')),
    )
    return [...cited, ...decided].map(([citation]) => `${file}: ${citation}`)
  })
  expect(wrong).toEqual([])
})

const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file))
const form = ['Context', 'Decision', 'Reasons', 'Consequences']

it.each(decisions)('%s has the form of a decision and stands in the index', (file) => {
  const text = readFileSync(file, 'utf8')
  const [, number, title] = text.match(/^# (\d+)\. (.+)/) ?? []
  const headings = [...text.matchAll(/^## (.+)/gm)]
    .map(([, heading = '']) => form.indexOf(heading))
    .filter((at) => at >= 0)
  expect(basename(file).slice(0, 4)).toBe(number?.padStart(4, '0'))
  expect(headings).toContain(form.indexOf('Decision'))
  expect(headings).toEqual(headings.toSorted())
  expect(readFileSync('docs/decisions/README.md', 'utf8')).toContain(
    `- [${basename(file).slice(0, 4)}](${basename(file)}): ${title}\n`,
  )
})
