import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { media, posts } from './blocks'
import type { PageSeed } from './types'

export const blogDarkHalfImage: PageSeed = {
  slug: 'blog-dark-half-image',
  sitemapSection: 'blog',
  title: t('Печатницата не спи', 'Die Druckerei schläft nicht', 'The press never sleeps', 'Типография не спит'),
  summary: t(
    'Мастило, сгъвки и чекмеджета: истории за хартията на тъмен фон, с картина до всеки текст.',
    'Druckfarbe, Falze und Schubladen: Geschichten vom Papier auf dunklem Grund, mit einem Bild neben jedem Text.',
    'Ink, folds and drawers: stories of paper on a dark background, with a picture beside each text.',
    'Краска, сгибы и ящики: истории о бумаге на тёмном фоне, с картинкой к каждому тексту.',
  ),
  blocks: [
    posts({ layout: 'layoutHalfImage', theme: 'themeDark', tag: 'post-term:printing', limit: 3 }),
    media({
      arrangement: 'pictureLeft',
      image: 'picture:leaflets-home',
      tone: 'toneSoft',
      heading: t(
        'Четири думи от печатницата',
        'Vier Wörter aus der Druckerei',
        'Four words from the press room',
        'Четыре слова из типографии',
      ),
      body: richTexts({
        bg: `- **Връзка** е пачката готови брошури. Тежи колкото котка.
- **Кръстовете за напасване** са по ръба. Ако четирите цвята ги уцелят, всичко е наред.
- **Макулатура** са първите листове, преди боята да се успокои. От тях шием тетрадки.
- **Фалц** е сгъвката. Добрият фалц се чува: щраква, а не шумоли.

Научихме ги от един майстор с посинели пръсти, който от четиридесет години не си купува вестник, защото го чете още мокър.`,
        de: `- **Bund** heißt der Stapel fertiger Prospekte. Er wiegt so viel wie eine Katze.
- **Passkreuze** stehen am Rand. Treffen alle vier Farben sie, ist alles gut.
- **Makulatur** sind die ersten Bögen, bevor sich die Farbe beruhigt. Wir nähen Hefte daraus.
- **Falz** ist der Knick. Einen guten hört man: ein Klack und kein Rascheln.

Gesammelt haben wir sie bei einem Drucker mit blauen Fingern, der seit vierzig Jahren keine Zeitung kauft, weil er sie liest, solange sie noch nass ist.`,
        en: `- A **bundle** is the pile of finished brochures. It weighs as much as a cat.
- **Register marks** are the little crosses at the edge. If all four colours hit them, all is well.
- **Waste sheets** are the first ones, before the ink calms down. We sew notebooks from them.
- The **fold** can be heard when it is good: a click, not a rustle.

We collected them from a printer with blue fingers who has not bought a newspaper in forty years, because he reads it while it is still wet.`,
        ru: `- **Пачка** — готовые брошюры, перевязанные лентой. Весит как кошка.
- **Приводочные кресты** стоят по краю. Если все четыре краски в них попали, всё хорошо.
- **Макулатура** — первые листы, пока краска не успокоилась. Мы шьём из них тетради.
- **Фальц** — это сгиб. Хороший слышно: он щёлкает, а не шуршит.

Мы записали их у мастера с синими пальцами, который сорок лет не покупает газет, потому что читает их ещё мокрыми.`,
      }),
    }),
  ],
}
