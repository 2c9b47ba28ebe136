import { parseEuro } from './money'
import { type MultiBuy, multiBuyOf } from './multi-buy'

const askWord = 'купи|вземи|при покупка на|kauf|kaufe|nimm|beim kauf von|buy|any|take|возьми|при покупке'
const advertWord = 'само|промо|промоция|оферта|nur|only|только|акция'
const lead = `(?:(?:${askWord}|${advertWord}):? )*`
/** Packs and pairs are counted like pieces. */
export const packWord =
  'опаковк[аи]|пакет(?:а|чета)?|бутилк[аи]|кути[яи]|кен(?:а|чета)?|буркана?|кофичк[аи]|чифта?|' +
  'packung(?:en)?|flaschen?|dosen?|beutel|gläser|becher|paar|packs?|bottles?|cans?|jars?|bags?|pairs?|' +
  'товара?|упаковк[аи]|пачк[аи]|бутылк[аи]|банк[аи]|пары'
const singleWord = 'бр(?:\\.|оя|ой)?|stk\\.?|stück|artikel|pcs\\.?|pieces|items|шт(?:\\.|ук[иа]?)?'
const pieceWord = `(?:${singleWord}|${packWord})`
const count = `(\\d{1,2})(?: ?${pieceWord})?`
const amount = '(?:€ ?|eur ?)?(\\d{1,3}(?:[., ]\\d{3})+[.,]\\d{2}|\\d{1,4}(?:[.,](?:\\d{1,2}|-))?)'
const centsWord = '(?:ст|стотинки|(?:евро)?цента?|ct|cents?)'
const currency = '(?: ?(?:€|евро|euro|eur))?'
const forWord = '(?:за|za|für|fuer|for)'
const gratis =
  '(?:gratis|гратис|безплат(?:н[оиаы]|ен|ния(?:т)?)|без пари|(?:на |в )?(?:подарък|подарок|подаръка)|free|бесплатн[оы]|geschenkt|umsonst)'
const ordinals = [
  { pieces: 2, written: '(?:втор\\p{L}+|2-?(?:ри\\p{L}*|р[ао]\\p{L}*|й|го|ой|я)|zweite\\p{L}*|2\\.|second|2nd)' },
  { pieces: 3, written: '(?:трет\\p{L}+|3-?(?:ти\\p{L}*|т[ао]\\p{L}*|й|го|ий|я)|dritte\\p{L}*|3\\.|third|3rd)' },
]
const every = '(?:(?:всеки|всяк\\p{L}+|jede[rsnm]?|every|each|кажд\\p{L}+|the|de[rnm]|das|die|auf den|auf) )*'
const goods =
  'брой|броя|бройка|продукт\\p{L}*|артикул\\p{L}*|artikel\\p{L}*|produkt|stück|packung|items?|one|product|pack|товар\\p{L}*|штук\\p{L}+|единиц\\p{L}+'
const thing = `(?: (?:${goods}|${packWord}))?`
const offWord =
  '(?: (?:отстъпка|намаление|по-евтино|rabatt|reduziert|günstiger|billiger|off|discount|скидк\\p{L}+|дешевле))?'
const half =
  '(?:(?:на|за|с|со|zum|zu|at|for) )?(?:половин(?:ата)? цена|полцены|половину цены|halben? preis|half[- ]?(?:the )?price)'
const withWord = '(?:(?:с|със|mit|with|at|со|за|на|um) )?(?:отстъпка |намаление |rabatt |скидк\\p{L}+ )?'

const together = 'общо|zusammen|together|total|вместе'

type Form = [written: RegExp, read: (numbers: number[], texts: string[]) => MultiBuy | null]

const form = (written: string, read: Form[1]): Form => [
  new RegExp(`^${lead}${written}(?: (?:${together}))?$`, 'u'),
  read,
]
const amountOf = (pieces: number, text: string) =>
  multiBuyOf({ kind: 'amount', pieces, amountCents: parseEuro(text.replace('-', '00')) })
