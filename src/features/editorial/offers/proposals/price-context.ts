import { euroCentsOf } from '@/domain/money'
import { packWord, saysPackCount } from '@/domain/multi-buy-words'
import { monthNames, weekdays } from '../../brochure-draft/printed-days'
import { amountIn, type PrintedCurrency, printedCurrencyOf, saysCents } from './amount-text'
import type { Token } from './types'

const currencyIn = (text: string | undefined): PrintedCurrency | null => (text ? printedCurrencyOf(text) : null)

const unit = '(?:кг|kg|гр?|г|g|л|l|мл|ml|cl|бр|pcs?|м|m|см|cm|мм|mm|м²|m²|w|вт|v|ah|mah|kw|квт|инча?|"|”|%)'
/** `/кг`, `за кг`, `€/бр.`: a unit price, or goods sold by that unit. */
const perUnit = new RegExp(
  `^(?:(?:€|лв\\.?|eur)?\\s?/\\s?\\d*\\s?${unit}[.)]*|(?:€|лв\\.?)/\\p{L}+[.)]*|за(?:кг|kg|л|l)[.)]*)$`,
  'iu',
)
/** Only the forms that follow a number: `2,99 килограм` is what a kilogram costs. */
const written = 'литр(?:а|и|ов)|грама|килограма|liters?|litres?|gramm'
const measure = new RegExp(`^(?:${unit}|${written})[.,;)]*$`, 'iu')
/** Money of other countries stands before or behind its amount. */
const foreignBefore = /^(?:[£$₺]|chf|sfr\.?|gbp|usd)$/iu
const foreignBehind =
  /^(?:[£$₽₺₴]|chf|sfr|gbp|usd|lei|kč|czk|zł|pln|huf|rsd|дин|грн|руб(?:ля|лей)?)(?:\/\p{L}+)?[.,;!*)]*$/iu
