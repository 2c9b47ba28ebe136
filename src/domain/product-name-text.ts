/** Cyrillic letters that look like Latin ones; price lists mix the two within a word (`СЛЪНЧOГЛЕДОВО`). */
const latinTwins: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aаeеoоpрcсxхyуkкmмtтbвhн'.matchAll(/(.)(.)/gu)].map(([, latin = '', twin = '']) => [latin, twin]),
)

/** Abbreviations of price lists that neither end with a dot nor begin like the full word. */
const abbreviations: readonly (readonly [pattern: RegExp, full: string])[] = (
  [
    ['ш-?д', 'шоколад'],
    ['ш-?н', 'шампоан'],
    ['б-ти', 'бисквити'],
    ['пз|п\\.?\\s?за зъби|паста за зъби', 'паста за зъби'],
    ['чз|четка за зъби', 'четка за зъби'],
    ['т\\.?\\s?х|тоал\\.?\\s*хартия|тоалетна хартия|хартия(?= (?:милде|емека|зебра))', 'тоалетна хартия'],
    ['(?:м|вл|влаж)\\.?\\s*кърпи(?:чки)?|(?:мокри|влажни) кърпи(?:чки)?', 'мокри кърпи'],
    ['кис\\.?\\s*мляко|мляко кисело', 'кисело мляко'],
    ['пр\\.?\\s*мляко', 'прясно мляко'],
    ['кр\\.?\\s*(?=масло|мляко|сирене)', 'краве '],
    ['масл(?:ин)?\\.\\s*масло|маслиново масло|масло маслиново', 'маслиново масло'],
    ['мин\\.?\\s*вода|минерална вода', 'минерална вода'],
    ['ч(?:ерв)?\\.\\s*вино', 'червено вино'],
    ['б\\.\\s*вино', 'бяло вино'],
    ['каб\\.?\\s*сов|каберне совиньон', 'каберне совиньон'],
    ['пил\\.', 'пилешко '],
    ['св\\.', 'свинско '],
    ['тб|тбл|табл|таблетка', 'таблетки'],
    ['капс|капсула', 'капсули'],
    ['саш|сашета|сашети|саше', 'саше'],
    ['върдж', 'върджин'],
    ['замр', 'замразен'],
    ['охл', 'охладен'],
    ['яб\\.?\\s*оцет', 'ябълков оцет'],
    ['клас\\s?(?:i|1|първи)|i', ''],
    ['клас\\s?(?:ii|2|втори)|ii', 'второкачествен'],
    ['безглутенов[аио]?', 'без глутен'],
    ['безлактозн[аио]?|безлактоз', 'без лактоза'],
    ['адапт', 'адаптирано'],
    ['обикн', 'обикновени'],
    ['едро\\s?см(?:л|ляна)?', 'едросмляна'],
    ['фино\\s?см(?:л|ляна)?', 'финосмляна'],
    ['трад(?:иц)?', 'традиционен'],
    ['вак(?:ум)?', 'вакуум'],
    ['пш', 'пшеничен'],
    ['унгв', 'унгвент'],
    ['супоз', 'супозитории'],
    ['сусп', 'суспензия'],
    ['назал(?:ен)?|наз', 'назален'],
  ] as const
).map(([pattern, full]) => [new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])\\.?`, 'gu'), ` ${full} `])

/** Order numbers, stock-keeping remarks and signs that are not part of a name. */
const stockRemarks: readonly RegExp[] = [
  /\/\s*\d+\s*\/(?:\s*-\s*\/\d+\/)?/gu,
  /[*]{1,}(?!\s*\d)/gu,
  /(?<!\S)(?:\d\s+)?(?:[a-zа-я]{1,2}\s)*#?[a-z]{1,2}[-*]?\d*[^\s]*\\\S*.*$/gu,
  /(?:\s\d)?\s*#.*$/gu,
  /(?<!\S)(?:kz|cоф|соф|химакс|адифарм|адиs?|ди)(?!\S).*$/gu,
  /(?<!\S)(?:s|f|st|v|b|d|e|ch?|t)-?\d+(?:[,.]\d+)?#*(?=\s|$)(?:\s+[a-z]?\*)*$/gu,
  /(?<!\p{L})(?:произход|пр-?д|внос)\.?\s+\p{L}+/gu,
  /(?<=\S\s)\d{5,}(?!\S)/gu,
  /(?<!\S)\d+(?:[.,]\d+)?\s?лв\.?/gu,
]

/**
 * A product name of a price list in lower case, each word in one alphabet, with abbreviations expanded and stock-keeping
 * remarks removed.
 */
export function plainProductName(name: string): string {
  let text = oneAlphabet(
    name
      .toLowerCase()
      .replace(/(?<![\p{L}])[іi]{1,2}(?![\p{L}])/gu, (roman) => 'i'.repeat(roman.length))
      .normalize('NFC'),
  ).replace(/(?<=\d)[oо]+(?=[oо]*\s?(?:г|гр|g|мл)(?!\p{L}))/gu, (zeros) => '0'.repeat(zeros.length))
  for (const remark of stockRemarks) text = text.replace(remark, ' ')
  for (const [pattern, full] of abbreviations) text = text.replace(pattern, full)
  return text.replace(/\s+/g, ' ').trim()
}

function oneAlphabet(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => {
    const cyrillic = word.match(/[а-яіј]/gu)?.length ?? 0
    if (cyrillic === 0 || cyrillic * 2 < word.length) return word
    return word.replace(/[a-z]/gu, (letter) => latinTwins[letter] ?? letter)
  })
}
