import { knownShop } from '@/domain/known-shops'
import { gaps, type Rect, union } from './rect'
import { isUnder, type TextLine } from './text-blocks'

/** Payment cards, those of pensioners, and goods with "card" in their name: `с банкова карта`, `с карта памет`. */
const otherCards = new RegExp(
  [
    'банков|дебитн|кредитн|памет|подаръ[чк]|ваучер|sim|сим|ec-|kredit|bank|debit|credit|speicher|grafik|geschenk|memory|graphics|gift',
    'visa|mastercard|кредитк|памят|подарочн|плащан|zahl|pay(?!back)|оплат|(?:micro|(?<!\\p{L})|микро)(?:sd|сд)(?!\\p{L})',
    'пенсион|студен[тч]|ученич|градск|транспорт|student|rentner|senior|pensioner|city card',
    '(?:карт[аи]|картой) (?:на )?(?:града|света|города|мира)|(?:land|stadt|welt)karte|за достъп',
  ].join('|'),
  'iu',
)

/** Memberships whose name alone says whose price it is. */
const club = '(?:lidl plus|kaufland card|k-card|billa (?:club|card)|(?:моят|my|mein) dm|payback)'
const ofShop = String.raw`(?:\p{L}[\p{L}'’.-]* ){0,2}`
/** With the article: `с мобилно приложение` is said of scales and lamps. */
const ourApp = '(?:приложението|(?:мобилното|нашето|вашето) приложение)'
const itsName = String.raw`(?: (?:${club}|на ${ofShop}\p{L}+))?`
const forms = [
  // Само с карта, цена с клубна карта, с Вашата карта за лоялност, с карта Житен, за клиенти с карта
  String.raw`(?:(?:само|цена|валидно|важи|оферта|за|клиенти|членове|и|най-добра) )*(?:с|със) ${ofShop}карт[аи](?:та)?(?: за лоялност| за отстъпки| ${ofShop}\p{L}+)?`,
  '(?:само )?за (?:клубни )?(?:членове|картодържатели)(?: на клуба)?',
  'клубна (?:цена|оферта)',
  // Nur mit Karte, Preis mit Kundenkarte, mit der Bonus-Card
  String.raw`(?:(?:nur|preis|gilt|angebot|gültig) )*mit ${ofShop}[\p{L}-]*(?:karte|card)`,
  '(?:nur )?für (?:mitglieder|karteninhaber|stammkunden)',
  // Only with card, with your loyalty card, card price, members only
  String.raw`(?:(?:only|price|valid|offer) )*with ${ofShop}[\p{L}-]*card(?: only)?`,
  String.raw`[\p{L}-]*card price|club price|members?['’]? price|members only|card ?holders only`,
  // Только с картой, цена по карте, по клубной карте
  String.raw`(?:(?:только|цена|акция) )*(?:со?|по|для владельцев) ${ofShop}карт(?:ой|е|ы)(?: ${ofShop}\p{L}+)?`,
  'клубная цена',
  // Само с Lidl Plus, mit Kaufland Card, Lidl Plus Preis
  `(?:(?:само|цена|оферта|nur|preis|angebot|only|price|только) )*(?:с|със|mit|with|по) ${club}`,
  `${club}[- ](?:цена|preis|price)`,
  // С приложението, само през мобилното приложение, с приложението на Житен
  `(?:(?:само|цена|валидно|важи|оферта) )*(?:с|със|през|чрез|в) ${ourApp}${itsName}`,
  // Nur mit App, in der App, mit der Lidl Plus App, App-Preis
  String.raw`(?:(?:nur|preis|angebot) )*(?:mit|in) (?:der|unserer|deiner|Ihrer) ${ofShop}(?:[\p{L}-]+-)?app`,
  String.raw`(?:(?:nur|preis|angebot) )+(?:mit|per) (?:[\p{L}-]+-)?app|app[- ](?:preis|price)`,
  // Only with app, with the Lidl Plus app, in our app
  `(?:(?:only|price) )*(?:with|in) (?:the|our|your) ${ofShop}app(?: only)?`,
  '(?:(?:only|price) )+(?:with|in) app',
  // Только в приложении, через мобильное приложение, цена с приложением
  String.raw`(?:(?:только|цена) )*(?:в|через) (?:мобильн\p{L}+ )?приложени[еи]|(?:(?:только|цена) )+с приложением`,
]
const loyalty = new RegExp(`^(?:${forms.join('|')})$`, 'iu')
const mostWords = 6

