/** Phrases before an amount, as parts of a regular expression; a space in them stands for any white space. */
type Phrases = { most: string[]; least: string[]; not: string }

const byLanguage: Record<'bg' | 'latin' | 'de' | 'en' | 'ru', Phrases> = {
  bg: {
    most: ['под', 'до', 'по[- ]?малко от', 'по[- ]?евтин[аои]? от', 'най[- ]?много', 'макс(?:имум|имално)?\\.?', 'за'],
    least: ['над', 'от', 'повече от', 'по[- ]?скъп[аои]? от', 'поне', 'най[- ]?малко', 'мин(?:имум|имално)?\\.?'],
    not: '(?:да )?не(?: е| са)?',
  },
  latin: {
    most: ['pod', 'do', 'po[- ]?malko ot', 'po[- ]?evtin[aoi]? ot', 'na[iyj][- ]?mnogo', 'maks(?:imum)?\\.?', 'za'],
    least: ['nad', 'ot', 'poveche ot', 'po[- ]?sk[auy]p[aoi]? ot', 'pone', 'na[iyj][- ]?malko'],
    not: '(?:da )?ne(?: e| sa)?',
  },
  de: {
    most: [
      'unter',
      'bis(?: zu)?',
      'f(?:ü|ue)r',
      'h(?:ö|oe)chstens',
      'maximal',
      '(?:weniger|billiger|günstiger|preiswerter) als',
    ],
    least: ['(?:ü|ue)ber', 'ab', 'mindestens', '(?:mehr|teurer) als'],
    not: 'nicht',
  },
  en: {
    most: ['under', 'below', 'up to', '(?:less|cheaper) than', 'at (?:the )?most', 'max(?:imum)?\\.?', 'for'],
    least: ['over', 'above', 'from', '(?:more(?: expensive)?|dearer) than', 'at (?:the )?least', 'min(?:imum)?\\.?'],
    // „no“ alone may be a part of a name.
    not: '(?:not|no(?= (?:more|less|cheaper|dearer)))',
  },
  ru: {
    most: ['(?:дешевле|меньше|менее|ниже)(?:,? чем)?'],
    least: ['(?:дороже|больше|более|выше|свыше)(?:,? чем)?'],
    not: 'не',
  },
}

/** A denied bound is the opposite one (`не над`, `no less than`), and one may be said twice (`до максимум`). */
function allOf(bound: 'most' | 'least'): string {
  const opposite = bound === 'most' ? 'least' : 'most'
  const phrases = Object.values(byLanguage).flatMap((language) => [
    ...language[bound],
    `${language.not} (?:${language[opposite].join('|')})`,
  ])
  const any = `(?:${phrases.join('|').replaceAll(/ (?![\]])/g, '\\s+')})`
  return `${any}(?:\\s+${any})?`
}

export const atMost = allOf('most')
export const atLeast = allOf('least')
