import { officialLatin, scriptOf, transliterate } from './official-latin'

/**
 * Found by reading the open price data, with other spellings behind `=`; case and doubled letters need no spelling of
 * their own, the other alphabet only in titles of offers, where many a word sounds like a brand (`Victory`).
 */
const list = `
Верея, Милкком, Мегле=Meggle, Родопея, Боженци, Елена, Саяна=Sayana, Маджаров, Harmonica=Хармоника, Дунавия, Хаджийски, Здравje,
Мургаш, Ф вкус, MC=МС, Наборъ, Витоша, Milki Dream=Милки Дрийм, Монарх, Олимпус=Olympus, Жоси, Ферма Ярлово, Дестан, Киселово, Дон Чепеларе,
Бор Чвор, Домлян, Северняче, Горица, Русчук, Лакрима=Lacrima, Пършевица, Кърнаре, Лактима, Ведраре=Vedrare, Кюпе,
Кюстендилска, Родопска Сълзица, Мечи Чал, Млекарката, Mlekovita=Млековита, Лесидрен, Рожен, Дядо Либен, Маркели, Гергана, Сердика,
Президент=President, Lurpak=Лурпак, Deutsche Markenbutter=Дойче Маркенбутер, Краварката, Лудогорие, Тертер=Terter, Бабина, Чех, My Day, Вита,
Салакис=Salakis, Ифантис, Добруджанка, Сакарела, Данон, Активиа=Activia, Мандра Лудогорие, Йовчев, Свободно, Арачиеви, Еверест,
Градус=Gradus, Амета=Ameta, Нанюк, Вланел, Пилко, Роко, Roso=Росо, Лудогорско пиле=Л.пиле, Адет, Жар, La Provincia=La Pr-a,
Братя Манолови=Бр.Манолови, Манолови, Биляна Мес, СММ, ЕА=EA, Колбасо, Пепи Комерс, Ферматъ, Ферма Бредас, Тандем=Tandem, Народен, Житница,
Леки, Бони, Браво, Фермата, Крум Мушев, Родея, Мес-ко, Кен, Чичовци, Нашата трапеза, Орехите, Енола, Сами - М, М-р Цветко,
Месарница Партньори 1997, Месарница Майстори Месари, Beef Meat Velingrad, Еко Мес, Белла=Bella, Голямо Враново, Карол, Ново Село,
Ариел Фиш, Alexfish, Kiliç, Морски дар, Мичик, Kefalonia, Скай Фиш, Океан Фиш,
Органита, Искам яйца, Джени, Мизия, Борсата, Аквилон=Akvilon, Ангелов, Май Маркет, Багрянка, Биофермата,
Демеа, Ресми, Зиа, Савимекс, Яна България, Елиаз, Стражица, Extra Line, Мио, Симид, Вита Силует, Нипекс, Денислав, К. Геров,
Нашенски вкус, Лозана, Хасково, Одесос, Добър хляб=Добр хляб, Еккон, Рекорд, Семир, Камплийт,
Gusto=Густо, Фамилия=Familia, Aly, Тракийски, Габрово, Диамант, Ив-Ан,
Крина=Krina, Симона, Натура=Natura, Кооп, Кръстев, Аррива=Арива, МКМ, Izzi=Изи, Aro=Аро, Reggia=Реджа=Реджиа, Мелини, Загария, Barilla=Барила, Стела=Stella,
La Mediterranea, Дерони=Deroni, Соле Мио=Sole Mio, Бомест=Бо ме ст, Melissa=Мелиса, La Molisana, De Cecco=Де Чеко, Златен клас=Зл клас, Деверо,
Наслада, Джорджес, Вкусно, Захира, Сладея=Го Сладея, Клио, Тейстико, Захар Заря, Сладал, Промар, Фиоре=Fiorre=Fiore, ББТ, Перла, Фамилекс,
Топаз Мел, София Мел, Емона, Булгари, Стойчеви, Калиакра, Клас, Родно, Витал, Бисер, Елиа=Elia, Garcia, Oliveri, Cirio=Чирио, Speroni, Дел Алма=Del Alma,
Сан Лазаро, Леванте, Коста Доро=Costa d'Oro, Monini=Монини, Филипо Берио=Filippo Berio, Алтис, Aromatikon, Кулинар, Le Bon, Чифликъ=Чифлик, Русе,
Шефс=Chefs, Бондюел=Bonduelle=Бондуел, Филикон, Кампезе=Campese, Леда=Leda, Novi, Весу, Арте, Мисота, Хайнц=Heinz, Дегусто, Оберон, Русо,
Mutti=Мути, Петел, Еко Ферма Черга, Олинеза, Олинезко, Първомай, Селце, Булконс, Регина, Калина, Мегас, Конекс,
Holle=Холе, Ганчев=Ganchev, Gerber=Гербер, Бебелан=Bebelan, Лактана, Хип=Hipp, Aptamil=Аптамил=Apt, Нан=Nan, Нестле=Nestle, Фризо, Фризолак=Frisolac, Физиолак, Слънчо,
Плазмон=Plasmon, Милупа=Milupa, Бебивита=Bebivita, Слийпи=Sleepy,
Житен дар, Milord, Роден край, Престиж, Lulu, 7 Days=7Days=7 Дейс, IQ, Чипикао, Чипита, Белино=Belino, Кристал, Мони, Закуска, Keksinni Vincinni,
Рошен=Roshen, Фин, Линд=Lindt=Линдт, Лакми=Lacmi, Милка=Milka, Своге, Шогетен=Schogetten, Тоблерон=Toblerone, Киндер=Kinder, Лоакер=Loacker, Merci=Мерси, Ritter Sport=Ритер Спорт,
Лаваца=Lavazza=Лаваза, Кремозо, Едушо=Eduscho, Nova Brasilia=Нова Бразилия, Fiesta=Фиеста, Чибо=Tchibo=Тчибо, Bialetti=Биалети, Доменико, Бианчи=Bianchi, Якобс=Jacobs=Jakobs, Давидоф=Davidoff,
Спетема=Spetema, Кимбо=Kimbo, Pellini, Vergnano, Dallmayr=Далмайер, Segafredo=Сегафредо, Illy, Starbucks=Старбъкс, Амбър, Мелита=Melitta,
Теаселект, Ахмад=Ahmad, Биопрограма, Фитолек, Биохерба, Хорниманс, Липтън=Lipton, Туининг=Twinings, Yogi, Балкан, Булгарикум,
Хисар, Велинград, Горна Баня=Г. Баня, Девин=Devin, Банкя, Михалково, Пирин Спринг, Княжево,
Бургаско, Шуменско=Shumensko, Астика=Astika, Загорка=Zagorka, Пиринско=Pirinsko, Болярка=Bolyarka=Boliarka, Каменица=Kamenitza=Kamenica, Ариана=Ariana, Столично, Леденика, Аморозо,
Фрутино=Frutino, Търговище, Етно=Ethno, Tcherga=Черга, Perlino, Cycle=Сайкъл, Стамболово, Villa Yambol=Вила Ямбол, Кортен, Ви Варна, Квантум=Quantum=Куантум, Менада, Шато Карнобат=Chateau Karnobat, София Карнобат, Карнобат,
Болгаре, Мезек=Mezzek, Мидалидаре=Midalidare, Ловико=Lovico, Лозарево, Логодаж=Logodaj, Катаржина=Katarzyna, Тера Тангра=Terra Tangra, Пентаграм, Славянци, Златен Рожен, Домейн Бойар=Domaine Boyar=Domain Boyar, Драгомир, Асеновград, Мелник=Melnik, Шамбърлен,
Пещерска, Pliska=Плиска, Троянска, Кайлъшка, Поморийска, Дядова Усуканица, Сунгурларска, Бургаска, Старосел, Хан Крум=Khan Krum, Бургас 63, Ямболска, Сливенска,
Тереа=Terea, Dunhill=Дънхил, Корсет=Corset, Кинг=King, Мерилин=Merilyn, Ротманс=Rothmans, Давидоф, Marlboro=Марлборо, Winston=Уинстън, Lucky Strike=Лъки Страйк, Парламент, Собрание=Sobranie, Виктори, Neo, Hilo, Delia,
Бинго=Bingo, Веро, Магия, Ехо, Блейзи, Elvi=Елви, Медикс=Medix, Фея=Feya, Семана, Magic, Pur=Пур, Fairy=Феъри, Тесто,
Aquafresh=Аквафреш, Bio Care, Колгейт=Colgate, Елгидиум=Elgydium, Триса=Trisa, Curaprox, Орал би=Oral-B, Сенсодин=Sensodyne, Елмекс=Elmex, Астера=Astera, Пародонтакс=Parodontax, Лакалут=Lacalut,
Сплат=Splat, Сигнал=Signal, Пародонт=Parodont, Поморин=Pomorin, Biomed=Биомед, Денивит, Meridol=Меридол, Dabur, Jordan, Блендамед,
Хед енд Шолдърс=Head Shoulders=Head & Shoulders=Шоулдърс, Здраве, Милва, Ловеа, Стилена=Stilena, Палмолив=Palmolive, Dove=Дав, Тео=Teo, Сейфгард=Safeguard, Schauma=Шаума, Глис=Gliss=Глис Кюр, Пантен=Pantene, Нивеа=Nivea,
Елсев=Elseve, Гарние=Garnier, Фруктис=Fructis, Syoss=Сайос, Нежна Роза, Моята природа, Бочко, Тео Бебе, Агива=Agiva, Nature, Евелин, Ботаник, Регал, Аромат, Le Petit Marseillais, Fa=Фа, Camay, Duru,
Ренкли, Roses, Евент=Event, Лара, Лула, Малива=Maliva, Cleanic, Пуфис=Pufies, Памперс=Pampers, Мечта, Зебра=Zebra, Милде=Milde, Емека=Emeka, Агнела, Теком, Zewa=Зева, Пандели, Белана, Севън, Hankies, Бебо, Уош,
Талцид, Алмагел=Almagel, Бусколизин, Спазмалгон, Дро Спаз, Бизалакс, Бизакодил, Дулколакс=Dulcolax, Глицеракс, Диаростад, Имомед, Имодиум=Imodium, Стоперан=Stoperan, Ентерол=Enterol, Екзодерил, Кетозал, Низорал=Nizoral, Кетодерм,
Псило, Алергозан, Йодасепт, Йодсептадон, Йодадерм, Браунол=Braunol, Ваксигрип, Инфлувак, Ибурапид, Сиафен, Парабол, Нурофен=Nurofen, Ибупром=Ibuprom, Фелоран, Диклак, Волтарен=Voltaren, Омалгин, Аналгин=Analgin, Диалгин, Хексалгин, Беналгин, Ксилодекс, Назик, Септаназал,
Ангал, Стрепсилс=Strepsils, Орофар, Респифортин, Бронхосолван, АЦЦ, Миртол, Ксизал=Xyzal, Ксалерган, Зенаро, Ксивозан, Отирелакс, Дроплекс, Отипакс=Otipax, Фуроталгин,
Кока Кола=Coca-Cola, Ред Бул=Red Bull, Д-р Йоткер=Dr Oetker=Доктор Йоткер, Джак Даниелс=Jack Daniels, Джони Уокър=Johnnie Walker
`

