import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { block, text } from './blocks'
import type { PageSeed } from './types'

export const cobbleStyle1: PageSeed = {
  slug: 'cobble-style-1',
  sitemapSection: 'galleries',
  title: t('Рафтовете на града', 'Die Regale der Stadt', 'The shelves of the town', 'Полки города'),
  summary: t(
    'Какво стои на рафтовете, когато никой не гледа: рисунки в редове като паваж.',
    'Was in den Regalen steht, wenn niemand hinsieht: Zeichnungen in Reihen wie Pflaster.',
    'What is on the shelves when nobody is looking: drawings in rows like a paved street.',
    'Что стоит на полках, когда никто не смотрит: рисунки рядами, как мостовая.',
  ),
  blocks: [
    block('cobble-grid', {
      arrangement: 'arrangement1',
      pictures: [
        {
          image: 'picture:electronics',
          caption: t(
            'Витрина след затваряне',
            'Schaufenster nach Ladenschluss',
            'A window after closing',
            'Витрина после закрытия',
          ),
        },
        {
          image: 'picture:household',
          caption: t(
            'Сапуни по азбучен ред',
            'Seifen nach dem Alphabet',
            'Soaps in alphabetical order',
            'Мыло по алфавиту',
          ),
        },
        {
          image: 'picture:pharmacy',
          caption: t('Нощната аптека', 'Die Nachtapotheke', 'The night pharmacy', 'Ночная аптека'),
        },
        {
          image: 'picture:archive',
          caption: t(
            'Горният рафт, който никой не стига',
            'Das oberste Fach, an das keiner kommt',
            'The top shelf nobody reaches',
            'Верхняя полка, до которой не достать',
          ),
        },
        { image: 'picture:bakery', caption: t('Шест сутринта', 'Sechs Uhr früh', 'Six in the morning', 'Шесть утра') },
        {
          image: 'picture:toys',
          caption: t(
            'Каквото е останало след рождения ден',
            'Was nach dem Geburtstag übrig blieb',
            'What was left after the birthday',
            'Что осталось после дня рождения',
          ),
        },
        {
          image: 'picture:tools',
          caption: t(
            'Всеки ключ на пирон',
            'Jeder Schlüssel an seinem Nagel',
            'Every spanner on its nail',
            'Каждый ключ на своём гвозде',
          ),
        },
        {
          image: 'picture:wardrobe',
          caption: t('Размер М свърши пръв', 'Größe M war zuerst weg', 'Size M went first', 'Размер M кончился первым'),
        },
        {
          image: 'picture:dairy',
          caption: t('Хладилната стена', 'Die Kühlwand', 'The chiller cabinets', 'Стена холодильников'),
        },
        {
          image: 'picture:pantry',
          caption: t('Зимнина', 'Vorrat für den Winter', 'Stores for the winter', 'Запасы на зиму'),
        },
      ],
    }),
    text({
      heading: t('Бележка на художничката', 'Notiz der Zeichnerin', 'A note by the artist', 'Заметка художницы'),
      body: richTexts({
        bg: 'Рисувах рафтовете по памет, с гръб към тях. Оказа се, че помня местата на нещата, но не и цветовете им. Цветовете са по-весели, отколкото бяха. *Руми*',
        de: 'Ich zeichnete die Regale aus dem Kopf, mit dem Rücken zu ihnen. Wo die Dinge standen, wusste ich noch, ihre Farben nicht. Sie sind fröhlicher geworden, als sie waren. *Rumi*',
        en: 'I drew the shelves from memory, with my back to them. I remembered where things stood, but not their colours. They came out more cheerful than they were. *Rumi*',
        ru: 'Я рисовала полки по памяти, спиной к ним. Оказалось, я помню, где что стоит, а цвета — нет. Они вышли веселее, чем были. *Руми*',
      }),
    }),
  ],
}
