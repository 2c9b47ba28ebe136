import { t } from '../texts'
import { hero, posts } from './blocks'
import type { PageSeed } from './types'

export const blog: PageSeed = {
  slug: 'blog',
  sitemapSection: 'blog',
  title: t('Блог', 'Blog', 'Blog', 'Блог'),
  summary: t(
    'Записки на хора, които четат брошури по цял ден: за пазаруване, цени, хартия и супа.',
    'Notizen von Leuten, die den ganzen Tag Prospekte lesen: über Einkauf, Preise, Papier und Suppe.',
    'Notes by people who read brochures all day: on shopping, prices, paper and soup.',
    'Заметки людей, которые весь день читают брошюры: о покупках, ценах, бумаге и супе.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      tone: 'toneSoft',
      eyebrow: t('Блогът на Broshura', 'Der Broshura-Blog', 'The Broshura blog', 'Блог Broshura'),
      heading: t(
        'Записки от тихата маса',
        'Notizen vom ruhigen Tisch',
        'Notes from the quiet table',
        'Заметки с тихого стола',
      ),
      text: t(
        'Около веднъж на две седмици един от нас четиримата сяда и пише какво е видял: на рафта, на пазара или под капака на тенджерата.',
        'Etwa alle zwei Wochen setzt sich eine oder einer von uns vieren hin und schreibt auf, was zu sehen war: im Regal, auf dem Markt oder unter dem Topfdeckel.',
        'About once a fortnight one of the four of us sits down to write about what there was to see: on a shelf, at a market, or under the lid of a pot.',
        'Примерно раз в две недели кто-то из нас четверых садится и пишет, что увидел: на полке, на рынке или под крышкой кастрюли.',
      ),
      links: [
        { label: t('Кой пише', 'Wer schreibt', 'Who writes', 'Кто пишет'), to: '/blog-author' },
        { label: t('Архив', 'Archiv', 'Archive', 'Архив'), to: '/blog-archive' },
      ],
    }),
    posts({
      heading: t('Току-що написано', 'Gerade geschrieben', 'Just written', 'Только что написано'),
      layout: 'layoutExclusive',
      limit: 3,
    }),
    posts({
      heading: t('От последните месеци', 'Aus den letzten Monaten', 'From recent months', 'За последние месяцы'),
      layout: 'layoutCards3',
      skip: 3,
      limit: 6,
      showsSummaries: false,
      tone: 'toneSunken',
    }),
    posts({
      heading: t('Всичко останало', 'Alles Übrige', 'Everything else', 'Всё остальное'),
      intro: t(
        'Подредено по ден, като касови бележки в кутия.',
        'Nach Tagen geordnet, wie Kassenzettel in einer Schachtel.',
        'In order of date, like receipts in a box.',
        'По дням, как чеки в коробке.',
      ),
      layout: 'layoutList',
      skip: 9,
      limit: 13,
      showsSummaries: false,
      showsTerms: false,
    }),
  ],
}
