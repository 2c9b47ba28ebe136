import { t } from '../texts'
import { wholePost } from './blocks'
import type { PageSeed } from './types'

export const postStandard: PageSeed = {
  slug: 'post-standard',
  sitemapSection: 'posts',
  title: t('Една обикновена събота', 'Ein gewöhnlicher Samstag', 'An ordinary Saturday', 'Обыкновенная суббота'),
  summary: t(
    'Разказ в най-простата си форма: картина, текст и човекът, който го е написал.',
    'Eine Erzählung in ihrer einfachsten Form: ein Bild, ein Text und der Mensch, der ihn schrieb.',
    'A story in its simplest form: a picture, a text, and the person who wrote it.',
    'Рассказ в самой простой форме: картина, текст и человек, который его написал.',
  ),
  blocks: [
    wholePost('shopping-with-a-child'),
    {
      blockType: 'product-list',
      heading: t(
        'Докато сте тук: ново в магазина',
        'Und wo du gerade hier bist: neu im Shop',
        'While you are here: new in the shop',
        'Пока вы здесь: новое в магазине',
      ),
      intro: t(
        'Калоян избра тениската. Останалото избрахме ние, защото той се умори.',
        'Das T-Shirt hat Kalojan ausgesucht. Den Rest wir, denn er wurde müde.',
        'Kaloyan picked the T-shirt. The rest we picked ourselves, because he got tired.',
        'Футболку выбрал Калоян. Остальное — мы, потому что он устал.',
      ),
      source: 'productsNewest',
      limit: 4,
      tone: 'tonePaper',
    },
  ],
}
