import { bg } from '@payloadcms/translations/languages/bg'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { ru } from '@payloadcms/translations/languages/ru'
import { describe, expect, test } from 'vitest'
import { payloadTexts } from './index'

const own = { bg, de, en, ru }
const languages = ['bg', 'de', 'en', 'ru'] as const

function flat(texts: object): Map<string, string> {
  const rows = Object.entries(texts).flatMap(([group, keys]: [string, object]) =>
    Object.entries(keys).map(([key, text]): [string, string] => [`${group}:${key}`, String(text)]),
  )
  return new Map(rows)
}

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\w+\}\}|<\/?(?:\d|a |br)[^>]*>/g)].map(([found]) => found))].sort()

describe.each(languages)('the texts that replace Payload’s own in %s', (language) => {
  const ours = flat(payloadTexts[language])
  const theirs = flat(own[language].translations)

  test('have a key that Payload has, and another text', () => {
    expect([...ours.keys()].filter((key) => !theirs.has(key))).toEqual([])
    expect([...ours].filter(([key, text]) => theirs.get(key) === text)).toEqual([])
  })

  test('hold what Payload fills in', () => {
    const fromEnglish = flat(en.translations)
    const unlike = [...ours].filter(
      ([key, text]) => `${placeholders(text)}` !== `${placeholders(fromEnglish.get(key) ?? '')}`,
    )
    expect(unlike).toEqual([])
  })

  test('mix no Latin and Cyrillic letters in a word', () => {
    const shown = [...theirs, ...ours].filter(([key, text]) => (ours.get(key) ?? text) === text)
    expect(
      shown.filter(([, text]) => /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u.test(text)),
    ).toEqual([])
  })
})

function shown(language: 'bg' | 'de' | 'ru'): [string, string][] {
  return [...new Map([...flat(own[language].translations), ...flat(payloadTexts[language])])]
}

test('in Bulgarian nobody is spoken to as a friend', () => {
  const informal =
    /(?<!\p{L})(?:ти|теб|твой|твоя|твоята|твоето|твоите|сигурен|излезе|(?!ваш|наш)\p{L}{2,}[еиая]ш)(?!\p{L})/iu
  expect(shown('bg').filter(([, text]) => informal.test(text))).toEqual([])
})

test('in German staff are spoken to formally', () => {
  expect(shown('de').filter(([, text]) => /\b(?:du|dir|dich|dein\w*|bist)\b/i.test(text))).toEqual([])
})

test.each([
  [
    'bg',
    /успешно не е|успешно (?:създаден|изтрит|обновен|дупликиран)\.|обновен успешно|локал[ие]|локаци|местно|дупликир|рестартирай|текст към дисплей|^ясно$|неоторизиран|^боклук$|Ресурс/iu,
  ],
  ['de', /unveröffentlicht\.|entpublizier|modifiziert$|Suche Widgets|^Erstelle \{|^Erstelle$|Prozess/u],
  [
    'ru',
    /успешно (?:создан|удалено|продублирован)\.|^обычай$|^четкий$|^никто$|^ложь$|^правда$|^мусор$|^замок$|^переезд$|локал[ьи]|'Это|`Просмотр|^предмет|отношени/iu,
  ],
] as const)('no known mistake is left in %s', (language, wrong) => {
  expect(shown(language).filter(([, text]) => wrong.test(text))).toEqual([])
})
