import type { CategorySeed } from './types'

export const categories: CategorySeed[] = [
  {
    slug: 'supermarket',
    icon: 'shopping-basket',
    name: { bg: 'Супермаркети', de: 'Supermärkte', en: 'Supermarkets', ru: 'Супермаркеты' },
    description: {
      bg: 'Храна и напитки за седмицата: плодове, месо, млечни продукти, хляб и всичко за кухнята.',
      de: 'Lebensmittel und Getränke für die Woche: Obst, Fleisch, Milchprodukte, Brot und alles für die Küche.',
      en: 'Food and drink for the week: fruit, meat, dairy, bread and everything for the kitchen.',
      ru: 'Еда и напитки на неделю: фрукты, мясо, молочные продукты, хлеб и всё для кухни.',
    },
  },
  {
    slug: 'pharmacy',
    icon: 'pill',
    name: { bg: 'Аптеки', de: 'Apotheken', en: 'Pharmacies', ru: 'Аптеки' },
    description: {
      bg: 'Аптеки и дермокозметика: цени на едно място, съветът остава на фармацевта.',
      de: 'Apotheken und Hautpflege: die Preise an einem Ort, der Rat bleibt Sache der Apotheke.',
      en: 'Pharmacies and skin care: the prices in one place, the advice stays with your pharmacist.',
      ru: 'Аптеки и уход за кожей: цены в одном месте, а совет — у фармацевта.',
    },
  },
  {
    slug: 'electronics',
    icon: 'tv',
    name: { bg: 'Техника', de: 'Elektronik', en: 'Electronics', ru: 'Техника' },
    description: {
      bg: 'Телефони, телевизори, компютри и уреди за дома.',
      de: 'Telefone, Fernseher, Computer und Geräte für den Haushalt.',
      en: 'Phones, televisions, computers and appliances for the home.',
      ru: 'Телефоны, телевизоры, компьютеры и бытовая техника.',
    },
  },
  {
    slug: 'fashion',
    icon: 'shirt',
    name: { bg: 'Мода', de: 'Mode', en: 'Fashion', ru: 'Мода' },
    description: {
      bg: 'Дрехи, обувки и аксесоари за жени, мъже и деца.',
      de: 'Kleidung, Schuhe und Accessoires für Damen, Herren und Kinder.',
      en: 'Clothes, shoes and accessories for women, men and children.',
      ru: 'Одежда, обувь и аксессуары для женщин, мужчин и детей.',
    },
  },
  {
    slug: 'toys',
    icon: 'toy-brick',
    name: { bg: 'Играчки', de: 'Spielzeug', en: 'Toys', ru: 'Игрушки' },
    description: {
      bg: 'Конструктори, плюш, колички и игри за всяка възраст.',
      de: 'Bausteine, Plüschtiere, Autos und Spiele für jedes Alter.',
      en: 'Building sets, plush, cars and games for every age.',
      ru: 'Конструкторы, плюшевые звери, машинки и игры для любого возраста.',
    },
  },
  {
    slug: 'hardware',
    icon: 'hammer',
    name: { bg: 'Направи си сам', de: 'Baumärkte', en: 'DIY and hardware', ru: 'Стройматериалы и инструменты' },
    description: {
      bg: 'Инструменти, бои, строителни материали и всичко за двора.',
      de: 'Werkzeug, Farben, Baustoffe und alles für den Garten.',
      en: 'Tools, paint, building materials and everything for the garden.',
      ru: 'Инструменты, краски, стройматериалы и всё для сада.',
    },
  },
  {
    slug: 'furniture',
    icon: 'sofa',
    name: { bg: 'Мебели', de: 'Möbel', en: 'Furniture', ru: 'Мебель' },
    description: {
      bg: 'Дивани, легла, маси и дреболиите, с които домът става ваш.',
      de: 'Sofas, Betten, Tische und die Kleinigkeiten, die ein Zuhause ausmachen.',
      en: 'Sofas, beds, tables and the small things that make a home yours.',
      ru: 'Диваны, кровати, столы и мелочи, с которыми дом становится вашим.',
    },
  },
  {
    slug: 'drugstore',
    icon: 'sparkles',
    name: { bg: 'Дрогерии', de: 'Drogerien', en: 'Drugstores', ru: 'Магазины косметики' },
    description: {
      bg: 'Козметика, хигиена и препарати за дома.',
      de: 'Kosmetik, Körperpflege und Mittel für den Haushalt.',
      en: 'Cosmetics, personal care and household cleaning.',
      ru: 'Косметика, гигиена и средства для дома.',
    },
  },
]
