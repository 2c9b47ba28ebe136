import { transliterate } from './official-latin'

/**
 * Chains in Bulgaria with other spellings behind `=`. Whoever asks for a chain that we have no data of is told so. Names
 * with `?` are words of goods too: `тако чипс`, `action figure`.
 */
const list = `
Лидл=Lidl, Билла=Billa, Кауфланд=Kaufland, Фантастико=Fantastico, Т Маркет=T Market=Тмаркет, Метро=Metro, Пени?=Penny?=Пени Маркет=Penny Market,
Карфур=Carrefour, ЦБА=CBA, Пикадили=Piccadilly, Алди=Aldi, Жанет=Janet, Болеро?=Bolero?, Лексстар, Славекс, Промаркет=ProMarket, Берьозка,
дм=dm, Лили?=Lilly, Росман=Rossmann, Мюлер=Müller, Дъглас=Douglas, Сефора=Sephora, Ремедиум=Remedium, Субра=Subra, Софарма=Sopharmacy, Медея,
Икеа=Ikea, Юск=Jysk, Айко=Aiko, Виденов=Videnov, Мебели Лазур, Хоум Макс=HomeMax, Практис=Praktis, Практикер=Praktiker, Бауханс=Bauhaus,
Мосю Бриколаж=Бриколаж?=Mr Bricolage=Bricolage?, Баумакс=Baumax, Масстерхаус=MasterHaus,
Технополис=Technopolis, Техномаркет=Technomarket, Зора=Zora, Техмарт=Techmart, Плесио=Plesio, Ардес=Ardes, Емаг=eMAG,
Пепко=Pepco, Кик?=Kik, Тако?=Takko, Ейч енд Ем=H&M=HM, Зара=Zara, Сиенд Ей=C&A, Декатлон=Decathlon, Спорт Депо=Sport Depot, Дайхман=Deichmann,
Хиполенд=Hippoland, Комсед=Comsed, Екшън?=Action?, Теди?=Tedi, Примарк=Primark`

const keyOf = (text: string) =>
  text
    .replace(/[\s.-]+/g, '')
    .split('&')
    .map((part) => transliterate(part))
    .join('&')

const spellings = list.split(',').flatMap((shop) => {
  const all = shop.split('=').map((each) => each.trim())
  const [name = ''] = all
  return all.map((each) => ({ key: keyOf(each), name: name.replace('?', ''), isAlsoWord: each.endsWith('?') }))
})

const names = new Map(spellings.map(({ key, name }) => [key, name]))
const words = new Set(spellings.flatMap(({ key, isAlsoWord }) => (isAlsoWord ? [key] : [])))

export function knownShop(typed: string): string | undefined {
  return names.get(keyOf(typed))
}

/** Whether a shop's name is a word of goods as well. */
export const isAlsoWord = (typed: string): boolean => words.has(keyOf(typed))

/** Whether a longer name is that of a known shop: „Метро Кеш енд Кери“ is Метро. */
export function namesShop(name: string, shop: string): boolean {
  const said = name.split(/\s+/)
  return said.some((_, index) => knownShop(said.slice(0, index + 1).join(' ')) === shop)
}