const word = /[\p{L}\p{M}]+|\d+/gu

/** In one alphabet but unstemmed (`Колбасо` is no `колбас`). */
export function brandWordsOf(text: string): string[] {
  return [...text.matchAll(word)].flatMap(([raw]) => transliterate(raw) || [])
}

/** `alike` are the listed spellings with the same words, in either alphabet. */
type Brand = { name: string; spelling: string; words: string[]; isOnlySpelling: boolean; alike: string[] }

const byFirstWord = new Map<string, Brand[]>()
const latinSpellings = new Map<string, string>()
const spellingsOf = new Map<string, string[]>()
/** The words of all spellings of listed brands. */
export const brandWords = new Set<string>()
for (const entry of list.split(',')) {
  const spellings = entry.split('=').map((spelling) => spelling.trim())
  const [name = ''] = spellings
  const latin = spellings.find((spelling) => scriptOf(spelling) === 'latin')
  if (latin) latinSpellings.set(name, latin)
  spellingsOf.set(name, [...(spellingsOf.get(name) ?? []), ...spellings])
  for (const spelling of spellings) {
    const words = brandWordsOf(spelling)
    for (const [raw] of spelling.matchAll(word)) brandWords.add(raw)
    const [first] = words
    if (first) {
      const brand: Brand = { name, spelling, words, isOnlySpelling: spellings.length === 1, alike: [] }
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), brand])
    }
  }
}
for (const brands of byFirstWord.values()) {
  brands.sort((a, b) => b.words.length - a.words.length)
  // Behind the loop, because a brand may stand in the list twice (`Давидоф`).
  for (const brand of brands) {
    const said = brand.words.join(' ')
    brand.alike = (spellingsOf.get(brand.name) ?? []).filter((each) => brandWordsOf(each).join(' ') === said)
  }
}

