import type { Texts } from './types'

export type TermSeed = { slug: string; kind: 'category' | 'tag'; name: Texts }

export type ProductSeed = {
  slug: string
  sku: string
  title: Texts
  summary: Texts
  /** Short Markdown. */
  description: Texts
  features: Record<keyof Texts, string[]>
  priceCents: number
  /** Of a sample alone. */
  oldPriceCents?: number
  /** What it costs these days. */
  promotionCents?: number
  currency?: 'USD'
  badge?: Texts
  rating?: number
  reviewCount?: number
  isSample?: true
  /** A drawing of seed/draw/art, an emoji on it, and two colours. */
  drawing: string
  emoji: string
  colours: [string, string]
  terms: string[]
}

const term = (slug: string, kind: TermSeed['kind'], bg: string, de: string, en: string, ru: string): TermSeed => ({
  slug,
  kind,
  name: { bg, de, en, ru },
})

export const productTerms: TermSeed[] = [
  term('coats', 'category', 'Палта', 'Mäntel', 'Coats', 'Пальто'),
  term('shirts', 'category', 'Ризи', 'Hemden', 'Shirts', 'Рубашки'),
  term('knitwear', 'category', 'Плетени', 'Strick', 'Knitwear', 'Трикотаж'),
  term('tops', 'category', 'Тениски', 'Oberteile', 'Tops', 'Футболки'),
  term('winter', 'tag', 'зима', 'Winter', 'winter', 'зима'),
  term('wool', 'tag', 'вълна', 'Wolle', 'wool', 'шерсть'),
  term('cotton', 'tag', 'памук', 'Baumwolle', 'cotton', 'хлопок'),
  term('everyday', 'tag', 'за всеки ден', 'Alltag', 'everyday', 'на каждый день'),
]

