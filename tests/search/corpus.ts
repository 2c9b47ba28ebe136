import type { Locale } from '@/i18n/routing'

type Texts = Record<Locale, string>

export type CorpusBrochure = {
  slug: string
  retailer: string
  category: string
  /** Days from today. */
  from: number
  to: number
  title: Texts
  summary: Texts
  /** The text of each page; a line that starts with `*` is an offer too. */
  pages: string[]
}

type CorpusCategory = { slug: string; name: Texts }
type CorpusRetailer = { slug: string; name: string; category: string; description: Texts }

export type Corpus = { categories: CorpusCategory[]; retailers: CorpusRetailer[]; brochures: CorpusBrochure[] }

const categories: CorpusCategory[] = [
  { slug: 'supermarket', name: { bg: 'Супермаркети', de: 'Supermärkte', en: 'Supermarkets', ru: 'Супермаркеты' } },
  { slug: 'pharmacy', name: { bg: 'Аптеки', de: 'Apotheken', en: 'Pharmacies', ru: 'Аптеки' } },
  { slug: 'electronics', name: { bg: 'Техника', de: 'Elektronik', en: 'Electronics', ru: 'Электроника' } },
  { slug: 'fashion', name: { bg: 'Мода', de: 'Mode', en: 'Fashion', ru: 'Мода' } },
  { slug: 'toys', name: { bg: 'Играчки', de: 'Spielzeug', en: 'Toys', ru: 'Игрушки' } },
  {
    slug: 'hardware',
    name: { bg: 'Строителни магазини', de: 'Baumärkte', en: 'Hardware stores', ru: 'Стройматериалы' },
  },
  { slug: 'furniture', name: { bg: 'Мебели', de: 'Möbel', en: 'Furniture', ru: 'Мебель' } },
  { slug: 'drugstore', name: { bg: 'Дрогерии', de: 'Drogerien', en: 'Drugstores', ru: 'Дрогери' } },
]

const retailers: CorpusRetailer[] = [
  retailer(
    'zelena-kosnitsa',
    'Зелена кошница',
    'supermarket',
    'Хранителни стоки от съседите',
    'Lebensmittel aus der Nachbarschaft',
    'Groceries from the neighbours',
    'Продукты от соседей',
  ),
  retailer(
    'bodra-sutrin',
    'Бодра сутрин',
    'supermarket',
    'Квартални магазини',
    'Läden um die Ecke',
    'Corner shops',
    'Магазины у дома',
  ),
  retailer(
    'marta-market',
    'Marta Market',
    'supermarket',
    'Големи количества, малки цени',
    'Große Mengen, kleine Preise',
    'Large packs, small prices',
    'Большие упаковки, низкие цены',
  ),
  retailer(
    'apteka-lipa',
    'Аптека Липа',
    'pharmacy',
    'Здраве и грижа',
    'Gesundheit und Pflege',
    'Health and care',
    'Здоровье и уход',
  ),
  retailer(
    'volt-plus',
    'Волт Плюс',
    'electronics',
    'Бяла и черна техника',
    'Haushaltsgeräte und Unterhaltung',
    'Appliances and entertainment',
    'Бытовая техника и развлечения',
  ),
  retailer(
    'pixela',
    'Pixela',
    'electronics',
    'Телефони и компютри',
    'Telefone und Computer',
    'Phones and computers',
    'Телефоны и компьютеры',
  ),
  retailer(
    'nitka',
    'Нитка',
    'fashion',
    'Дрехи за цялото семейство',
    'Kleidung für die ganze Familie',
    'Clothes for the whole family',
    'Одежда для всей семьи',
  ),
  retailer(
    'palavnik',
    'Палавник',
    'toys',
    'Играчки за всяка възраст',
    'Spielzeug für jedes Alter',
    'Toys for every age',
    'Игрушки для любого возраста',
  ),
  retailer(
    'maistor-georgi',
    'Майстор Георги',
    'hardware',
    'Всичко за ремонта',
    'Alles für die Renovierung',
    'Everything for renovation',
    'Всё для ремонта',
  ),
  retailer(
    'dom-i-uyut',
    'Дом и уют',
    'furniture',
    'Мебели по мярка',
    'Möbel nach Maß',
    'Made-to-measure furniture',
    'Мебель на заказ',
  ),
  retailer(
    'rosa-drogerie',
    'Роса',
    'drugstore',
    'Козметика и дом',
    'Kosmetik und Haushalt',
    'Cosmetics and household',
    'Косметика и дом',
  ),
]