function brandAt(words: readonly string[], place: number): Brand | undefined {
  return byFirstWord
    .get(words[place] ?? '')
    ?.find((brand) => brand.words.every((word, index) => words[place + index] === word))
}

type Named = { raw: string; index: number; key: string }

const namedIn = (text: string): Named[] =>
  [...text.matchAll(word)].flatMap(({ 0: raw, index }) => {
    const key = transliterate(raw)
    return key ? [{ raw, index, key }] : []
  })

/** Words in the other alphabet that only sound like these brands: `Гърция`. */
const inOwnAlphabet = new Set(['Garcia'])

/** Beside these words the name is no brand: a region of wines, a part of the name of a medicine. */
const otherMeanings: Readonly<Record<string, RegExp>> = {
  Marlboro: /(?<!\p{L})вин[оа](?!\p{L})|совиньон|sauvignon/iu,
  Neo: /ангин|бронхотон/iu,
}

const shortest = 3

const isOfScript = (raw: string) => (spelling: string) => scriptOf(spelling) === scriptOf(raw)

/** Short words are many: `см` is not `СММ`, `или` not `Illy`, and `МК` not `MC`. */
function isWrittenSo({ name, words, alike }: Brand, raw: string): boolean {
  const [key = ''] = words
  if (words.length > 1 || key.length > shortest) return !inOwnAlphabet.has(name) || alike.some(isOfScript(raw))
  const isExact = key.length < shortest
  return alike.some((spelling) =>
    isExact ? spelling.toLowerCase() === raw.toLowerCase() : raw.length >= spelling.length,
  )
}

