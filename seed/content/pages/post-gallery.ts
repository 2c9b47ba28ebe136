import { t } from '../texts'
import { block, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postGallery: PageSeed = {
  slug: 'post-gallery',
  sitemapSection: 'posts',
  title: t('Изложба на рафтове', 'Eine Ausstellung von Regalen', 'An exhibition of shelves', 'Выставка полок'),
  summary: t(
    'Картините са в мрежа и се отварят на цял екран; със стрелките се минава от една към друга.',
    'Die Bilder hängen im Raster und öffnen sich bildschirmfüllend; mit den Pfeilen geht es weiter.',
    'The pictures hang in a grid and open to fill the screen; the arrows take you from one to the next.',
    'Картины развешаны сеткой и открываются на весь экран; стрелками переходят от одной к другой.',
  ),
  blocks: [
    wholePost('shelves-worth-a-stop'),
    block(
      'statistics',
      {
        heading: t('Изложбата накратко', 'Die Ausstellung in Kürze', 'The exhibition in brief', 'Выставка вкратце'),
        items: [
          {
            value: '0',
            label: t('марки на показ', 'Marken zu sehen', 'brands on view', 'марок на виду'),
            note: t(
              'етикетите са изтрити с гумичка',
              'die Etiketten sind ausradiert',
              'the labels were rubbed out',
              'этикетки стёрты ластиком',
            ),
          },
          {
            value: '2',
            label: t('реда на рафт', 'Reihen je Regal', 'rows per shelf', 'ряда на полке'),
            note: t(
              'към обяд третият винаги вече е празен',
              'die dritte ist mittags immer schon leer',
              'the third is always empty by noon',
              'третий к полудню всегда пуст',
            ),
          },
          {
            value: '14',
            label: t('клякания', 'Kniebeugen', 'knee bends', 'приседаний'),
            note: t(
              'толкова направи художничката, докато скицираше',
              'machte die Zeichnerin beim Skizzieren',
              'done by the artist while sketching',
              'сделала художница, пока рисовала эскизы',
            ),
          },
        ],
      },
      'toneSoft',
    ),
  ],
}
