import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { block, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postLeftSidebar: PageSeed = {
  slug: 'post-left-sidebar',
  sitemapSection: 'posts',
  title: t('Една статия с указател', 'Ein Text mit Wegweiser', 'An article with signposts', 'Статья с указателем'),
  summary: t(
    'Вляво е целият блог, вдясно е само един разказ. Ако се отклоните, няма да се изгубите.',
    'Links steht der ganze Blog, rechts nur eine Erzählung. Wenn du abbiegst, verläufst du dich nicht.',
    'On the left is the whole blog, on the right a single story. If you wander off, you will not be lost.',
    'Слева весь блог, справа всего один рассказ. Если свернёте, не заблудитесь.',
  ),
  blocks: [
    wholePost('how-a-brochure-is-made'),
    block(
      'tabs',
      {
        heading: t(
          'Ние ли сме виновни, или печатарят?',
          'Wer ist schuld, wir oder die Druckerei?',
          'Whose fault is it, ours or the printer’s?',
          'Кто виноват, мы или типография?',
        ),
        items: [
          {
            label: t('Двойни ръбове', 'Doppelte Ränder', 'Double edges', 'Двойные края'),
            body: richTexts({
              bg: 'Печатарят. Цветовете са се разместили с един косъм. Ако премигнете, ягодата пак е една.',
              de: 'Die Druckerei. Die Farben sind um ein Haar verrutscht. Blinzle, dann ist es wieder eine Erdbeere.',
              en: 'The printer’s. The colours slipped by a hair. Blink, and it is one strawberry again.',
              ru: 'Типография. Краски разошлись на волосок. Моргните — и ягода снова одна.',
            }),
          },
          {
            label: t('Грешна цена', 'Falscher Preis', 'Wrong price', 'Неверная цена'),
            body: richTexts({
              bg: 'Ако е и на хартията – магазинът. Ако е само при нас – ние: пишете ни, ще я поправим и ще отбележим кога.',
              de: 'Steht er auch auf dem Papier, dann das Geschäft. Steht er nur bei uns, dann wir: Schreib uns, wir berichtigen ihn und vermerken, wann.',
              en: 'If it is on the paper too, the shop’s. If it is only on our site, ours: write to us, and we will correct it and note when.',
              ru: 'Если она и на бумаге — магазин. Если только у нас — мы: напишите нам, мы исправим и отметим когда.',
            }),
          },
          {
            label: t('Мокър лист', 'Nasses Blatt', 'Wet sheet', 'Мокрый лист'),
            body: richTexts({
              bg: 'Времето. Сушете го между два вестника, не на радиатора: там се накъдря.',
              de: 'Das Wetter. Trockne es zwischen zwei Zeitungen und nicht auf der Heizung, sonst wellt es sich.',
              en: 'The weather’s. Dry it between two newspapers and not on the radiator, or it will curl.',
              ru: 'Погода. Сушите лист между двумя газетами, а не на батарее: там он покоробится.',
            }),
          },
        ],
      },
      'tonePaper',
    ),
  ],
}
