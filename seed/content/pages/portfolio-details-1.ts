import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { work } from './blocks'
import type { PageSeed } from './types'

export const portfolioDetails1: PageSeed = {
  slug: 'portfolio-details-1',
  sitemapSection: 'portfolios',
  title: t('Пекарна „Зора“', 'Bäckerei „Sora“', 'Zora bakery', 'Пекарня «Зора»'),
  summary: t(
    'Първата брошура на една пекарна, която дотогава пишеше цените с тебешир.',
    'Der erste Prospekt einer Bäckerei, die ihre Preise bis dahin mit Kreide anschrieb.',
    'The first brochure of a bakery that had written its prices in chalk until then.',
    'Первая брошюра пекарни, где цены до того писали мелом.',
  ),
  blocks: [
    work({
      arrangement: 'details1',
      pictures: [
        {
          image: 'picture:bakery',
          caption: t(
            'Разтворът: шест вида, шест часа',
            'Die Doppelseite: sechs Sorten, sechs Stunden',
            'The spread: six kinds, six hours',
            'Разворот: шесть видов, шесть часов',
          ),
        },
        {
          image: 'picture:breakfast',
          caption: t(
            'Задната корица се яде на закуска',
            'Die Rückseite isst man zum Frühstück',
            'The back cover is eaten for breakfast',
            'Заднюю обложку едят на завтрак',
          ),
        },
        {
          image: 'picture:jam',
          caption: t(
            'Добавката: сладко от съседката',
            'Die Beilage: Marmelade der Nachbarin',
            'The supplement: the neighbour’s jam',
            'Приложение: варенье соседки',
          ),
        },
      ],
      body: richTexts({
        bg: `## Тебешир и дъжд

Собственикът Димо пишеше цените на дъска пред вратата. При дъжд баницата ставаше с евро по-евтина, защото единицата се размиваше.

## Какво направихме

Осем страници, подредени по часовете на деня: какво излиза от фурната в шест, в девет и в дванадесет. Не реклама, а разписание. Хората започнаха да идват навреме.`,
        de: `## Kreide und Regen

Der Besitzer Dimo schrieb die Preise auf eine Tafel vor der Tür. Bei Regen wurde die Baniza um einen Euro billiger, weil die Eins verlief.

## Was wir taten

Acht Seiten, geordnet nach den Stunden des Tages: was um sechs, um neun und um zwölf aus dem Ofen kommt. Keine Werbung, sondern ein Fahrplan. Die Leute kamen nun pünktlich.`,
        en: `## Chalk and rain

Dimo, the owner, wrote his prices on a board by the door. When it rained, the banitsa became a euro cheaper, because the figure one ran.

## What we did

Eight pages arranged by the hours of the day: what leaves the oven at six, at nine and at noon. Not an advertisement, a timetable. People began to come on time.`,
        ru: `## Мел и дождь

Хозяин Димо писал цены на доске у двери. В дождь баница дешевела на евро: единица размывалась.

## Что мы сделали

Восемь страниц, расположенных по часам дня: что выходит из печи в шесть, в девять, в полдень. Не реклама, а расписание. Люди стали приходить вовремя.`,
      }),
      facts: [
        {
          label: t('Поръчител', 'Auftrag', 'Client', 'Заказчик'),
          value: t('Пекарна „Зора“', 'Bäckerei „Sora“', 'Zora bakery', 'Пекарня «Зора»'),
        },
        { label: t('Обем', 'Umfang', 'Extent', 'Объём'), value: t('8 страници', '8 Seiten', '8 pages', '8 страниц') },
        { label: t('Време', 'Dauer', 'Time', 'Срок'), value: t('11 дни', '11 Tage', '11 days', '11 дней') },
        {
          label: t('Опечени баници', 'Gebackene Banizas', 'Banitsas baked', 'Испечено баниц'),
          value: t('с 30\u00a0% повече', '30\u00a0% mehr', '30% more', 'на 30\u00a0% больше'),
        },
      ],
      links: [
        {
          label: t(
            'Следващ: рибният четвъртък',
            'Weiter: der Fischdonnerstag',
            'Next: fish Thursday',
            'Дальше: рыбный четверг',
          ),
          to: '/portfolio-details-2',
        },
      ],
    }),
  ],
}
