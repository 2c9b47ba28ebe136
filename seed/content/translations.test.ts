import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultLocale, isLocale, locales } from '@/i18n/routing'

/** Names, and words that are equal in Bulgarian and Russian. Single words may be equal in these two anyway. */
const alike = [
  'Яйца, размер М',
  'Яйца, размер L',
  'ибупрофен, нурофен',
  '2 кг моркови',
  '41\u00a0кг',
  'два часа',
  'Мира Тодорова',
  'Стефан Илиев',
  'Иво Марков',
  'Руми Ангелова',
  'Елена Колева',
  'Боян Христов',
  'Надя Пенева',
]

type Found = { place: string; value: string }

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

const isTexts = (value: Record<string, unknown>) =>
  defaultLocale in value && Object.keys(value).length > 1 && Object.keys(value).every(isLocale)

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (!isObject(value)) return []
  if ('type' in value) return [...textsOf(value.text), ...textsOf(value.children)]
  return Object.values(value).flatMap(textsOf)
}

function sameAsBulgarian(value: unknown, place: string, seen = new Set<unknown>()): Found[] {
  if (!isObject(value) || seen.has(value)) return []
  seen.add(value)
  if (!isTexts(value))
    return Object.entries(value).flatMap(([name, inner]) => sameAsBulgarian(inner, `${place}.${name}`, seen))
  const bulgarian = new Set(textsOf(value[defaultLocale]).filter((text) => /\p{L}{2}/u.test(text)))
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      textsOf(value[locale])
        .filter((text) => bulgarian.has(text) && !alike.includes(text) && !(locale === 'ru' && !/\s/.test(text)))
        .map((text) => ({ place: `${place} in ${locale}`, value: text })),
    )
}

const root = join(import.meta.dirname)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

it('no value of the demonstration stands in Bulgarian under another language, but for names', async () => {
  const found: Found[] = []
  for (const file of files) found.push(...sameAsBulgarian(await import(join(root, file)), file))
  expect(found).toEqual([])
})
