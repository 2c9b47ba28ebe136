import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { accordion, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postVideo: PageSeed = {
  slug: 'post-video',
  sitemapSection: 'posts',
  title: t(
    'Кино за пощенската кутия',
    'Kino für den Briefkasten',
    'Cinema for the letterbox',
    'Кино для почтового ящика',
  ),
  summary: t(
    'Статия с филм, който не тръгва сам и не говори: натискате, гледате, продължавате.',
    'Ein Text mit einem Film, der nicht von selbst startet und nicht redet: drücken, schauen, weiterlesen.',
    'An article with a film that does not start by itself and does not talk: press, watch, read on.',
    'Статья с фильмом, который не начинается сам и ничего не говорит: нажали, посмотрели, читаете дальше.',
  ),
  blocks: [
    wholePost('paper-that-falls'),
    accordion({
      heading: t(
        'Три въпроса от първата прожекция',
        'Drei Fragen nach der Premiere',
        'Three questions from the first showing',
        'Три вопроса с первого показа',
      ),
      tone: 'toneSoft',
      items: [
        {
          question: t(
            'Кои магазини са на листовете?',
            'Welche Geschäfte stehen auf den Blättern?',
            'Which shops are on the sheets?',
            'Какие магазины на листах?',
          ),
          answer: richTexts({
            bg: 'Никакви. Цветните петна са измислени, за да не падне нечия реклама по-красиво от друга.',
            de: 'Keine. Die bunten Flecken sind erfunden, damit keine Werbung schöner fällt als die andere.',
            en: 'None. The coloured patches are invented, so that no one’s advertisement falls more prettily than another’s.',
            ru: 'Никакие. Цветные пятна придуманы, чтобы ничья реклама не падала красивее чужой.',
          }),
        },
        {
          question: t('Защо няма музика?', 'Warum keine Musik?', 'Why is there no music?', 'Почему нет музыки?'),
          answer: richTexts({
            bg: 'Боян предложи цигулка. Котката излезе от стаята и решихме да ѝ се доверим.',
            de: 'Bojan schlug eine Geige vor. Die Katze verließ den Raum, und wir haben ihr vertraut.',
            en: 'Boyan suggested a violin. The cat left the room, and we decided to trust her.',
            ru: 'Боян предложил скрипку. Кошка вышла из комнаты, и мы решили ей довериться.',
          }),
        },
        {
          question: t(
            'Мога ли да го покажа в час?',
            'Darf ich ihn im Unterricht zeigen?',
            'May I show it in class?',
            'Можно показать его на уроке?',
          ),
          answer: richTexts({
            bg: 'Да. Една учителка по физика вече го прави: децата смятат съпротивлението на въздуха и спорят за втория етаж.',
            de: 'Ja. Eine Physiklehrerin tut es schon: Die Kinder berechnen den Luftwiderstand und streiten über den zweiten Stock.',
            en: 'Yes. A physics teacher does so already: the children work out air resistance and argue about the second floor.',
            ru: 'Да. Одна учительница физики уже так делает: дети считают сопротивление воздуха и спорят о третьем этаже.',
          }),
        },
      ],
    }),
  ],
}
