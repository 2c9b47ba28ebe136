import { expect, it } from 'vitest'
import { fill } from '@/design/cx'
import { formatDay } from '@/design/format'
import { messagesOf, translatorFor } from './translator'

function leavesOf(node: unknown, path: string[] = []): [path: string[], message: string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(Object(node)).flatMap(([key, value]) => leavesOf(value, [...path, key]))
}

/** A full day for each text; a count is a number, whose plural has no day of its own. */
function valuesFor(message: string, day: string): Record<string, string | number> {
  const names = [...message.matchAll(/\{(\w+)(, (?:plural|number))?/g)]
  return Object.fromEntries(names.map(([, name = '', kind]) => [name, kind ? 2 : day]))
}

it.each(['bg', 'ru'] as const)('no message in %s ends a full day with a second dot', (locale) => {
  const day = formatDay('2025-12-05', locale, 'full')
  expect(day).toMatch(/г\.$/)
  const ending = leavesOf(messagesOf(locale)).filter(([, message]) => /\{\w+\}\./.test(message))
  expect(ending.length).toBeGreaterThan(100)
  for (const [[namespace = '', ...keys], message] of ending) {
    const values = valuesFor(message, day)
    expect(fill(message, values)).not.toContain('г..')
    // Tags are filled by components, so no day stands before a dot beside them.
    if (message.includes('<')) expect(message).not.toMatch(/\{(?:day|date|since|until|due|moment)\}(?:<\/\w+>)?\./)
    else expect(Reflect.apply(translatorFor, null, [locale, namespace])(keys.join('.'), values)).not.toContain('г..')
  }
})

it('a day at the end of a sentence leaves what follows as it is', () => {
  const day = formatDay('2025-12-05', 'bg', 'full')
  const said = translatorFor('bg', 'myData.file')('checkout.ordered', { day })
  expect(said).toContain(`на ${day} Пазим`)
})