/** In capitals only, and only behind an amount: `Ron` is in the name of many a rum. */
const newLei = /^RON(?:\/\p{L}+)?[.,;!*)]*$/u
const times = /^[xх×]$/iu
const ofTheDay = /^(?:ч|часа?|h|uhr)\.?[,;]?$/iu
const untilWord = /^(?:от|до|from|to|till|vom|von|bis|на|с)$/iu
/** `ab 2,09` and `по 2,09` are prices, `ab 3.12.` and `с 3.12 по 9.12` days. */
const beforeDay = /^(?:ab|am|со|по|until)$/iu
const phone = /^(?:тел|телефон|tel|phone|факс|fax)\.?:?$|^\+\d/iu
const month = new RegExp(`^(?:${monthNames})\\.?,?$`, 'iu')
const weekday = new RegExp(`^[([]?${weekdays}[.,]*[)\\]]?$`, 'iu')
/** Price of several pieces: `2 бр. само 12,98`, `3 за 5 €`. */
const several = /^(?:само|за|общо|for|für|pour|per)$/iu
const order = /^(?:доставка|поръчка|покупк[аи]|вноск[аи])$/iu
/** `от 6 бр. 2,79` */
const fromSeveral = /^(?:от|при|над|купи|вземи|за)$/iu
const piece = /^(?:бр\.?|броя|опаковки|втор\p{L}+|second|zweite\p{L}*|\d+(?:-\p{L}+)?)$/iu
/** `ab 3 Stück je 0,99`, but not `ab Größe 38 19,99`. */
const fromCount = /^(?:от|при|купи|вземи|ab|bei|kauf|from|buy)$/iu
const pieces = /^(?:бр\.?|броя|опаковки|stück|stk\.?|pcs\.?|pieces|items|шт(?:\.|ук[иа]?)?)$/iu
/** Counted only behind a number: `5 чифта за 3,99 €`, but not `бутилки за 3,99 €`. */
const pack = new RegExp(`^(?:${packWord})$`, 'iu')
const isNumber = /^\d{1,2}$/
const each = /^(?:по|je|jeweils|each|à|nur|only)$/iu
const addedWord = '(?:депозит|амбалаж|капаро|залог|\\p{L}*pfand|deposit)'
const added = new RegExp(`^${addedWord}(?:/\\p{L}+)?\\.?:?$`, 'iu')
const ofPiece = /^(?:за|на|je|pro|per)$/iu
/** `inkl. Pfand je Flasche` is in the price that follows. */
const notAdded = '(?<!(?<!\\p{L})(?:без|с|със|вкл\\.?|ohne|mit|in[ck]l\\.?|without|with) )'
/** `депозит за бутилка`, `Pfand je Flasche`, and `Pfand` over the sign of its amount. */
const addedPerPiece = new RegExp(
  `(?<!\\p{L})${notAdded}${addedWord}(?:/\\p{L}+| (?:за|на|je|pro|per) \\p{L}+| je)?\\.?:?$`,
  'iu',
)
const year = /^(?:20\d\d|г\.?|год\.?)/iu
const dash = /^[-–—−‒÷]$/
const and = /^(?:и|und|and|&)$/iu
const longestMonth = 31
const was =
  /^\(?(?:вместо|преди|досега|доскоро|стара|беше|редовна|бивша|предишна|предходна|пцд?|statt|was|war|uvp)[:.]?$/iu
/** Beside a reduction stands the lowest price of the 30 days before it (directive 98/6/EC, article 6a). */
const ofThirtyDays =
  /(?:(?:последни(?:те)?|предходни(?:те)?|последние|letzten?|last|previous) 30|цена (?:за|от|през) 30|price (?:in|of) 30) (?:дни|дней|tagen?|days)[:.]?$|30 дни преди (?:намалени|промоци)\p{L}+[:.]?$|30-tage-\p{L}*preis[:.]?$/iu
const sentence =
  /^(?:курс|курсът|=|над|минимум|мин\.|спестява(?:те|ш|не)|спест(?:и|ете)|икономи(?:я|свате|сваш)|отстъпка|вноск[аи]|sparen|save|rate|kurs|über|over)[:.]?$/iu

/** An amount behind these is theirs; `inkl. Versand 49,90` and `nach Rabatt 2,99` are prices. */
const aside =
  /^(?:ersparnis|rabatt|savings?|экономия|выгода|скидка|discount|взнос|versand(?:kosten)?|lieferung|liefer(?:kosten|gebühr)|delivery|shipping)[:.]?$/iu
const within = /%$|^(?:in[ck]l\p{L}*|mit|with|ohne|without|free|gratis|kostenlos\p{L}*|nach|after|после)\.?$/iu
const linking = /^(?:до|от|с|на|up|to|bis|zu|von|of|sie)$/iu
const saving =
  /^(?:спестява(?:те|ш|не)|спест(?:и|ете)|икономи(?:я|свате|сваш)|отстъпка|spar(?:en|st|e)|save|rabatt|ersparnis|скидка|экономия|discount)[:.]?$/iu
const prize = /^(?:спечел(?:и|ете|иш)|печел(?:и|ете|иш|ят)|gewinn(?:e|en|t)?|win|выигра(?:й|йте))[:!]?$/iu
/** Behind an amount. */
const takenOff = /^(?:отстъпка|rabatt|off|discount|скидк[аи]|gespart|sparen|по-евтин\p{L}+|günstiger)[.,!*]*$/iu
/** Gifts, prizes and what has to be spent: `ваучер на стойност 50 €`, `1 лепенка за всеки 10 €`. */
const worth =
  /^(?:стойност(?:та)?|награда(?:та)?|worth|стоимостью|сумму|похарчени|изразходвани|каждые|потраченные)[:.]?$/iu
/** Of two words: `всяка 2,99 €` and `von 2,99 €` are prices. */
const worthInWords =
  /^(?:(?:за|на) (?:всеки|всяка)|(?:gesamt)?wert von|(?:for|per) every|(?:für|pro) jede[nr]?|bis zu|up to)$/iu

export type Around = { before: Token[]; after: Token[] }

const beforeBy = ({ before }: Around, count: number) => before.at(-count)?.text ?? ''
const afterBy = ({ after }: Around, count: number) => after[count - 1]?.text ?? ''

/** `16.11`, `(16.11.` or `16.11.2026`: only the neighbouring words tell such a day from a price. */
function isDay(text: string): boolean {
  const match = /^[([]?(\d{1,2})[.,](\d{1,2})(?:\.|\.(?:20)?\d\d)?[)\],;]*$/.exec(text)
  if (!match) return false
  const [day, month] = [Number(match[1]), Number(match[2])]
  return day >= 1 && day <= 31 && month >= 1 && month <= 12
}

/** Days printed with a dot, counted through the year; null for `2,09`. */
function dayOfYear(text: string): number | null {
  const [, day, month] = /^[([]?(\d{1,2})\.(\d{1,2})(?!\d)/.exec(text) ?? []
  return day && month && isDay(text) ? Number(month) * longestMonth + Number(day) : null
}

/** `28.11 и 29.11`, `5.12, 12.12`: each is a little later than the one before. */
function areListed(one: string, next: string): boolean {
  const [from, to] = [dayOfYear(one), dayOfYear(next)]
  return from !== null && to !== null && to > from && to - from <= longestMonth
}

const withoutWeekdays = ({ before, after }: Around): Around => ({
  before: before.filter(({ text }) => !weekday.test(text)),
  after: after.filter(({ text }) => !weekday.test(text)),
})

function isInList(text: string, days: Around): boolean {
  const [to, onward] = [beforeBy(days, 1), afterBy(days, 1)]
  const isBehind = (and.test(to) && areListed(beforeBy(days, 2), text)) || (to.endsWith(',') && areListed(to, text))
  const isBefore = and.test(onward) ? areListed(text, afterBy(days, 2)) : text.endsWith(',') && areListed(text, onward)
  return isBehind || isBefore
}

/** Days are joined also over their weekdays: `Do. 3.12. – Mi. 9.12.` */
function isOfDays(text: string, around: Around): boolean {
  const days = isDay(text) ? withoutWeekdays(around) : around
  const [to, onward, other] = [beforeBy(days, 1), afterBy(days, 1), beforeBy(days, 2)]
  if (dash.test(onward) && (isDay(afterBy(days, 2)) || ofTheDay.test(afterBy(days, 3)))) return true
  if (dash.test(to) && (isDay(other) || /^\d+[.,:]\d\d$/.test(other))) return true
  if (!isDay(text)) return false
  if (isInList(text, days)) return true
  const isDotted = /^\D?\d{1,2}\.\d{1,2}\./.test(text)
  if (beforeDay.test(to) && (isDotted || isDay(other))) return true
  // `so` and `пет` are other words too.
  const isOnIt = (word: string) => weekday.test(word) && (isDotted || /\p{L}{4}|\./u.test(word))
  return untilWord.test(to) || untilWord.test(onward) || isOnIt(beforeBy(around, 1)) || isOnIt(afterBy(around, 1))
}

const hour = /^\(?((?:[01]?\d|2[0-4])\.(?:00|15|30|45))[).,;]*$/
const untilHour = /^(?:до|to|till|bis|по)$/iu
const [earliest, noon] = [5, 12]

const hourOf = (text: string) => Number(hour.exec(text)?.[1])

/** A shop opens in the morning and closes at noon at the earliest; any other two numbers may be prices. */
function areHours(from: string, to: string): boolean {
  const [opens, closes] = [hourOf(from), hourOf(to)]
  return opens >= earliest && closes >= noon && closes > opens
}

/** `8.30 – 20.30`, `от 8.00 до 21.00`; `9.00 – 14.00 €` are prices. */
function isOfHours(text: string, around: Around): boolean {
  const joins = (word: string) => dash.test(word) || untilHour.test(word)
  const isFirst = joins(afterBy(around, 1)) && areHours(text, afterBy(around, 2))
  const isSecond = joins(beforeBy(around, 1)) && areHours(beforeBy(around, 2), text)
  return isSecond || (isFirst && !printedCurrencyOf(afterBy(around, 3)))
}

/** `CHF 12.90` and `129,90 ₽`; in `2,99 CHF 3.20` the sign belongs to what follows. */
function isForeign(around: Around): boolean {
  const [last, next] = [beforeBy(around, 1), afterBy(around, 1)]
  const isOfNext = foreignBefore.test(next) && /^\d/.test(afterBy(around, 2))
  return foreignBefore.test(last) || newLei.test(next) || (foreignBehind.test(next) && !isOfNext)
}

/** The money of another country, which may also stand beside its amount in smaller print. */
export const saysForeign = (text: string) => foreignBefore.test(text) || foreignBehind.test(text)

export function isNoPrice(text: string, around: Around): boolean {
  const [last, next] = [beforeBy(around, 1), afterBy(around, 1)]
  if (measure.test(next) || times.test(next) || times.test(last) || ofTheDay.test(next)) return true
  if (phone.test(last) || phone.test(beforeBy(around, 2)) || phone.test(beforeBy(around, 3))) return true
  if (year.test(next) || month.test(next) || isForeign(around)) return true
  return isOfHours(text, around) || isOfDays(text, around)
}

const centsOf = (text: string) => (amountIn(text) ?? amountIn(`${text}€`))?.cents ?? Number.NaN

/** In cents, once in euro and once in leva. */
const isSameMoney = (one: number, other: number) =>
  Math.abs(euroCentsOf(Math.max(one, other)) - Math.min(one, other)) <= 1

/** What is said of the first amount of `= 3,98 – 4,23 €` and of `= 3,98 €/7,78 лв.` is said of the second. */
function beforeFirst({ before, after }: Around, cents: number): Around {
  const said = before.filter(({ text }) => !printedCurrencyOf(text) && text !== '/')
  const [last, second] = [said.at(-1)?.text ?? '', said.at(-2)?.text ?? '']
  if (dash.test(last) && amountIn(second)) return { before: said.slice(0, -2), after }
  return isSameMoney(centsOf(last), cents) ? { before: said.slice(0, -1), after } : { before, after }
}

/**
 * True for an amount within a sentence, even with a currency sign: a saving, an instalment, the limit for free
 * delivery. `cents` are its own, as the same money may stand before it in the other currency.
 */
export function isInSentence(whole: Around, cents: number): boolean {
  const around = beforeFirst(whole, cents)
  const [last, second, third] = [beforeBy(around, 1), beforeBy(around, 2), beforeBy(around, 3)]
  const isCounted = (word: string, number: string) =>
    piece.test(word) || (isNumber.test(number) && (pack.test(word) || pieces.test(word)))
  const ofSeveral = several.test(last) ? isCounted(second, third) : fromSeveral.test(third) && isCounted(last, second)
  const isInstalment = times.test(last) && /^\d{1,2}$/.test(second)
  const [said, saidBefore] = printedCurrencyOf(last) ? [second, third] : [last, second]
  return (
    sentence.test(said) ||
    worth.test(said) ||
    worthInWords.test(`${saidBefore} ${said}`) ||
    isAside(around) ||
    isSavedOrWon(around, cents) ||
    around.before.some(({ text }) => order.test(text)) ||
    (ofSeveral && !saysPackCount(around.before.map(({ text }) => text).join(' '))) ||
    isOfCount(around) ||
    isInstalment ||
    isAdded(around)
  )
}

/**
 * `Спести до 5,00 €`, `5,00 € отстъпка` and `Спечели 500 €`; in `2,99 € отстъпка 20 %` the number behind the word is
 * what is taken off.
 */
function isSavedOrWon({ before, after }: Around, cents: number): boolean {
  const said = before.map(({ text }) => text).filter((text) => !printedCurrencyOf(text))
  const at = said.findLastIndex((text) => !linking.test(text))
  const isLinked = at < said.length - 1 && saving.test(said[at] ?? '') && !within.test(said[at - 1] ?? '')
  const [word = '', next = ''] = after
    .map(({ text }) => text)
    .filter((text) => !printedCurrencyOf(text) && !/^(?:\/|sie)$/iu.test(text) && !isSameMoney(centsOf(text), cents))
  return isLinked || said.some((text) => prize.test(text)) || (takenOff.test(word) && !/[\d%]/.test(next))
}

function isAside({ before }: Around): boolean {
  const said = before.map(({ text }) => text)
  const at = said.findLastIndex((text) => !printedCurrencyOf(text) && !/^(?:ab|from)$/iu.test(text))
  return aside.test(said[at] ?? '') && !within.test(said[at - 1] ?? '')
}

function isOfCount({ before }: Around): boolean {
  const said = before.map(({ text }) => text)
  const [from = '', count = '', word = ''] = (each.test(said.at(-1) ?? '') ? said.slice(0, -1) : said).slice(-3)
  return fromCount.test(from) && isNumber.test(count) && (pieces.test(word) || pack.test(word))
}

/** `0,10 €` and `10 ст.`, but not `0,33 л`. */
const isMoney = (text: string, next: string) =>
  amountIn(text) === null ? /^\d{1,2}$/.test(text) && saysCents(next) : !measure.test(next)

/**
 * `+ 0,10 € депозит`, `депозит 0,10 €` and `депозит за бутилка 0,10 €`; in `2,99 € депозит 0,10 €` the word belongs to
 * the amount behind it.
 */
function isAdded({ before, after }: Around): boolean {
  const over = before.map(({ text }) => text)
  const last = over.at(-1) ?? ''
  const said = (printedCurrencyOf(last) ? over.slice(0, -1) : over).join(' ')
  const behind = after.map(({ text }) => text)
  const [word = '', per = '', , amount = '', unit = ''] = printedCurrencyOf(behind[0] ?? '') ? behind.slice(1) : behind
  const isOfOther = ofPiece.test(per) ? isMoney(amount, unit) : /\d/.test(per)
  return last === '+' || added.test(last) || addedPerPiece.test(said) || (added.test(word) && !isOfOther)
}

export const currencyOfUnit = ({ after }: Around): PrintedCurrency | null =>
  currencyIn(/^([^/\d\s]+)\s?\/\s?(?:\d+$|\d*\p{L})/u.exec(after[0]?.text ?? '')?.[1])

export function isPerUnit(around: Around): boolean {
  const [next, second] = [afterBy(around, 1), afterBy(around, 2)]
  return perUnit.test(next) || perUnit.test(next + second) || (next === '/' && measure.test(second))
}

/** With the number of the unit, where it has one: `100г` of `1,29 €/100 г`. */
export function unitAfter(around: Around): string | null {
  const [next, second] = [afterBy(around, 1), afterBy(around, 2)]
  const match = /(?:\/\s?|^за)(\d*\s?\p{L}+[²³]?)/u.exec(perUnit.test(next) ? next : next + second)
  return match?.[1] ?? null
}

export const saysOld = (text: string) => was.test(text)

/** `вместо 2,99`, `30-Tage-Bestpreis: 2,99`. */
export function isNamedOld(around: Around): boolean {
  const said = around.before.flatMap(({ text }) => (printedCurrencyOf(text) ? [] : [text])).join(' ')
  return was.test(beforeBy(around, 1)) || was.test(beforeBy(around, 2)) || ofThirtyDays.test(said)
}
