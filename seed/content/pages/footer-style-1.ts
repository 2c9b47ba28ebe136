import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const footerStyle1: PageSeed = {
  slug: 'footer-style-1',
  sitemapSection: 'footers',
  footerStyle: '1',
  title: { bg: 'Долна част 1: колони', de: 'Fußbereich 1: Spalten', en: 'Footer 1: columns', ru: 'Подвал 1: колонки' },
  summary: {
    bg: 'Зимнина за начинаещи: четири буркана, които няма как да не станат, и под тях колоните на сайта.',
    de: 'Einmachen für Anfänger: vier Gläser, die nicht schiefgehen können, und darunter die Spalten der Website.',
    en: 'Preserves for beginners: four jars that cannot go wrong, and under them the columns of the site.',
    ru: 'Заготовки для начинающих: четыре банки, которые непременно получатся, а под ними колонки сайта.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Долна част 1 · Зимнина',
        de: 'Fußbereich 1 · Einmachen',
        en: 'Footer 1 · Preserves',
        ru: 'Подвал 1 · Заготовки',
      },
      heading: {
        bg: 'Рафтът на баба, първи урок',
        de: 'Omas Regal, erste Stunde',
        en: 'Grandmother’s shelf, lesson one',
        ru: 'Бабушкина полка, урок первый',
      },
      text: {
        bg: 'Не е нужна изба. Един шкаф, десет буркана и следобед, в който навън вали.',
        de: 'Ein Keller ist nicht nötig. Ein Schrank, zehn Gläser und ein Nachmittag, an dem es regnet.',
        en: 'No cellar needed. One cupboard, ten jars, and an afternoon of rain.',
        ru: 'Погреб не нужен. Один шкаф, десять банок и дождливый день.',
      },
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneSunken',
    },
    {
      blockType: 'rich-text',
      tone: 'tonePaper',
      body: richTexts({
        bg: `## Кисело зеле в буркан

Една средна зелка, две супени лъжици едра сол, литър и половина вода. Нарежете на ръка, притиснете, завъртете капачката до половина. След три седмици е готово.

## Лютеница без бъркане

Печените чушки и доматите се слагат в тава, а тавата – във фурната. Бъркате два пъти, не двеста.

## Туршия „каквото има“

Карфиол, моркови, целина, зелени доматчета. Правилото е едно: всичко да е под саламурата.

## Сладко от дюли

Колкото плод, толкова захар, и половин лимон. Цветът идва в последните десет минути, затова не го изпускайте от поглед.`,
        de: `## Sauerkraut im Glas

Ein mittlerer Kohlkopf, zwei Esslöffel grobes Salz, anderthalb Liter Wasser. Von Hand schneiden, andrücken, den Deckel halb zudrehen. Nach drei Wochen ist es fertig.

## Ljuteniza ohne Rühren

Geröstete Paprika und Tomaten kommen aufs Blech, das Blech in den Ofen. Gerührt wird zweimal, nicht zweihundertmal.

## Mixed Pickles „was da ist“

Blumenkohl, Möhren, Sellerie, grüne Tomätchen. Es gibt nur eine Regel: Alles bleibt unter der Lake.

## Quittenkonfitüre

So viel Zucker wie Früchte, dazu eine halbe Zitrone. Die Farbe kommt in den letzten zehn Minuten, also schau hin.`,
        en: `## Sauerkraut in a jar

A medium cabbage, two tablespoons of coarse salt, a litre and a half of water. Cut by hand, press down, close the lid halfway. In three weeks it is done.

## Lyutenitsa without stirring

Roasted peppers and tomatoes go on a tray, and the tray in the oven. You stir twice, not two hundred times.

## “Whatever there is” pickles

Cauliflower, carrots, celery, small green tomatoes. There is one rule: everything stays under the brine.

## Quince jam

As much sugar as fruit, and half a lemon. The colour comes in the last ten minutes, so keep an eye on it.`,
        ru: `## Квашеная капуста в банке

Средний кочан, две столовые ложки крупной соли, полтора литра воды. Нарежьте вручную, прижмите, закрутите крышку до половины. Через три недели готово.

## Лютеница без помешивания

Печёные перцы и помидоры отправляются на противень, а противень в духовку. Мешать нужно дважды, а не двести раз.

## Соленье «что найдётся»

Цветная капуста, морковь, сельдерей, зелёные помидорчики. Правило одно: всё должно быть под рассолом.

## Варенье из айвы

Сколько плодов, столько и сахара, и пол-лимона. Цвет появляется в последние десять минут, так что не отходите.`,
      }),
    },
  ],
}
