import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { block, hero, text } from './blocks'
import type { PageSeed } from './types'

export const bannerWithVideo: PageSeed = {
  slug: 'banner-with-video',
  sitemapSection: 'banners',
  title: t('Когато хартията лети', 'Wenn Papier fliegt', 'When paper flies', 'Когда бумага летит'),
  summary: t(
    'Кратък рисуван филм за това колко брошури падат в един вход и какво се променя, когато спрат.',
    'Ein kurzer gezeichneter Film darüber, wie viele Prospekte in einen Hausflur fallen und was anders wird, wenn sie ausbleiben.',
    'A short drawn film about how many brochures fall into one hallway, and what changes when they stop.',
    'Короткий рисованный фильм о том, сколько брошюр падает в один подъезд и что меняется, когда это прекращается.',
  ),
  blocks: [
    hero({
      size: 'sizeLarge',
      ground: 'groundFilm',
      image: 'picture:leaflets',
      video: 'picture:falling-paper',
      heading: t('Когато хартията лети', 'Wenn Papier fliegt', 'When paper flies', 'Когда бумага летит'),
      text: t(
        'Осем секунди, без звук. Може да спрете филма с бутона в ъгъла.',
        'Acht Sekunden ohne Ton. Mit dem Knopf in der Ecke hältst du den Film an.',
        'Eight seconds without sound. The button in the corner stops the film.',
        'Восемь секунд без звука. Кнопка в углу остановит фильм.',
      ),
    }),
    block(
      'statistics',
      {
        heading: t(
          'Един вход, една година',
          'Ein Hausflur, ein Jahr',
          'One hallway, one year',
          'Один подъезд, один год',
        ),
        items: [
          { value: '24', label: t('пощенски кутии', 'Briefkästen', 'letterboxes', 'почтовых ящика') },
          {
            value: t('41\u00a0кг', '41\u00a0kg', '41 kg', '41\u00a0кг'),
            label: t('хартия', 'Papier', 'of paper', 'бумаги'),
            note: t(
              'претеглени на кантара на пазача',
              'gewogen mit der Waage des Hausmeisters',
              'weighed on the caretaker’s scales',
              'взвешено на весах вахтёра',
            ),
          },
          {
            value: t('3\u00a0%', '3\u00a0%', '3%', '3\u00a0%'),
            label: t('прочетени', 'davon gelesen', 'of it read', 'прочитано'),
          },
          {
            value: '1',
            label: t(
              'намерен лотариен билет',
              'gefundener Lottoschein',
              'lottery ticket found',
              'найденный лотерейный билет',
            ),
          },
        ],
      },
      'toneSunken',
    ),
    text({
      heading: t('Рисувано на ръка', 'Von Hand gezeichnet', 'Drawn by hand', 'Нарисовано вручную'),
      body: richTexts({
        bg: 'Филмът е наш, както всичко тук: листове, които падат с различна скорост, защото тежката гланцирана хартия пада по-бързо от тънката. Ако устройството ви е настроено за по-малко движение, виждате само неподвижна картина.',
        de: 'Der Film ist von uns, wie alles hier: Blätter, die verschieden schnell fallen, weil schweres Glanzpapier schneller sinkt als dünnes. Wer auf seinem Gerät weniger Bewegung eingestellt hat, sieht nur ein stehendes Bild.',
        en: 'The film is ours, like everything here: sheets that fall at different speeds, because heavy glossy paper drops faster than thin. If your device is set to reduce motion, you see only a still picture.',
        ru: 'Фильм наш, как и всё здесь: листы падают с разной скоростью, ведь тяжёлая глянцевая бумага опускается быстрее тонкой. Если в настройках устройства движение уменьшено, вы увидите лишь неподвижную картину.',
      }),
    }),
  ],
}
