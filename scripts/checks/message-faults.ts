import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export interface Messages {
  [key: string]: string | Messages
}

/** Of a key that stands twice in a file the first text is lost, which parsing alone does not show. */
export const isPlain = (file: string): boolean => file === `${JSON.stringify(JSON.parse(file), null, 2)}\n`

/**
 * Errors in the texts of all languages: missing keys, unparsable texts, values or tags that differ from `reference`,
 * and plurals without all forms of the language.
 */
export function faults(all: Record<string, Messages>, reference: string): string[] {
  const texts = new Map(Object.entries(all).map(([locale, messages]) => [locale, new Map(flatten(messages))]))
  const keys = new Set([...texts.values()].flatMap((flat) => [...flat.keys()]))
  return [...keys].sort().flatMap((key) => faultsOf(key, texts, reference))
}

const forStaff =
  /^(?:admin|auditLog|carriers|cms|csvTable|greenWords|import|offerEditor|pointTable|priceImport|redirectTable|schedule|staff\w+|variantTable)\./

/**
 * Rejected words by language, with their replacement and, when the rule is limited, the keys; the reasons are in
 * `docs/texts.md`.
 */
const rejected: Record<string, [word: RegExp, instead: string, keys?: RegExp][]> = {
  bg: [
    [
      /^(?:Сложи|Следете|Известете|Спрете|Сравнете|Затворете|Пуснете)(?: \S+){0,3}$/,
      'the singular: Следи, Извести ме, Спри',
    ],
    [/Вижте (?:#|всички #)/, 'Виж'],
    [/само който има/, 'само ако имате'],
    [/средна(?:та)?(?!та| половина)/iu, 'медиана', /^prices\./],
    [/(?<![\p{L}-])(?:вие|ви|вас|вам|ваш(?:ият|ия|ата|ето|ите|а|е|и)?)(?![\p{L}-])/u, 'a capital: Вие, Ви, Вас, Ваш'],
    [/(?<!\p{L})(?:внас|внос(?!ка)|внесен)/u, 'импорт'],
    [/брошур\p{L} в сила/u, 'актуална брошура'],
    [/Сегашна парола/, 'Текуща парола'],
    [/позната цена/, 'известна цена'],
    [/мрежов\p{L}+ (?:[Вв]и )?адрес/u, 'IP адрес'],
    [/за удостоверяване/, 'приложение за кодове'],
    [/Въртележка/, 'Карусел'],
    [/Отвори нея/, 'Отвори я'],
    [/честн\p{L}* намален|намален\p{L}+ е честн/iu, 'истинско намаление'],
    [/(?<!\p{L})дрех/iu, 'стоки: bags and shoes are sold too'],
    [/(?<!\p{L})(?:в \{(?:place|provider)\}|с \{carrier\})/iu, 'no „в“ or „с“: some names need „във“ or „със“'],
    [/[\d}]%/, 'a space that does not break before %'],
  ],
  de: [
    [/[\d}]%/, 'a space that does not break before %'],
    [/Vorführung|Demonstration/, 'Demo'],
    [/Am passendsten/, 'Relevanz'],
    [/Noch ein Druck/, 'Noch ein Klick'],
    [/Sieh im Spam nach/, 'Sieh im Spam-Ordner nach'],
    [/(?:Geschäft|Kategorie|Wort) merken/, 'beobachten'],
    [/^Bescheid sagen$/, 'Preisalarm setzen'],
    [/(?<![\w-])Mails?\b/, 'E-Mail'],
    [/Nachl(?:ass|äss)|Ermäßigung/, 'Preissenkung, or Rabatt for a code'],
    [/Rückzahlung/, 'Erstattung'],
    [/Versanddienst/, 'Paketdienst'],
    [/Werktag/, 'Arbeitstag'],
    [/\bLabels?\b/, 'Etikett'],
    [/Code-App/, 'Authenticator-App'],
    [/freiwillig/, 'optional'],
    [/\bjetziges Passwort/i, 'aktuelles Passwort'],
    [/Passwort setzen/, 'Passwort festlegen'],
    [/Netzadresse/, 'IP-Adresse'],
    [/Läden\b|\b(?:ein(?:en)?|im|ohne|den|dem) Laden\b/, 'Geschäft'],
    [/\b(?:du|dir|dich|deine?[mnrs]?)\b/i, 'Sie to staff', forStaff],
  ],
  en: [
    [/Of which day/, 'How current'],
    [/What is new comes/, 'We send one email a week'],
    [/among the spam/, 'Check your spam folder'],
    [/Present password/, 'Current password'],
    [/# more days?\b/, '# days left'],
    [/hold until the day/, 'are valid until the date shown'],
    [/lies in this browser/, 'is stored in this browser'],
    [/e-mail/i, 'email'],
    [/(?<!\w)mails?\b/i, 'email'],
    [/^To the /, 'a verb: Go to, See, Open'],
    [/\bstart page/i, 'home page'],
    [/\bsomebody\b/i, 'someone'],
    [/\bneed not\b/, 'do not have to'],
    [/\bdearer\b/, 'more expensive'],
    [/\bhonest reduction/, 'genuine reduction'],
    [/network address/, 'IP address'],
    [/[\d}]\s%/, 'no space before %'],
    [/(?<!\{)\bshipping\b/i, 'delivery'],
  ],
  ru: [
    [/[\d}]%/, 'a space that does not break before %'],
    [/куда это едет/, 'куда доставляется'],
    [/на всех других/, 'на остальных устройствах'],
    [/Завершите его вход/, 'Завершите сеанс на нём'],
    [/Новое приходит одним письмом/, 'Раз в неделю мы пришлём письмо с новостями'],
    [/ – (?!Колко)/, 'an em dash: —'],
    [/[Нн]ынешний пароль/, 'текущий пароль'],
    [/учётн\p{L}+ запис/u, 'профиль'],
    [/сетев\p{L}+ адрес/u, 'IP-адрес'],
    [/аутентификатор/, 'приложение с кодами'],
    [/честн\p{L}* скидк|скидка честная/iu, 'настоящая скидка'],
    [/приватности/, 'конфиденциальности'],
    [/средн(?:яя|ей|юю)(?! половина)/iu, 'медиана', /^prices\./],
    [
      /(?<!лектронн\p{L}{2} |эл\. |Проверьте |курьером или )(?<!\p{L})почт(?:а|е|ой|у|ы)(?!\p{L})/iu,
      'эл. почта or электронная почта: the word alone means the post office',
    ],
  ],
}

