import type { PageSeed } from './types'

export const underConstruction: PageSeed = {
  slug: 'under-construction',
  sitemapSection: 'states',
  layout: 'nofooter',
  headerStyle: '7',
  hiddenFromSearch: true,
  title: { bg: 'Тук се строи', de: 'Hier wird gebaut', en: 'Under construction', ru: 'Здесь идёт стройка' },
  summary: {
    bg: 'Как изглежда при нас отдел, който се подрежда: без врата, но с прозорец.',
    de: 'So sieht bei uns eine Abteilung aus, die eingerichtet wird: ohne Tür, aber mit Fenster.',
    en: 'What a department being fitted out looks like here: no door yet, but a window.',
    ru: 'Как у нас выглядит отдел, который обустраивают: двери нет, но есть окно.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Внимание, прясна боя',
        de: 'Vorsicht, frisch gestrichen',
        en: 'Careful, wet paint',
        ru: 'Осторожно, окрашено',
      },
      heading: {
        bg: 'Подреждаме рафтовете',
        de: 'Wir räumen die Regale ein',
        en: 'We are stocking the shelves',
        ru: 'Раскладываем товары по полкам',
      },
      text: {
        bg: 'Стълбата е още тук, кофите също. Когато ги изнесем, на този адрес ще има нещо, което си струва да разгледате.',
        de: 'Die Leiter steht noch da, die Eimer auch. Sind sie weg, gibt es unter dieser Adresse etwas, das einen Besuch lohnt.',
        en: 'The ladder is still here and so are the buckets. Once they are gone, this address will hold something worth a visit.',
        ru: 'Лестница ещё здесь, и вёдра тоже. Когда мы их унесём, по этому адресу будет на что посмотреть.',
      },
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneSunken',
    },
    {
      blockType: 'statistics',
      tone: 'tonePaper',
      items: [
        {
          value: { bg: '4', de: '4', en: '4', ru: '4' },
          label: { bg: 'стени стоят', de: 'Wände stehen', en: 'walls are standing', ru: 'стены стоят' },
        },
        {
          value: { bg: '2', de: '2', en: '2', ru: '2' },
          label: {
            bg: 'ръце боя, третата съхне',
            de: 'Anstriche, der dritte trocknet',
            en: 'coats of paint, the third is drying',
            ru: 'слоя краски, третий сохнет',
          },
        },
        {
          value: { bg: '1', de: '1', en: '1', ru: '1' },
          label: {
            bg: 'котка спи върху чертежите',
            de: 'Katze schläft auf den Plänen',
            en: 'cat asleep on the drawings',
            ru: 'кошка спит на чертежах',
          },
        },
      ],
    },
    {
      blockType: 'cards',
      heading: {
        bg: 'Междувременно работят',
        de: 'Inzwischen geöffnet',
        en: 'Open in the meantime',
        ru: 'Тем временем открыто',
      },
      columns: 'columns2',
      look: 'lookPlain',
      tone: 'toneSoft',
      items: [
        {
          heading: {
            bg: 'Отделът до нас',
            de: 'Die Abteilung nebenan',
            en: 'The department next door',
            ru: 'Соседний отдел',
          },
          text: {
            bg: 'Аптеките вече подредиха зимните си витрини.',
            de: 'Die Apotheken haben ihre Schaufenster schon für den Winter dekoriert.',
            en: 'The pharmacies have already dressed their winter windows.',
            ru: 'Аптеки уже оформили зимние витрины.',
          },
          label: { bg: 'Аптеки', de: 'Apotheken', en: 'Pharmacies', ru: 'Аптеки' },
          to: '/c/pharmacy',
        },
        {
          heading: { bg: 'Етажът над нас', de: 'Das Stockwerk darüber', en: 'The floor above', ru: 'Этаж над нами' },
          text: {
            bg: 'Мебелите вече са сглобени, можете да седнете.',
            de: 'Die Möbel sind schon aufgebaut, du kannst dich setzen.',
            en: 'The furniture is already assembled, so take a seat.',
            ru: 'Мебель уже собрана, можно присесть.',
          },
          label: { bg: 'Мебели', de: 'Möbel', en: 'Furniture', ru: 'Мебель для дома' },
          to: '/c/furniture',
        },
      ],
    },
  ],
}
