import { t } from '../texts'
import { brochures, cards, hero } from './blocks'
import type { PageSeed } from './types'

export const bannerLarge: PageSeed = {
  slug: 'banner-large',
  sitemapSection: 'banners',
  title: t('Закуска до пет евро', 'Frühstück unter fünf Euro', 'Breakfast under five euros', 'Завтрак до пяти евро'),
  summary: t(
    'Хляб, яйца, мед и кафе за четирима: сутрешна страница с голям банер.',
    'Brot, Eier, Honig und Kaffee für vier: eine Frühstücksseite mit großem Banner.',
    'Bread, eggs, honey and coffee for four: a breakfast page with a large banner.',
    'Хлеб, яйца, мёд и кофе на четверых: утренняя страница с большим баннером.',
  ),
  blocks: [
    hero({
      size: 'sizeLarge',
      ground: 'groundColour',
      tone: 'toneSunken',
      image: 'picture:breakfast',
      eyebrow: t('Неделя, девет часът', 'Sonntag, neun Uhr', 'Sunday, nine o’clock', 'Воскресенье, девять часов'),
      heading: t(
        'Закуска за четирима, до пет евро',
        'Frühstück für vier, unter fünf Euro',
        'Breakfast for four, under five euros',
        'Завтрак на четверых до пяти евро',
      ),
      text: t(
        'Взехме шест неща от четири брошури и оставихме сметката на масата.',
        'Wir haben sechs Lebensmittel aus vier Prospekten genommen; die Rechnung liegt auf dem Tisch.',
        'We took six things from four brochures and left the bill on the table.',
        'Мы взяли шесть продуктов из четырёх брошюр и оставили счёт на столе.',
      ),
      links: [
        {
          label: t('Към супермаркетите', 'Zu den Supermärkten', 'See supermarkets', 'К супермаркетам'),
          to: '/c/supermarket',
        },
        { label: t('Моят списък', 'Meine Liste', 'My list', 'Мой список'), to: '/list' },
      ],
    }),
    cards({
      heading: t('Какво има на масата', 'Was auf dem Tisch steht', 'What is on the table', 'Что на столе'),
      look: 'lookPicture',
      items: [
        {
          image: 'picture:bakery',
          heading: t('Хлябът е от вчера', 'Das Brot ist von gestern', 'The bread is yesterday’s', 'Хлеб вчерашний'),
          text: t(
            'След седем вечерта пекарните го дават на половин цена. На препечени филийки никой няма да познае.',
            'Nach sieben Uhr abends geben Bäckereien es zum halben Preis ab. Geröstet merkt es niemand.',
            'After seven in the evening bakeries sell it at half price. Once it is toasted, nobody can tell.',
            'После семи вечера пекарни отдают его за полцены. Когда он поджарен, никто не отличит.',
          ),
        },
        {
          image: 'picture:dairy',
          heading: t('Яйцата са по десет', 'Eier im Zehnerpack', 'Eggs by the ten', 'Яйца десятком'),
          text: t(
            'Сравнявайте цената за брой, а не за кутия: вече има кутии с шест, осем, десет и дванадесет.',
            'Vergleiche den Preis je Stück: Schachteln gibt es mit sechs, acht, zehn und zwölf.',
            'Compare the price per egg, not per box: boxes now hold six, eight, ten and twelve.',
            'Сравнивайте цену за штуку: в коробках бывает шесть, восемь, десять и двенадцать.',
          ),
        },
        {
          image: 'picture:jam',
          heading: t('Медът чака', 'Der Honig wartet', 'The honey waits', 'Мёд подождёт'),
          text: t(
            'Не бърза и не се разваля. Купувайте го, когато е евтин.',
            'Er hat keine Eile und wird nicht schlecht. Kauf ihn, wenn er günstig ist.',
            'It is in no hurry and does not spoil. Buy it when it is cheap.',
            'Он не спешит и не портится. Покупайте, когда он дёшев.',
          ),
        },
      ],
    }),
    brochures({
      heading: t('Изтичат до неделя', 'Enden vor Sonntag', 'Ending before Sunday', 'Кончаются до воскресенья'),
      limit: 3,
      tone: 'toneSunken',
    }),
  ],
}
