import { t } from '../texts'
import { testimonials, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postGalleryAlternative: PageSeed = {
  slug: 'post-gallery-alternative',
  sitemapSection: 'posts',
  title: t('Тетрадка с полета', 'Ein Heft mit Rand', 'A notebook with margins', 'Тетрадь с полями'),
  summary: t(
    'Картините са с различна височина и всяка носи бележката си, като лист, откъснат от скицник.',
    'Die Bilder sind verschieden hoch, und jedes trägt seine Notiz, wie Blätter aus einem Skizzenbuch.',
    'The pictures vary in height and each carries its note, like leaves torn from a sketchbook.',
    'Картины разной высоты, и у каждой своя заметка, как у листов, вырванных из альбома.',
  ),
  blocks: [
    wholePost('how-a-soup-is-drawn'),
    testimonials({
      look: 'lookSingle',
      tone: 'toneSoft',
      quotes: [
        {
          quote: t(
            'Виси над печката ни от една година. Гостите питат кой е сготвил супата и аз казвам: никой, но помириши я. И те се навеждат.',
            'Sie hängt seit einem Jahr über unserem Herd. Gäste fragen, wer die Suppe gekocht hat, und ich sage: niemand, aber riech mal. Und sie beugen sich vor.',
            'It has hung over our stove for a year. Guests ask who made the soup, and I say: nobody, but smell it. And they lean in.',
            'Висит над нашей плитой уже год. Гости спрашивают, кто сварил суп, а я говорю: никто, но понюхай. И они наклоняются.',
          ),
          name: t('Деян', 'Dejan', 'Deyan', 'Деян'),
          role: t('читател от Габрово', 'Leser aus Gabrowo', 'a reader from Gabrovo', 'читатель из Габрова'),
          image: 'picture:soup',
        },
      ],
    }),
  ],
}
