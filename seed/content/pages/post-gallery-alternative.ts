import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { text, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postGalleryAlternative: PageSeed = {
  slug: 'post-gallery-alternative',
  sitemapSection: 'posts',
  title: t('Тетрадка с полета', 'Ein Heft mit Rand', 'A notebook with margins', 'Тетрадь с полями'),
  summary: t(
    'Картините са с различна височина и всяка е със своя бележка, като лист, откъснат от скицник.',
    'Die Bilder sind verschieden hoch, und zu jedem gehört eine Notiz, wie bei Blättern aus einem Skizzenbuch.',
    'The pictures vary in height and each has its own note, like pages torn from a sketchbook.',
    'Картины разной высоты, и у каждой своя заметка, как у листов, вырванных из альбома.',
  ),
  blocks: [
    wholePost('how-a-soup-is-drawn'),
    text({
      tone: 'toneSoft',
      heading: t(
        'За стената над печката',
        'Für die Wand über dem Herd',
        'For the wall over the stove',
        'На стену над плитой',
      ),
      body: richTexts({
        bg: 'Супата е нарисувана така, че да се гледа и отблизо: тенджерата хвърля сянка, бобеното зърно е само едно, а клонката отдясно е подправка, а не грешка. Отворете картината и я приближете.',
        de: 'Die Suppe ist so gezeichnet, dass man sie auch von Nahem ansehen kann: Der Topf wirft einen Schatten, es gibt nur eine Bohne, und der Zweig rechts ist ein Küchenkraut, kein Versehen. Öffne das Bild und geh näher heran.',
        en: 'The soup is drawn to be looked at closely: the pot casts a shadow, there is only one bean, and the sprig on the right is a herb, not a mistake. Open the picture and move closer.',
        ru: 'Суп нарисован так, чтобы его разглядывать: кастрюля отбрасывает тень, фасолина всего одна, а веточка справа — зелень, а не ошибка. Откройте картинку и приблизьте её.',
      }),
    }),
  ],
}
