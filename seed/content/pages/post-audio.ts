import { t } from '../texts'
import { cards, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postAudio: PageSeed = {
  slug: 'post-audio',
  sitemapSection: 'posts',
  title: t(
    'Затворете очи за малко',
    'Mach kurz die Augen zu',
    'Close your eyes for a moment',
    'Закройте глаза ненадолго',
  ),
  summary: t(
    'Статия, която се слуша: с плейър, описание на звуците и разказ как са направени.',
    'Ein Text zum Hören: mit Player, Beschreibung der Klänge und der Geschichte ihrer Entstehung.',
    'An article to listen to: with a player, a description of the sounds, and how they were made.',
    'Статья, которую слушают: с плеером, описанием звуков и рассказом о том, как они сделаны.',
  ),
  blocks: [
    wholePost('a-brochure-for-the-ears'),
    cards({
      heading: t(
        'Още три неща, които се чуват в магазина',
        'Noch drei Dinge, die man im Geschäft hört',
        'Three more things to hear in a shop',
        'Ещё три вещи, которые слышно в магазине',
      ),
      look: 'lookPlain',
      tone: 'tonePaper',
      items: [
        {
          heading: t('Хладилните витрини', 'Die Kühlregale', 'The fridges', 'Холодильники'),
          text: t(
            'Пеят на един и същи тон. Ако някоя фалшиви, млякото до нея е топло.',
            'Sie singen alle denselben Ton. Singt eines falsch, ist die Milch daneben warm.',
            'They all sing the same note. If one is out of tune, the milk beside it is warm.',
            'Все поют одну ноту. Если какой-то фальшивит, молоко рядом тёплое.',
          ),
        },
        {
          heading: t('Счупената количка', 'Der kaputte Wagen', 'The broken trolley', 'Сломанная тележка'),
          text: t(
            'Винаги се пада на вас. Утехата е, че ви чуват и ви правят път.',
            'Den bekommst immer du. Zum Trost hört man dich kommen und macht Platz.',
            'You always get that one. The consolation is that people hear you coming and make way.',
            'Всегда достаётся вам. Утешение в том, что вас слышат и уступают дорогу.',
          ),
        },
        {
          heading: t(
            'Тишината на рафта с чай',
            'Die Stille am Teeregal',
            'The hush by the tea',
            'Тишина у полки с чаем',
          ),
          text: t(
            'Там никой не говори по телефона. Не знаем защо, но ходим да си почиваме.',
            'Dort telefoniert niemand. Wir wissen nicht, warum, aber wir gehen zum Ausruhen hin.',
            'Nobody talks on the phone there. We do not know why, but we go there to rest.',
            'Там никто не говорит по телефону. Не знаем почему, но ходим туда отдыхать.',
          ),
        },
      ],
    }),
  ],
}