/** They say of which kind a thing is (`веро` is any washing-up liquid), so another brand in the name counts. */
const alsoKinds = new Set(['Веро', 'Кинг'])

/** Of several known brands the one with the most words, else the first. */
export function brandIn(
  text: string,
  isMeant: (brand: Brand, raw: string, place: number) => boolean = () => true,
): Brand | undefined {
  const said = namedIn(text)
  const keys = said.map(({ key }) => key)
  const found = said.flatMap(({ raw }, place) => {
    const brand = brandAt(keys, place)
    const isIt = brand && isWrittenSo(brand, raw) && !otherMeanings[brand.name]?.test(text)
    return isIt && isMeant(brand, raw, place) ? [brand] : []
  })
  const sure = found.filter(({ name }) => !alsoKinds.has(name))
  return (sure.length > 0 ? sure : found).reduce<Brand | undefined>(
    (best, brand) => (best && best.words.length >= brand.words.length ? best : brand),
    undefined,
  )
}

/** Brands that titles have as common words too: `King Size`, `Клас 1`, `Листово Тесто`. */
const alsoWords = new Set(
  'Кинг,Клас,Тесто,Закуска,Захар Заря,Аромат,Магия,Magic,Nature,Здраве,Орехите,Сигнал,Регал'.split(','),
)

const dairy = /мляко|сирене|кашкавал|извара|масло|йогурт|айран|сметана|кефир|цедено|фета(?!\p{L})/iu
const meat = /наденица|салам|шунка|кренвирш|шпек|колбас|луканка|суджук|филе|месо/iu
const dishes = /препарат|съдове|веро/iu
const tins = /лютеница|консерв|домати|краставички|боб|грах|гъби|кус.?кус|царевица|кетчуп/iu
const tobacco = /цигари|тютюн/iu

const juices = /(?<!\p{L})(?:сок|нектар)(?!\p{L})/iu

/** Names of things, places and persons (`Кукла Фея`, `Обувки Витоша`) are brands only beside what these make. */
const namesOfOthers: Readonly<Record<string, RegExp>> = {
  Витоша: dairy,
  Олимпус: new RegExp(`${dairy.source}|${juices.source}`, 'iu'),
  Еверест: dairy,
  Кен: meat,
  Фея: dishes,
  Pur: dishes,
  Регина: tins,
  Русо: tins,
  Корсет: tobacco,
  Виктори: tobacco,
  Fiesta: /кафе/iu,
  Витал: /олио/iu,
  Melissa: /спагети|макарони|паста|фузили|пене/iu,
  Зебра: /хартия|ролки|рула|салфетки|кърпи/iu,
  Перла: /сол(?!\p{L})|захар|ориз|леща|боб/iu,
  Кристал: /бисквити|олио|захар/iu,
  Евент: /сапун|шампоан|душ|кърпи/iu,
}

