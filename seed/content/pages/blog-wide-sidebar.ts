import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { hero, media, posts } from './blocks'
import type { PageSeed } from './types'

export const blogWideSidebar: PageSeed = {
  slug: 'blog-wide-sidebar',
  sitemapSection: 'blog',
  title: t('Пресни редове', 'Frische Zeilen', 'Fresh lines', 'Свежие строки'),
  summary: t(
    'Последните четири статии накратко, а до тях широка колона с всичко, по което може да се търси.',
    'Die letzten vier Texte in Kürze, daneben eine breite Spalte mit allem, wonach sich suchen lässt.',
    'The latest four articles in brief, and beside them a broad column with all there is to search by.',
    'Четыре последние статьи вкратце, а рядом широкая колонка со всем, по чему можно искать.',
  ),
  blocks: [
    hero({
      size: 'sizeMedium',
      tone: 'toneSoft',
      image: 'picture:desk',
      heading: t(
        'Още топло от принтера',
        'Noch warm aus dem Drucker',
        'Still warm from the printer',
        'Прямо из принтера, ещё тёплое',
      ),
      text: t(
        'Мира чете на глас, Елена брои излишните думи, Боян мести запетаята с един пиксел. После публикуваме и отиваме за баница.',
        'Mira liest laut, Elena zählt überflüssige Wörter, Bojan schiebt das Komma um ein Pixel. Dann veröffentlichen wir und holen Baniza.',
        'Mira reads aloud, Elena counts superfluous words, Boyan moves the comma by a pixel. Then we publish and go for banitsa.',
        'Мира читает вслух, Елена считает лишние слова, Боян сдвигает запятую на пиксель. Потом публикуем и идём за баницей.',
      ),
    }),
    posts({ layout: 'layoutList', sidebar: 'sidebarWide', limit: 4 }),
    media({
      arrangement: 'pictureRight',
      image: 'picture:phone',
      tone: 'toneSunken',
      heading: t(
        'Нека сам идва при вас',
        'Damit er von selbst zu dir kommt',
        'Let it come to you',
        'Пусть приходит сам',
      ),
      body: richTexts({
        bg: `Блогът има емисия: адрес, който програмата за четене проверява вместо вас. Няма писма, никой не брои какво отваряте и няма нищо за потвърждаване. Въвеждате адреса веднъж и новите текстове идват, когато излязат.

- [Емисия за четци](/blog/rss.xml) на вашия език
- [Същото като JSON](/blog/feed.json), ако пишете програми
- [Архивът по месеци](/blog-archive), ако обичате да ходите пеша

Пробвахме с четири различни четеца. В единия снимките са по-малки, отколкото ни се иска, но думите са си същите.`,
        de: `Der Blog hat einen Feed: eine Adresse, die dein Leseprogramm für dich prüft. Es gibt keine E-Mails, niemand zählt mit, was du öffnest, und nichts ist zu bestätigen. Du trägst die Adresse einmal ein, und neue Texte kommen, wenn sie erscheinen.

- [Feed für Leseprogramme](/blog/rss.xml) in deiner Sprache
- [Dasselbe als JSON](/blog/feed.json), falls du Programme schreibst
- [Das Archiv nach Monaten](/blog-archive), falls du lieber zu Fuß gehst

Wir haben es mit vier Leseprogrammen versucht. In einem sind die Bilder kleiner, als uns lieb ist, die Wörter aber sind dieselben.`,
        en: `The blog has a feed: an address that a feed reader checks on your behalf. There are no emails, no one counts what you open, and there is nothing to confirm. Put the address in once, and new pieces arrive when they are out.

- [A feed for readers](/blog/rss.xml) in your language
- [The same as JSON](/blog/feed.json), if you write programs
- [The archive by months](/blog-archive), if you would rather walk

We tried four feed readers. In one the pictures are smaller than we would like, but the words are the same.`,
        ru: `У блога есть лента: адрес, который программа для чтения проверяет вместо вас. Писем нет, никто не считает, что вы открываете, и ничего не надо подтверждать. Вы вписываете адрес один раз, и новые тексты приходят сами, как только выйдут.

- [Лента для читалок](/blog/rss.xml) на вашем языке
- [То же в JSON](/blog/feed.json), если вы пишете программы
- [Архив по месяцам](/blog-archive), если любите ходить пешком

Мы попробовали четыре читалки. В одной картинки мельче, чем хотелось бы, но слова те же.`,
      }),
    }),
  ],
}