/** `wool-coat` is the sample (docs/product.md, section 6): its figures are given. */
export const shopProducts: ProductSeed[] = [
  {
    slug: 'wool-coat',
    sku: 'BR-COAT-0412',
    title: { bg: 'Вълнено палто', de: 'Wollmantel', en: 'Wool coat', ru: 'Шерстяное пальто' },
    summary: {
      bg: 'Топло палто до коляното с широка яка и дълбоки джобове. Пада право и се носи над дебел пуловер.',
      de: 'Ein warmer Mantel bis zum Knie mit breitem Kragen und tiefen Taschen. Er fällt gerade und passt über einen dicken Pullover.',
      en: 'A warm coat down to the knee with a broad collar and deep pockets. It falls straight and fits over a thick jumper.',
      ru: 'Тёплое пальто до колена с широким воротником и глубокими карманами. Прямой крой, надевается поверх толстого свитера.',
    },
    description: {
      bg: 'Платът е тъкан плътно и държи вятъра отвън. Подплатата е гладка, за да се облича лесно.\n\nПалтото е образец: по него се вижда как изглежда един продукт.',
      de: 'Der Stoff ist dicht gewebt und hält den Wind draußen. Das Futter ist glatt, damit man leicht hineinschlüpft.\n\nDer Mantel ist ein Muster: An ihm sieht man, wie ein Produkt aussieht.',
      en: 'The cloth is woven close and keeps the wind out. The lining is smooth, so it slips on easily.\n\nThe coat is a sample: it shows what a product looks like.',
      ru: 'Ткань соткана плотно и не пропускает ветер. Подкладка гладкая, пальто легко надевается.\n\nПальто – образец: на нём видно, как выглядит товар.',
    },
    features: {
      bg: ['80 % вълна, 20 % полиамид', 'Два външни и един вътрешен джоб', 'Само химическо чистене'],
      de: ['80 % Wolle, 20 % Polyamid', 'Zwei Außentaschen und eine Innentasche', 'Nur chemische Reinigung'],
      en: ['80% wool, 20% polyamide', 'Two outer pockets and one inside', 'Dry clean only'],
      ru: ['80 % шерсть, 20 % полиамид', 'Два наружных кармана и один внутренний', 'Только химчистка'],
    },
    priceCents: 12575,
    oldPriceCents: 13217,
    currency: 'USD',
    badge: { bg: 'РАЗПРОДАЖБА −20 %', de: 'SALE 20 % Rabatt', en: 'SALE 20% Off', ru: 'РАСПРОДАЖА −20 %' },
    rating: 4.7,
    reviewCount: 5,
    isSample: true,
    drawing: 'coat',
    emoji: 'sunflower',
    colours: ['7a5c46', '39505c'],
    terms: ['coats', 'winter', 'wool'],
  },
  {
    slug: 'cotton-shirt',
    sku: 'BR-SHRT-0101',
    title: { bg: 'Памучна риза', de: 'Baumwollhemd', en: 'Cotton shirt', ru: 'Хлопковая рубашка' },
    summary: {
      bg: 'Мека риза с класическа яка и джоб на гърдите, която не иска много гладене.',
      de: 'Ein weiches Hemd mit klassischem Kragen und Brusttasche, das wenig Bügeln verlangt.',
      en: 'A soft shirt with a classic collar and a breast pocket that asks for little ironing.',
      ru: 'Мягкая рубашка с классическим воротником и нагрудным карманом, почти не требует глажки.',
    },
    description: {
      bg: 'Поплинът е тънък, но не прозира. Копчетата са пришити на крачета и не падат.',
      de: 'Der Popeline ist dünn, aber nicht durchsichtig. Die Knöpfe sitzen auf Stielen und fallen nicht ab.',
      en: 'The poplin is thin but not see-through. The buttons are sewn on shanks and stay on.',
      ru: 'Поплин тонкий, но не просвечивает. Пуговицы пришиты на ножке и не отрываются.',
    },
    features: {
      bg: ['100 % памук', 'Пране на 40 °C', 'Прав подгъв'],
      de: ['100 % Baumwolle', 'Wäsche bei 40 °C', 'Gerader Saum'],
      en: ['100% cotton', 'Wash at 40 °C', 'Straight hem'],
      ru: ['100 % хлопок', 'Стирка при 40 °C', 'Прямой низ'],
    },
    priceCents: 3490,
    drawing: 'shirt',
    emoji: 'sunflower',
    colours: ['6f93b8', 'c9a27c'],
    terms: ['shirts', 'cotton', 'everyday'],
  },
  {
    slug: 'patterned-jumper',
    sku: 'BR-KNIT-0207',
    title: { bg: 'Пуловер с шарка', de: 'Gemusterter Pullover', en: 'Patterned jumper', ru: 'Свитер с узором' },
    summary: {
      bg: 'Плътно плетиво с ромбове през гърдите и ластик, който не се разтяга.',
      de: 'Dichter Strick mit Rauten über der Brust und einem Bund, der sich nicht ausleiert.',
      en: 'A close knit with diamonds across the chest and a rib that keeps its shape.',
      ru: 'Плотная вязка с ромбами на груди и резинкой, которая не растягивается.',
    },
    description: {
      bg: 'Мериносът топли и през есента, и под палто. Шарката е вплетена, не е отпечатана.',
      de: 'Merino wärmt im Herbst und unter dem Mantel. Das Muster ist eingestrickt, nicht gedruckt.',
      en: 'Merino keeps you warm in autumn and under a coat. The pattern is knitted in, not printed.',
      ru: 'Меринос греет осенью и под пальто. Узор вывязан, а не напечатан.',
    },
    features: {
      bg: ['70 % мерино, 30 % памук', 'Ръчно пране', 'Кръгло деколте'],
      de: ['70 % Merino, 30 % Baumwolle', 'Handwäsche', 'Runder Ausschnitt'],
      en: ['70% merino, 30% cotton', 'Hand wash', 'Round neck'],
      ru: ['70 % меринос, 30 % хлопок', 'Ручная стирка', 'Круглый вырез'],
    },
    priceCents: 7490,
    promotionCents: 5990,
    drawing: 'sweater',
    emoji: 'maple-leaf',
    colours: ['a3483c', '4e6b4a'],
    terms: ['knitwear', 'wool', 'winter'],
  },
  {
    slug: 'sunflower-tee',
    sku: 'BR-TEE-0311',
    title: {
      bg: 'Тениска със слънчоглед',
      de: 'T-Shirt mit Sonnenblume',
      en: 'Sunflower T-shirt',
      ru: 'Футболка с подсолнухом',
    },
    summary: {
      bg: 'Тениска от дебел памук с голям слънчоглед отпред. Яката не се извива след пране.',
      de: 'Ein T-Shirt aus dicker Baumwolle mit einer großen Sonnenblume. Der Kragen bleibt nach dem Waschen glatt.',
      en: 'A T-shirt of heavy cotton with a large sunflower. The neck stays flat after washing.',
      ru: 'Футболка из плотного хлопка с большим подсолнухом. Горловина не деформируется после стирки.',
    },
    description: {
      bg: 'Щампата е с водни бои и се пере обърната наопаки.',
      de: 'Der Druck ist mit Wasserfarben gemacht; auf links waschen.',
      en: 'The print is made with water-based ink; wash it inside out.',
      ru: 'Рисунок нанесён водными красками; стирать вывернутой наизнанку.',
    },
    features: {
      bg: ['100 % памук, 190 г/м²', 'Пране на 30 °C', 'Права кройка'],
      de: ['100 % Baumwolle, 190 g/m²', 'Wäsche bei 30 °C', 'Gerader Schnitt'],
      en: ['100% cotton, 190 g/m²', 'Wash at 30 °C', 'Straight cut'],
      ru: ['100 % хлопок, 190 г/м²', 'Стирка при 30 °C', 'Прямой крой'],
    },
    priceCents: 1890,
    drawing: 'tee',
    emoji: 'sunflower',
    colours: ['f0ead8', '88a8a0'],
    terms: ['tops', 'cotton', 'everyday'],
  },
  {
    slug: 'pique-polo',
    sku: 'BR-POLO-0318',
    title: { bg: 'Поло от пике', de: 'Piqué-Polo', en: 'Piqué polo shirt', ru: 'Поло из пике' },
    summary: {
      bg: 'Поло с две копчета и малка бродерия, достатъчно спретнато за работа.',
      de: 'Ein Polo mit zwei Knöpfen und kleiner Stickerei, ordentlich genug fürs Büro.',
      en: 'A polo with two buttons and a small embroidery, neat enough for work.',
      ru: 'Поло с двумя пуговицами и маленькой вышивкой, достаточно опрятное для работы.',
    },
    description: {
      bg: 'Пикето диша и съхне бързо, затова се носи и на път.',
      de: 'Piqué atmet und trocknet schnell, deshalb taugt es auch für die Reise.',
      en: 'Piqué breathes and dries fast, which makes it good for travelling.',
      ru: 'Пике дышит и быстро сохнет, поэтому удобно и в дороге.',
    },
    features: {
      bg: ['95 % памук, 5 % еластан', 'Пране на 40 °C', 'Плетена яка'],
      de: ['95 % Baumwolle, 5 % Elasthan', 'Wäsche bei 40 °C', 'Gestrickter Kragen'],
      en: ['95% cotton, 5% elastane', 'Wash at 40 °C', 'Knitted collar'],
      ru: ['95 % хлопок, 5 % эластан', 'Стирка при 40 °C', 'Вязаный воротник'],
    },
    priceCents: 3290,
    promotionCents: 2690,
    drawing: 'polo',
    emoji: 'sunflower',
    colours: ['2f5d62', 'b5563f'],
    terms: ['tops', 'cotton', 'everyday'],
  },
]
