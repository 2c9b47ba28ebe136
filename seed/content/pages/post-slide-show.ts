import { t } from '../texts'
import { hero, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postSlideShow: PageSeed = {
  slug: 'post-slide-show',
  sitemapSection: 'posts',
  title: t('Диапозитиви след вечеря', 'Diaabend nach dem Essen', 'Slides after dinner', 'Диафильм после ужина'),
  summary: t(
    'Картините се сменят една след друга, а бутонът за пауза е за онзи, който иска да разказва.',
    'Die Bilder wechseln einander ab, mit einer Pausentaste für alle, die dazu etwas erzählen wollen.',
    'The pictures follow one another, with a pause button for whoever wants to tell the story.',
    'Картины сменяют друг друга, а кнопка паузы — для того, кто хочет рассказать историю.',
  ),
  blocks: [
    wholePost('a-year-on-the-kitchen-table'),
    hero({
      size: 'sizeSmall',
      align: 'alignCentre',
      tone: 'toneDeep',
      heading: t(
        'А какво стои на вашата маса?',
        'Und was steht auf deinem Tisch?',
        'And what is on your table?',
        'А что стоит на вашем столе?',
      ),
      text: t(
        'Някога чичо вадеше диапроектора, леля гасеше лампата, а първият диапозитив винаги беше наопаки. Нашите са обърнати правилно, но лампата я гасите вие.',
        'Früher holte der Onkel den Projektor, die Tante löschte das Licht, und das erste Dia stand immer auf dem Kopf. Unsere stehen richtig herum, das Licht machst du aus.',
        'An uncle used to fetch the projector, an aunt would turn off the light, and the first slide was always upside down. Ours are the right way up; turning off the light is up to you.',
        'Когда-то дядя доставал проектор, тётя гасила лампу, и первый кадр всегда был вверх ногами. Наши стоят правильно, а лампу гасите вы.',
      ),
      links: [
        {
          label: t('Сезоните накратко', 'Die Jahreszeiten in Kürze', 'The seasons in short', 'Сезоны вкратце'),
          to: '/blog-light-half-image',
        },
      ],
    }),
  ],
}