/**
 * The listed brand that a title names in capitals. Many a brand is a common word too, and the first word of a title is
 * always capital, in some titles every word: there only a brand with several spellings or in Latin letters is sure. A word
 * of the other alphabet is none, unless that spelling is listed.
 */
function brandOfTitle(title: string): string | null {
  const isInCapitals = !/\p{Ll}/u.test(title)
  const brand = brandIn(title, ({ name, isOnlySpelling, alike }, raw, place) => {
    const isToldByCapital = place > 0 && !isInCapitals
    const isSure = isToldByCapital || !isOnlySpelling || scriptOf(raw) === 'latin'
    const isListed = alike.some(isOfScript(raw))
    const isMeant = !alsoWords.has(name) && (namesOfOthers[name]?.test(title) ?? true)
    return /^[\p{Lu}\d]/u.test(raw) && isSure && isListed && isMeant
  })
  return brand?.name ?? null
}

export function withBrandNamed(text: string, brand: string): string {
  const found = namedIn(text)
  const keys = found.map(({ key }) => key)
  for (const [place, { raw, index }] of found.entries()) {
    const match = brandAt(keys, place)
    const last = match?.name === brand && isWrittenSo(match, raw) ? found[place + match.words.length - 1] : undefined
    if (last) return `${text.slice(0, index)}${brand}${text.slice(last.index + last.raw.length)}`
  }
  return text
}

/** Whether a title names the brand, in any of its spellings. */
export function saysBrand(title: string, brand: string): boolean {
  const [said, own, name] = [brandWordsOf(title), brandWordsOf(brand), listedBrand(brand)]
  return said.some(
    (_, place) => brandAt(said, place)?.name === name || own.every((each, index) => said[place + index] === each),
  )
}

/** The listed brand whose name is the whole text. */
export function brandCalled(text: string): Brand | undefined {
  const words = brandWordsOf(text)
  const found = brandAt(words, 0)
  return found?.words.length === words.length ? found : undefined
}

/** The other spellings of the listed brand whose name is the whole text. */
export function otherBrandSpellings(text: string): string[] {
  const brand = brandCalled(text)
  return brand ? (spellingsOf.get(brand.name) ?? []).filter((spelling) => spelling !== brand.spelling) : []
}

/** `Lavazza` and `ЛАВАЦА` become `Лаваца`; an unlisted brand stays as written. */
export const listedBrand = (text: string): string => brandCalled(text)?.name ?? text

const inCyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'sht щ,sh ш,ch ч,zh ж,iu ю,ia я,a а,b б,v в,g г,d д,e е,z з,i и,k к,l л,m м,n н,o о,p п,r р,s с,t т,u у,f ф,h х,c ц'
    .split(',')
    .map((pair) => pair.split(' ')),
)

/**
 * One for all spellings of a brand, listed or not: `Coca-Cola` and `Кока Кола`, `Dilmah` and `Дилма`. Written in
 * Cyrillic, which is readable in an address and its own key. Empty without letters and digits.
 */
export function brandKey(text: string): string {
  // A word of mixed scripts needs a second pass.
  return keyOfWords(keyOfWords(text))
}

function keyOfWords(text: string): string {
  const withoutSilent = (word: string) => word.replace(/(?<=[aeiou])h$/, '')
  const joined = brandWordsOf(listedBrand(text)).map(withoutSilent).join('')
  const sound = withoutSilent(joined.replace(/(\p{L})\1+/gu, '$1'))
  return sound.replace(/sht|[scz]h|i[ua]|[a-z]/g, (letters) => inCyrillic[letters] ?? letters)
}

/** A listed Latin spelling (`Лаваца` is `Lavazza`), else the official Latin letters. */
export function latinBrand(text: string): string {
  const name = listedBrand(text)
  return latinSpellings.get(name) ?? officialLatin(name)
}

/** With its brand in one spelling everywhere; a title may name a brand that is not given beside it. */
export function withListedBrand<Named extends { title: string; brand: string | null }>(offer: Named): Named {
  const brand = offer.brand ? listedBrand(offer.brand) : brandOfTitle(offer.title)
  return brand ? { ...offer, brand, title: withBrandNamed(offer.title, brand) } : offer
}