function retailer(slug: string, name: string, category: string, bg: string, de: string, en: string, ru: string) {
  return { slug, name, category, description: { bg, de, en, ru } }
}

const brochures: CorpusBrochure[] = [
  {
    slug: 'zelena-kosnitsa-sedmitsa',
    retailer: 'zelena-kosnitsa',
    category: 'supermarket',
    from: -2,
    to: 4,
    title: {
      bg: 'Седмична брошура: пресни плодове',
      de: 'Wochenprospekt: frisches Obst',
      en: 'Weekly brochure: fresh fruit',
      ru: 'Недельная брошюра: свежие фрукты',
    },
    summary: {
      bg: 'Ябълки, круши и банани на добра цена.',
      de: 'Äpfel, Birnen und Bananen zum guten Preis.',
      en: 'Apples, pears and bananas at a good price.',
      ru: 'Яблоки, груши и бананы по хорошей цене.',
    },
    pages: [
      'Пресни плодове\n*Ябълки Златна превъзходна кг 1,29\n*Банани кг 1,59\nКруши внос кг',
      '*Домати розови кг 2,49\nКраставици кг\nКартофи пресни 2 кг',
      '*Прясно мляко Верея 3,6% 1 л\n*Кисело мляко Олимпус 2% 400 г\nКраве сирене Лесидрен 400 г\nКашкавал Витоша 400 г',
      'Пилешко филе охладено кг\n*Свински врат без кост кг\nКайма смес 500 г',
      'Минерална вода Девин 6x1,5 л\nБира Каменица 2 л\nКафе Лаваца мляно 250 г',
    ],
  },
  {
    slug: 'bodra-sutrin-zakuska',
    retailer: 'bodra-sutrin',
    category: 'supermarket',
    from: -1,
    to: 5,
    title: {
      bg: 'Закуска за цялата седмица',
      de: 'Frühstück für die ganze Woche',
      en: 'Breakfast for the whole week',
      ru: 'Завтрак на всю неделю',
    },
    summary: {
      bg: 'Хляб, масло, мед и кафе.',
      de: 'Brot, Butter, Honig und Kaffee.',
      en: 'Bread, butter, honey and coffee.',
      ru: 'Хлеб, масло, мёд и кофе.',
    },
    pages: [
      '*Хляб Добруджа 650 г\n*Кроасан с шоколад 80 г\nБаница със сирене',
      '*Краве масло 250 г\nПчелен мед липа 700 г\nКонфитюр ягода',
      '*Кафе Чибо мляно 250 г\nЧай мента 20 бр\nКакао 200 г',
      'Яйца размер М 10 бр\nБекон слайс 150 г\nОвесени ядки 500 г',
    ],
  },
  {
    slug: 'marta-market-golemi-opakovki',
    retailer: 'marta-market',
    category: 'supermarket',
    from: 0,
    to: 9,
    title: { bg: 'Големи опаковки', de: 'Großpackungen', en: 'Family packs', ru: 'Большие упаковки' },
    summary: {
      bg: 'Олио, ориз, захар и брашно.',
      de: 'Öl, Reis, Zucker und Mehl.',
      en: 'Oil, rice, sugar and flour.',
      ru: 'Масло, рис, сахар и мука.',
    },
    pages: [
      '*Олио слънчогледово Калиакра 5 л\n*Захар 5 кг\nБрашно тип 500 5 кг',
      'Ориз бисерен 2 кг\nЛеща 1 кг\nБял боб 1 кг\nСпагети №5 500 г',
      '*Тоалетна хартия 24 ролки\nПрах за пране Ариел 60 пранета\nОмекотител Ленор',
      'Ракия гроздова 0,7 л\nЧервено вино Мавруд 0,75 л\nУиски 0,7 л',
    ],
  },
  {
    slug: 'apteka-lipa-zima',
    retailer: 'apteka-lipa',
    category: 'pharmacy',
    from: -3,
    to: 20,
    title: {
      bg: 'Здрави през зимата',
      de: 'Gesund durch den Winter',
      en: 'Healthy all winter',
      ru: 'Здоровы всю зиму',
    },
    summary: {
      bg: 'Витамини и грижа за настинка.',
      de: 'Vitamine und Hilfe bei Erkältung.',
      en: 'Vitamins and care for a cold.',
      ru: 'Витамины и помощь при простуде.',
    },
    pages: [
      '*Витамин C 1000 мг 20 таблетки\nЦинк 30 капсули\nМагнезий',
      'Спрей за нос морска вода\nСироп за кашлица\nТермометър дигитален',
      '*Слънцезащитен крем SPF 50\nКрем за ръце с глицерин\nПамперс пелени размер 4',
    ],
  },
  {
    slug: 'volt-plus-golyama-tehnika',
    retailer: 'volt-plus',
    category: 'electronics',
    from: -5,
    to: 0,
    title: {
      bg: 'Голяма бяла техника',
      de: 'Große Haushaltsgeräte',
      en: 'Large appliances',
      ru: 'Крупная бытовая техника',
    },
    summary: {
      bg: 'Перални, хладилници и готварски печки.',
      de: 'Waschmaschinen, Kühlschränke und Herde.',
      en: 'Washing machines, fridges and cookers.',
      ru: 'Стиральные машины, холодильники и плиты.',
    },
    pages: [
      '*Пералня Bosch 8 кг 1400 об/мин\n*Сушилня с термопомпа 8 кг',
      '*Хладилник с фризер 300 л\nФризер вертикален\nСъдомиялна 14 комплекта',
      'Готварска печка с керамичен плот\n*Микровълнова фурна 20 л\nПрахосмукачка без торба',
    ],
  },
  {
    slug: 'pixela-esen',
    retailer: 'pixela',
    category: 'electronics',
    from: -4,
    to: 12,
    title: {
      bg: 'Есенни оферти за екрани',
      de: 'Herbstangebote für Bildschirme',
      en: 'Autumn screen deals',
      ru: 'Осенние предложения: экраны',
    },
    summary: {
      bg: 'Телевизори, лаптопи и телефони.',
      de: 'Fernseher, Laptops und Handys.',
      en: 'Televisions, laptops and phones.',
      ru: 'Телевизоры, ноутбуки и телефоны.',
    },
    pages: [
      '*Телевизор Samsung 55 инча 4K\nСаундбар 2.1\nСтойка за телевизор',
      '*Лаптоп Lenovo 15,6 16GB\nМонитор 27\nМишка безжична\nКлавиатура',
      '*Смартфон Galaxy 128GB\nСлушалки безжични\nЗарядно USB-C\nТаблет 11',
    ],
  },
  {
    slug: 'nitka-zimna-kolektsiya',
    retailer: 'nitka',
    category: 'fashion',
    from: 3,
    to: 17,
    title: { bg: 'Зимна колекция', de: 'Winterkollektion', en: 'Winter collection', ru: 'Зимняя коллекция' },
    summary: {
      bg: 'Якета, пуловери и ботуши.',
      de: 'Jacken, Pullover und Stiefel.',
      en: 'Jackets, jumpers and boots.',
      ru: 'Куртки, свитера и сапоги.',
    },
    pages: [
      '*Дамско яке с пух\nМъжко палто вълна\nДетско яке',
      '*Пуловер мерино\nДънки прав модел\nТениска памук',
      'Ботуши зимни\nМаратонки\nЧорапи 5 чифта\nРъкавици',
    ],
  },
  {
    slug: 'palavnik-koleda',
    retailer: 'palavnik',
    category: 'toys',
    from: -1,
    to: 30,
    title: { bg: 'Коледа идва', de: 'Weihnachten kommt', en: 'Christmas is coming', ru: 'Скоро Рождество' },
    summary: {
      bg: 'Подаръци за малки и големи.',
      de: 'Geschenke für Klein und Groß.',
      en: 'Presents for young and old.',
      ru: 'Подарки для маленьких и больших.',
    },
    pages: [
      '*Конструктор LEGO City 500 части\nКукла Барби с дрехи',
      '*Пъзел 1000 части\nНастолна игра Не се сърди човече\nКарти за игра',
      'Плюшено мече 40 см\nКоличка с дистанционно\n*Дървено влакче',
      'Пластилин 12 цвята\nКомплект за рисуване\nТротинетка',
    ],
  },
  {
    slug: 'maistor-georgi-remont',
    retailer: 'maistor-georgi',
    category: 'hardware',
    from: -6,
    to: 8,
    title: {
      bg: 'Ремонт без грижи',
      de: 'Renovieren ohne Sorgen',
      en: 'Renovation without worries',
      ru: 'Ремонт без забот',
    },
    summary: {
      bg: 'Бои, инструменти и баня.',
      de: 'Farben, Werkzeug und Bad.',
      en: 'Paint, tools and bathroom.',
      ru: 'Краски, инструменты и ванная.',
    },
    pages: [
      '*Бяла боя латекс 15 л\nЧетка за боядисване\nВалик',
      '*Бормашина ударна 800 W\nАкумулаторен винтоверт 18V\nКомплект отвертки\nЧук',
      'Плочки за баня 20x30\nСмесител за мивка\nТоалетна чиния\n*LED крушка E27 10W',
      'Ламинат дъб 8 мм\nВрата интериорна\nГипсокартон',
    ],
  },
  {
    slug: 'dom-i-uyut-spalnya',
    retailer: 'dom-i-uyut',
    category: 'furniture',
    from: -10,
    to: 25,
    title: {
      bg: 'Спалня за спокоен сън',
      de: 'Schlafzimmer für ruhigen Schlaf',
      en: 'A bedroom for sound sleep',
      ru: 'Спальня для спокойного сна',
    },
    summary: {
      bg: 'Легла, матраци и гардероби.',
      de: 'Betten, Matratzen und Schränke.',
      en: 'Beds, mattresses and wardrobes.',
      ru: 'Кровати, матрасы и шкафы.',
    },
    pages: [
      '*Легло с табла 160х200\n*Матрак двулицев 160х200',
      'Гардероб с плъзгащи врати\nНощно шкафче\nСкрин',
      '*Ъглов диван с ракла\nХолна маса\nТрапезен стол 2 бр',
      'Лампа за нощно шкафче\nКилим 120х170\nЗавеса',
    ],
  },
  {
    slug: 'rosa-krasota',
    retailer: 'rosa-drogerie',
    category: 'drugstore',
    from: -2,
    to: 11,
    title: { bg: 'Красота всеки ден', de: 'Schönheit jeden Tag', en: 'Beauty every day', ru: 'Красота каждый день' },
    summary: {
      bg: 'Шампоани, кремове и парфюми.',
      de: 'Shampoos, Cremes und Parfüms.',
      en: 'Shampoos, creams and perfumes.',
      ru: 'Шампуни, кремы и духи.',
    },
    pages: [
      '*Шампоан Head & Shoulders 400 мл\nБалсам за коса\nБоя за коса',
      '*Паста за зъби Colgate 75 мл\nЧетка за зъби\nВода за уста',
      'Течен сапун 500 мл\nДуш гел\n*Дезодорант рол-он\nСамобръсначка',
      '*Препарат за съдове 900 мл\nПрах за пране 3 кг\nГъба за съдове\nТоалетна хартия 8 бр',
    ],
  },
  {
    slug: 'bodra-sutrin-bebe',
    retailer: 'bodra-sutrin',
    category: 'supermarket',
    from: -1,
    to: 6,
    title: { bg: 'Всичко за бебето', de: 'Alles fürs Baby', en: 'Everything for the baby', ru: 'Всё для малыша' },
    summary: {
      bg: 'Пелени, кърпички и пюрета.',
      de: 'Windeln, Feuchttücher und Brei.',
      en: 'Nappies, wipes and purées.',
      ru: 'Подгузники, салфетки и пюре.',
    },
    pages: [
      '*Пелени Pampers 4 Maxi 60 бр\nМокри кърпи Бочко 72 бр',
      'Пюре Ганчев ябълка 190 г\nКаша Слънчо ориз 200 г',
      'Бебешки шампоан\nБиберон\nШише 250 мл',
    ],
  },
  {
    slug: 'zelena-kosnitsa-minala',
    retailer: 'zelena-kosnitsa',
    category: 'supermarket',
    from: -20,
    to: -10,
    title: {
      bg: 'Миналата седмица: мляко и сирене',
      de: 'Letzte Woche: Milch und Käse',
      en: 'Last week: milk and cheese',
      ru: 'Прошлая неделя: молоко и сыр',
    },
    summary: {
      bg: 'Изтекла брошура.',
      de: 'Abgelaufener Prospekt.',
      en: 'An expired brochure.',
      ru: 'Прошедшая брошюра.',
    },
    pages: ['*Прясно мляко 1 л\n*Сирене 400 г'],
  },
]

/** Invented for judging the search; every shop and brochure differs in what it is found by. */
export const ownCorpus: Corpus = { categories, retailers, brochures }
