import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const headerStyle3: PageSeed = {
  slug: 'header-style-3',
  sitemapSection: 'headers',
  headerStyle: '3',
  title: {
    bg: 'Заглавна част 3: мегаменю',
    de: 'Kopfbereich 3: Megamenü',
    en: 'Header 3: a mega menu',
    ru: 'Шапка 3: мегаменю',
  },
  summary: {
    bg: 'Първото жилище по стаи: какво се купува веднага, какво чака и в кой отдел на менюто да го потърсите.',
    de: 'Die erste Wohnung, Zimmer für Zimmer: was man sofort kauft, was warten kann und in welcher Abteilung des Menüs man es findet.',
    en: 'A first home room by room: what to buy at once, what can wait, and which part of the menu to look in.',
    ru: 'Первая квартира по комнатам: что купить сразу, что подождёт и в каком отделе меню это искать.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Голямо меню за голям ден',
        de: 'Ein großes Menü für einen großen Tag',
        en: 'A big menu for a big day',
        ru: 'Большое меню для большого дня',
      },
      heading: {
        bg: 'Ключовете са ваши. А сега?',
        de: 'Die Schlüssel sind da. Und jetzt?',
        en: 'The keys are yours. What now?',
        ru: 'Ключи ваши. А дальше?',
      },
      text: {
        bg: 'Един бутон горе разгръща всичко наведнъж: осем отдела, всички магазини. Точно колкото ви трябва, докато стаите още кънтят.',
        de: 'Ein Knopf oben klappt alles auf einmal auf: acht Abteilungen, alle Geschäfte. Genau richtig, solange die Zimmer noch hallen.',
        en: 'One button at the top unfolds everything at once: eight departments, every shop. Just what you need while the rooms still echo.',
        ru: 'Одна кнопка наверху раскрывает всё сразу: восемь отделов, все магазины. Как раз то, что нужно, пока в комнатах гулко.',
      },
      links: [{ label: { bg: 'Мебели', de: 'Möbel', en: 'Furniture', ru: 'Мебель' }, to: '/c/furniture' }],
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneNight',
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'Първата нощ', de: 'Die erste Nacht', en: 'The first night', ru: 'Первая ночь' },
      tone: 'tonePaper',
      body: richTexts({
        bg: `- матрак на пода, две възглавници и завивка
- крушка за всяка стая и една резервна
- удължител с три гнезда
- чайник, две чаши, нож и дъска
- тоалетна хартия, сапун, хавлия

Това е. Диванът ще дойде, когато разберете откъде грее слънцето.`,
        de: `- Matratze auf dem Boden, zwei Kissen und eine Decke
- eine Glühbirne je Zimmer und eine in Reserve
- eine Dreifachsteckdose
- Wasserkocher, zwei Tassen, Messer und Brett
- Toilettenpapier, Seife, Handtuch

Das ist alles. Das Sofa kommt, wenn du weißt, von wo die Sonne hereinscheint.`,
        en: `- a mattress on the floor, two pillows and a quilt
- a bulb for every room and one to spare
- a three-way extension lead
- a kettle, two cups, a knife and a board
- toilet paper, soap, a towel

That is all. The sofa comes once you know where the sun comes in.`,
        ru: `- матрас на полу, две подушки и одеяло
- по лампочке на комнату и одна запасная
- удлинитель на три розетки
- чайник, две чашки, нож и доска
- туалетная бумага, мыло, полотенце

Вот и всё. Диван появится, когда вы поймёте, с какой стороны светит солнце.`,
      }),
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'Първият месец', de: 'Der erste Monat', en: 'The first month', ru: 'Первый месяц' },
      tone: 'toneSunken',
      body: richTexts({
        bg: `Измерете, преди да мечтаете: ширина на вратата, височина на асансьора, място до прозореца. Гардеробите се връщат по-трудно, отколкото се купуват.

> Оставете една стена празна до пролетта. Домът сам ще ви подскаже какво да стои до нея.

Бормашината вземете назаем. С нея ще пробиете шест дупки, а после тя ще спи десет години.`,
        de: `Miss, bevor du träumst: die Breite der Tür, die Höhe des Aufzugs, den Platz am Fenster. Schränke zurückzugeben ist schwerer, als sie zu kaufen.

> Lass eine Wand bis zum Frühling leer. Die Wohnung sagt von selbst, was dort stehen will.

Die Bohrmaschine leih dir. Sie macht sechs Löcher und schläft danach zehn Jahre.`,
        en: `Measure before you dream: the width of the door, the height of the lift, the space by the window. Wardrobes are harder to return than to buy.

> Leave one wall empty until spring. Your home will tell you what should stand there.

Borrow the drill. It makes six holes and then sleeps for ten years.`,
        ru: `Сначала измерьте, потом мечтайте: ширину двери, высоту лифта, место у окна. Шкаф вернуть труднее, чем купить.

> Оставьте одну стену пустой до весны. Дом сам подскажет, что должно у неё стоять.

Дрель возьмите на время. Она сделает шесть отверстий и проспит десять лет.`,
      }),
    },
  ],
}