/** Words whose first group is the name of a known shop: „Lilly карта“, „цена за IKEA Family“, „с приложението T-MARKET“. */
const ofKnownShop = [
  /^(.+)[ -](?:карта|card|karte)$/iu,
  /^(?:(?:само|цена|оферта|важи|nur|preis|angebot|only|price|offer|только) )*(?:со?|със|за|mit|für|with|for|по|для) (.+) (?:club|клуб|family)$/iu,
  new RegExp(`^(?:(?:само|цена|валидно|важи|оферта) )*(?:с|със|през|чрез|в) ${ourApp} (.+)$`, 'iu'),
]

const saysKnownShop = (plain: string) =>
  ofKnownShop.some((form) => knownShop(form.exec(plain)?.[1] ?? '') !== undefined)

/** True when the words alone, not as part of a longer sentence, say that a price needs the shop's card or app. */
export function saysLoyalty(text: string): boolean {
  const plain = text
    .replace(/[!*.,:()„“"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    plain.split(' ').length <= mostWords && !otherCards.test(plain) && (loyalty.test(plain) || saysKnownShop(plain))
  )
}

/** Lines that say something, also two of which only both together do. */
export function linesThat(says: (text: string) => boolean, lines: readonly TextLine[]): Rect[] {
  return lines.flatMap((line) => {
    if (says(line.text)) return [line]
    const over = lines.find((other) => isUnder(line, other) && says(`${other.text} ${line.text}`))
    return over && !says(over.text) ? [union([over, line])] : []
  })
}

export const loyaltyMarks = (lines: readonly TextLine[]): Rect[] => linesThat(saysLoyalty, lines)

type Marked = { at: number; away: number }

function nearestTo(mark: Rect, offers: readonly Rect[], side: 'over' | 'under', reach: number): Marked | undefined {
  const middle = (mark.left + mark.right) / 2
  const found = offers.flatMap((offer, at) => {
    const { across, down } = gaps(offer, mark)
    const isBelowMark = mark.bottom <= offer.top
    const fits = down === 0 || ((side === 'over') === isBelowMark && middle >= offer.left && middle <= offer.right)
    const away = Math.hypot(across, down)
    return fits && away <= reach ? [{ at, away }] : []
  })
  return found.toSorted((one, other) => one.away - other.away)[0]
}

export function marksOf(offers: readonly Rect[], marks: readonly Rect[], reach: number): Set<number> {
  return new Set(markedBy(offers, marks, reach).map(({ at }) => at))
}

type Mark = Marked & { mark: number }

/**
 * Indices of the marks with those of the offers that have them. A page puts its marks either above its offers or below: the side that places
 * more marks, and then closer, wins. A mark far from all offers belongs to the whole page.
 */
export function markedBy(offers: readonly Rect[], marks: readonly Rect[], reach: number): Mark[] {
  const ways = (['over', 'under'] as const).map((side) =>
    marks.flatMap((each, mark): Mark[] => {
      const nearest = nearestTo(each, offers, side, reach)
      return nearest ? [{ ...nearest, mark }] : []
    }),
  )
  const total = (way: Mark[]) => way.reduce((sum, { away }) => sum + away, 0)
  const [best] = ways.toSorted((one, other) => other.length - one.length || total(one) - total(other))
  return best ?? []
}
