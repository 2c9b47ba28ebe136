import { t } from '../texts'
import { block, hero, posts } from './blocks'
import type { PageSeed } from './types'

export const blogLightHalfImage: PageSeed = {
  slug: 'blog-light-half-image',
  sitemapSection: 'blog',
  title: t(
    'Сезоните, половин картина и половин разказ',
    'Jahreszeiten, halb Bild, halb Erzählung',
    'Seasons, half picture and half story',
    'Времена года: половина картины, половина рассказа',
  ),
  summary: t(
    'Редуваме: веднъж картината е вляво, веднъж вдясно, като страници на книга за готвене.',
    'Wir wechseln ab: Mal steht das Bild links, mal rechts, wie die Seiten eines Kochbuchs.',
    'We alternate: now the picture is on the left, now on the right, as on the pages of a cookery book.',
    'Чередуем: картина то слева, то справа, как на страницах поваренной книги.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      align: 'alignCentre',
      tone: 'toneSoft',
      heading: t(
        'Каквото расте сега, е за днес',
        'Was jetzt wächst, ist für heute',
        'What grows now is for today',
        'Что растёт сейчас, то на сегодня',
      ),
      text: t(
        'Най-старият начин да спестите пари е да ядете това, което расте зад прозореца. Каквото е навън, това да е и в тенджерата.',
        'Die älteste Art zu sparen ist, zu essen, was vor dem Fenster wächst. Was draußen ist, gehört in den Topf.',
        'The oldest way to save money is to eat what grows outside your window. Whatever is outside belongs in the pot.',
        'Самый старый способ сберечь деньги — есть то, что растёт за окном. Что поспело, то и в кастрюлю.',
      ),
    }),
    posts({ layout: 'layoutHalfImage', tag: 'post-term:season', limit: 4 }),
    block(
      'timeline',
      {
        heading: t(
          'Малък календар на кошницата',
          'Kleiner Kalender des Korbs',
          'A small calendar for your basket',
          'Маленький календарь корзины',
        ),
        items: [
          {
            when: t('март', 'März', 'March', 'март'),
            heading: t('Коприва и спанак', 'Brennnesseln und Spinat', 'Nettles and spinach', 'Крапива и шпинат'),
            text: t(
              'Първата зеленина е на връзки и свършва до десет.',
              'Das erste Grün gibt es im Bund, und um zehn ist es weg.',
              'The first greens come in bunches and are gone by ten.',
              'Первая зелень продаётся пучками и к десяти кончается.',
            ),
          },
          {
            when: t('юни', 'Juni', 'June', 'июнь'),
            heading: t('Череши', 'Kirschen', 'Cherries', 'Черешня'),
            text: t(
              'Купуват се с дръжките. Без дръжки значи, че са брани отдавна.',
              'Man kauft sie mit Stiel. Ohne Stiel heißt: schon lange gepflückt.',
              'Buy them with their stalks on. No stalk means they were picked long ago.',
              'Её покупают с хвостиками. Нет хвостика — значит, собрана давно.',
            ),
          },
          {
            when: t('септември', 'September', 'September', 'сентябрь'),
            heading: t('Чушки за печене', 'Paprika zum Rösten', 'Peppers for roasting', 'Перец для запекания'),
            text: t(
              'Балконите пушат, а в магазините свършват капачките.',
              'Die Balkone rauchen, und in den Geschäften gehen die Deckel aus.',
              'Balconies smoke, and the shops run out of jar lids.',
              'Балконы дымят, а в магазинах кончаются крышки.',
            ),
          },
          {
            when: t('декември', 'Dezember', 'December', 'декабрь'),
            heading: t('Зеле и ябълки', 'Kohl und Äpfel', 'Cabbage and apples', 'Капуста и яблоки'),
            text: t(
              'Тежат, траят и не питат дали има ток.',
              'Sie wiegen viel, halten lange und fragen nicht nach Strom.',
              'They are heavy, they last, and they ask for no electricity.',
              'Тяжёлые, лежат долго и не спрашивают, есть ли ток.',
            ),
          },
        ],
      },
      'toneSunken',
    ),
  ],
}
