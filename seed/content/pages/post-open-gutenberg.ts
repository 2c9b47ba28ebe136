import { t } from '../texts'
import { block, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postOpenGutenberg: PageSeed = {
  slug: 'post-open-gutenberg',
  sitemapSection: 'posts',
  title: t(
    'Широко, бавно и с голяма буква',
    'Breit, langsam, mit großer Initiale',
    'Wide, slow, and with a large letter',
    'Широко, медленно и с большой буквы',
  ),
  summary: t(
    'Есе за четене от кресло: едър текст, откроени изречения и нищо друго по страницата.',
    'Ein Essay zum Lesen im Sessel: große Schrift, hervorgehobene Sätze und sonst nichts auf der Seite.',
    'An essay for the armchair: large type, sentences set apart, and nothing else on the page.',
    'Эссе для чтения в кресле: крупный шрифт, выделенные фразы и больше ничего на странице.',
  ),
  blocks: [
    wholePost('paper-that-remembers'),
    block(
      'call-to-action',
      {
        heading: t(
          'Изтеклата брошура не изчезва',
          'Ein abgelaufener Prospekt verschwindet nicht',
          'A brochure that has ended does not vanish',
          'Закончившаяся брошюра не исчезает',
        ),
        intro: t(
          'Ако сте запазили връзка към някоя, тя пак ще се отвори: с деня, до който е важала, и с цени, отбелязани като минали. А тазседмичните са на една крачка оттук.',
          'Hast du den Link zu einem aufbewahrt, öffnet er sich wieder: mit dem Tag, bis zu dem er galt, und mit Preisen, die als vergangen gekennzeichnet sind. Die von dieser Woche sind einen Schritt entfernt.',
          'If you kept a link to one, it will open again: with the last day it was valid, and with its prices marked as past. This week’s are one step away.',
          'Если вы сохранили ссылку на такую брошюру, она откроется снова: с днём, до которого брошюра действовала, и с ценами, помеченными как прошлые. А брошюры этой недели — в одном шаге.',
        ),
        links: [
          {
            label: t('Към супермаркетите', 'Zu den Supermärkten', 'See supermarkets', 'К супермаркетам'),
            to: '/c/supermarket',
          },
        ],
      },
      'toneSoft',
    ),
  ],
}
