/**
 * Words whose `t` belongs to them: without this list `домата` would lose it like the article in `водата`, and `салати`
 * would not meet `салата`.
 */
const ownT =
  /^(?:avtoma|aroma|banke|bile|biskvi|buke|burka|diet|doma|file|galet|gazet|grana|kabine|kapa|karto|klozet|komple|konfet|konservat|kote|kotle|kremvi|lopa|marmala|monet|omle|pake|pala|paste|plane|raket|rula|sala|salfet|shampa|shpina|shokola|tabl|tape|toale|toma|tro|vala|halat|zhile)t?/

/** Words whose stem is that of another thing, with all their forms: a bucket (`кофа`) is no coffee (`кофе`), Milka is no milk. */
const apart: readonly (readonly [forms: RegExp, stem: string])[] = [
  [/^kof(?:a|i|ata|ite)$/, 'kofa'],
  [/^chas(?:a|at|ove|ovete)?$/, 'chas'],
  [/^kuche(?:to|ta|tata)?$/, 'kuche'],
  [/^luks$/, 'luks'],
  [/^milka$/, 'milka'],
  [/^bankia$/, 'bankia'],
]

const strip = (word: string, ending: RegExp, keep: number): string => {
  const rest = word.replace(ending, '')
  return rest.length >= keep ? rest : word
}

/**
 * A light stem of a word in the canonical spelling of `transliterate`: Bulgarian articles and plurals, Russian cases,
 * German and English plurals. It does not know the language, so it only strips what is safe in all of them, and it never leaves
 * fewer than three letters. Numbers and short words stay as they are.
 */
export function stem(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word
  const own = apart.find(([forms]) => forms.test(word))
  if (own) return own[1]
  const singular = withoutVowels(withoutArticle(word))
  const rest = withoutPlural(singular)
  return alternation(rest === singular ? rest : rest.replace(/(?<=^[a-z]{3,})[aeiou]+$/, ''))
}

function withoutArticle(word: string): string {
  const own = ownT.exec(word)?.[0]
  if (own?.endsWith('t') && own.length >= word.length - 3 && !/(?:ite|ata|eto|oto)$/.test(word.slice(own.length)))
    return word
  return strip(word, /(?<=[aeiou])(?:ta|to|te)$/, 3)
}

/** Strips one final vowel of a short word and several of a longer one: `бира`, but `детская`; `Верея` stays apart from `веро`. */
function withoutVowels(word: string): string {
  const ending = /[aeiou]+$/.exec(word)?.[0].length ?? 0
  const most = Math.max(word.length - 4, word.length > 3 ? 1 : 0)
  return ending === 0 ? word : word.slice(0, word.length - Math.min(ending, most))
}

function withoutPlural(word: string): string {
  const own = ownT.test(word)
  let rest = own ? word : strip(word, /i?at$/, 4)
  rest = strip(rest, /(?:i?am|om|em|i?ah|ih|i?ov|ev|eh|ogo?|omu?)$/, 4)
  rest = strip(rest, /(?<=[a-z]{3})s$/, 3)
  rest = strip(rest, /en$/, 4)
  return strip(rest, /(?<=[bcdfghklmnprstvz])n$/, 4)
}

/** Sounds that alternate between the forms of a word: `хладилник, хладилници`; `игрушка, игрушек`. */
function alternation(word: string): string {
  if (word.endsWith('nic')) return `${word.slice(0, -1)}k`
  return word.length >= 6 ? word.replace(/(?<=[bcdfghklmnprstvz])[eo]k$/, 'k') : word
}