const freeOf = (pieces: number, free: number) => multiBuyOf({ kind: 'free', pieces, free })
const percentOf = (pieces: number, percentOff: number) => multiBuyOf({ kind: 'percent', pieces, percentOff })

/** `3 за 2`: two are paid. Money needs its sign or cents to be less than the number of pieces. */
const takeAndPay = ([take = 0, pay = 0]: number[]) => (pay < take ? freeOf(pay, take - pay) : null)

const forms: Form[] = [
  form(`${count} ${forWord} (\\d{1,2})(?: ?${pieceWord})?`, takeAndPay),
  form(`${count} (?:по цене|на цената на|zum preis von|for the price of) ${count}`, takeAndPay),
  form(`${count},? (?:плати|плащаш|плащате|zahl|zahle|pay|плати за|заплати за) ${count}`, takeAndPay),
  form(
    `(?:(?:плати|заплати|zahle?|pay) )?${count},? (?:и )?(?:вземи|вземаш|получи|получаваш|nimm|get|take|возьми) ${count}`,
    ([pay = 0, take = 0]) => (take > pay ? freeOf(pay, take - pay) : null),
  ),
  form(`${count} ${forWord} ${amount}${currency}`, ([pieces = 0], [, text = '']) => amountOf(pieces, text)),
  form(`${count} ${forWord} (\\d{1,2}) ?${centsWord}`, ([pieces = 0, amountCents = 0]) =>
    multiBuyOf({ kind: 'amount', pieces, amountCents }),
  ),
  form(`(\\d{1,2}) ?\\+ ?(\\d{1,2})(?: ?${gratis})?`, ([pieces = 0, free = 0]) => freeOf(pieces, free)),
  form(`${count},? (?:get|вземи|получи|получаваш|плюс|plus|\\+|и) (\\d{1,2}|one) ${gratis}`, ([pieces = 0, free = 1]) =>
    freeOf(pieces, Number.isNaN(free) ? 1 : free),
  ),
  form(`one,? get one ${gratis}`, () => freeOf(1, 1)),
  form(`one,? get one ${half}`, () => percentOf(2, 50)),
  form(`1 (?:от|von|of|из) ${count}${thing} ?- ?(\\d{1,3}) ?%${offWord}`, ([pieces = 0, off = 0]) =>
    percentOf(pieces, off),
  ),
  ...ordinals.flatMap(({ pieces, written }) => [
    form(`${every}${written}${thing} ${withWord}-? ?(\\d{1,3}) ?%${offWord}`, ([off = 0]) => percentOf(pieces, off)),
    form(`${every}${written}${thing} ${half}`, () => percentOf(pieces, 50)),
    form(`${every}${written}${thing} (?:е )?${gratis}`, () => percentOf(pieces, 100)),
    form(`-? ?(\\d{1,3}) ?%${offWord} (?:за|на|от|auf|für|for|on|off) ${every}${written}${thing}`, ([off = 0]) =>
      percentOf(pieces, off),
    ),
  ]),
]

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[−–—‑]/gu, '-')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .replace(/^[\s„“"*!•-]+(?=\p{L}|\d+ ?[\p{L}+])|[\s„“"*!.]+$/gu, '')
    .trim()

/**
 * A multi-buy price as shops write it in Bulgarian, German, English or Russian, and as we do (`conditionText` in
 * src/lib/multi-buy-text.ts): `2 за 3 €`, `2+1 gratis`, `3 за 2`, `вторият на половин цена`, `2. Artikel −50 %`. Null for
 * any other text, also for one that says more.
 */
export function readMultiBuy(text: string): MultiBuy | null {
  const written = plain(text)
  for (const [pattern, read] of forms) {
    const [, ...texts] = pattern.exec(written) ?? []
    const found = texts.length > 0 || pattern.test(written) ? read(texts.map(Number), texts) : null
    if (found) return found
  }
  return null
}