export function rejectedWords(all: Record<string, Messages>): string[] {
  return Object.entries(all).flatMap(([locale, messages]) =>
    [...flatten(messages)].flatMap(([key, text]) =>
      (rejected[locale] ?? [])
        .filter(([word, , keys]) => word.test(text) && (keys?.test(key) ?? true))
        .map(([, instead]) => `${locale}: ${key} says “${text}”, where we say ${instead}`),
    ),
  )
}

function* flatten(messages: Messages, prefix = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [prefix + key, value]
    else yield* flatten(value, `${prefix}${key}.`)
  }
}

function faultsOf(key: string, texts: Map<string, Map<string, string>>, reference: string): string[] {
  const found: string[] = []
  const values = new Map<string, string>()
  for (const [locale, flat] of texts) {
    const text = flat.get(key)
    if (text === undefined) {
      found.push(`${locale}: ${key} is missing`)
      continue
    }
    try {
      const elements = parse(text)
      values.set(locale, [...namesIn(elements)].sort().join(', '))
      found.push(...missingForms(elements, locale).map((form) => `${locale}: ${key} has no plural form "${form}"`))
      if (hidesNumber(elements, locale))
        found.push(`${locale}: ${key} has a plural form "one" without #, which is that of 21 too: =1`)
    } catch (error) {
      found.push(`${locale}: ${key} cannot be parsed (${error instanceof Error ? error.message : error})`)
    }
  }
  const expected = values.get(reference)
  for (const [locale, names] of values) {
    if (expected !== undefined && names !== expected)
      found.push(`${locale}: ${key} takes {${names}}, ${reference} {${expected}}`)
  }
  return found
}

function namesIn(elements: MessageFormatElement[]): Set<string> {
  const names = new Set<string>()
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value)
    for (const child of branches(element)) for (const name of namesIn(child)) names.add(name)
  }
  return names
}

function missingForms(elements: MessageFormatElement[], locale: string): string[] {
  return elements.flatMap((element) => {
    const inner = branches(element).flatMap((child) => missingForms(child, locale))
    if (element.type !== TYPE.plural) return inner
    const type = element.pluralType ?? 'cardinal'
    const needed = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
    return [...inner, ...needed.filter((form) => !(form in element.options))]
  })
}

/** True for a form of 1, 21 and 31 that lacks the number which other forms tell. */
function hidesNumber(elements: MessageFormatElement[], locale: string): boolean {
  return elements.some((element) => {
    const inner = branches(element)
    if (element.type === TYPE.plural && new Intl.PluralRules(locale).select(21) === 'one') {
      const one = element.options.one?.value
      if (one && !hasNumber(one) && inner.some(hasNumber)) return true
    }
    return inner.some((child) => hidesNumber(child, locale))
  })
}

const hasNumber = (elements: MessageFormatElement[]): boolean => elements.some(({ type }) => type === TYPE.pound)

function branches(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children]
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return Object.values(element.options).map(({ value }) => value)
  }
  return []
}