/** More than a shop asks anybody to buy: so many are in one pack. */
const mostAsked = { singles: 5, packs: 6 }
const counted = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(${askWord}|на|от|при|над|ab|bei|from):? (?:(?:${advertWord}):? )*)?` +
    `(\\d{1,3}) ?(?:(${singleWord})|${packWord}) (?:${forWord}|само|nur|only):?(?: (?!.*(?:${together})$)[€\\d].*)?$`,
  'u',
)

/**
 * Whether a price that is printed with a count is that of one pack: `20 пакетчета за 1,29 €`, `10 бр. за`. Fewer
 * pieces are asked for, and any number is where a word says so: `вземи 20 броя за`. A count without a noun is always
 * asked for.
 */
export function saysPackCount(text: string): boolean {
  const [, asked, count, single] = counted.exec(plain(text)) ?? []
  return !asked && Number(count) > (single ? mostAsked.singles : mostAsked.packs)
}

const piecesOfAmount = new RegExp(`^${lead}${count} ${forWord}:?$`, 'u')

/** The pieces of `2 за`, whose amount stands beside in other print. */
export function readPiecesOfAmount(text: string): number | null {
  const found = piecesOfAmount.exec(plain(text))
  return found && Number(found[1]) > 1 && !saysPackCount(text) ? Number(found[1]) : null
}

/** `за бутилка`, `je Flasche`, `/Flasche` */
const perPiece = '(?:(?: ?/ ?| (?:за|на|je|pro|per) )\\p{L}+\\.?| je(?! \\p{L}))?'
const depositWord = `(?:депозит\\p{L}*|залог\\p{L}*|амбалаж|\\p{L}*pfand|deposit)${perPiece}`
const depositAmount =
  '(?:€ ?(\\d{0,2}[.,]\\d{2})|(\\d{0,2}[.,]\\d{2}) ?(?:€|евро|euro|eur)?|(\\d{1,2}) ?(?:ст|ct|cents?|цент\\p{L}*)(?!\\p{L}))'
const included = '(?:вкл\\p{L}*|in[ck]l\\p{L}*|enthalten)'
/** An amount before the word is another one's where the word has its own behind it. */
const noOther = `(?!${perPiece} ?(?:\\(?${included}|:?\\.? ?${depositAmount}))`
const alone = `(?<!(?:${included}\\.?|с|без|ohne|without) )(?<!\\p{L})`
const deposits = [
  `${alone}(?<![\\d.,]|€ ?)${depositAmount}\\.? (?:за )?${depositWord}(?!\\p{L})${noOther}`,
  `${alone}${depositWord}:?\\.? ${depositAmount}(?! ?(?:€|eur|евро|\\(?${included}))`,
].map((written) => new RegExp(written, 'u'))

/** `+ 0,25 € депозит`, `zzgl. 0,25 € Pfand`, `депозит 10 ст.` in euro cents; null where it is in the price already. */
export function readDeposit(text: string): number | null {
  const [, before, euros = before, cents] = depositIn(plain(text)) ?? []
  if (cents) return Number(cents)
  return euros ? (parseEuro(euros.replace(/^(?=[.,])/, '0')) ?? null) : null
}

function depositIn(written: string): RegExpExecArray | null {
  for (const pattern of deposits) {
    const found = pattern.exec(written)
    if (found) return found
  }
  return null
}

const besideDeposit = /(?<!\p{L})(?:zzgl|exkl|excl|plus|плюс|eur|euro|евро|и|und|and)(?!\p{L})/gu

/** Whether a line names a deposit and at most a price beside it, so that it is the title or the pack of nothing. */
export function saysOnlyDeposit(text: string): boolean {
  const written = plain(text)
  const found = depositIn(written)
  return found !== null && !/\p{L}/u.test(written.replace(found[0], ' ').replace(besideDeposit, ' '))
}
