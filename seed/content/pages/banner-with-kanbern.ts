import { t } from '../texts'
import { cards, hero } from './blocks'
import type { PageSeed } from './types'

export const bannerWithKanbern: PageSeed = {
  slug: 'banner-with-kanbern',
  sitemapSection: 'banners',
  title: t('Есенна реколта', 'Herbsternte', 'The autumn harvest', 'Осенний урожай'),
  summary: t(
    'Круши, гъби, картофи и кестени: какво да вземете през ноември и какво да оставите.',
    'Birnen, Pilze, Kartoffeln und Kastanien: was man im November nimmt und was man lässt.',
    'Pears, mushrooms, potatoes and chestnuts: what to take in November and what to leave.',
    'Груши, грибы, картофель и каштаны: что брать в ноябре, а что оставить.',
  ),
  blocks: [
    hero({
      size: 'sizeLarge',
      ground: 'groundZoom',
      image: 'picture:autumn',
      eyebrow: t('Ноември', 'November', 'November', 'Ноябрь'),
      heading: t(
        'Приближете се до есента',
        'Komm dem Herbst näher',
        'Come closer to autumn',
        'Подойдите к осени ближе',
      ),
      text: t(
        'Разгледайте я бавно. Картината не бърза, а и кестените се пекат половин час.',
        'Sieh ihn dir langsam an. Das Bild hat Zeit, und Kastanien brauchen eine halbe Stunde.',
        'Look at it slowly. The picture is in no hurry, and chestnuts take half an hour.',
        'Смотрите не спеша. Картина подождёт, да и каштаны пекутся полчаса.',
      ),
    }),
    cards({
      columns: 'columns2',
      look: 'lookPlain',
      heading: t('Взимаме', 'Nehmen wir', 'We take', 'Берём'),
      items: [
        {
          image: 'picture:fruit',
          heading: t(
            'Круши, по-твърди отколкото искате',
            'Birnen, fester als gewünscht',
            'Pears, firmer than you want',
            'Груши, твёрже, чем хочется',
          ),
          text: t(
            'Узряват на масата за три дни. Меките вече са престояли у някой друг.',
            'Sie reifen in drei Tagen auf dem Tisch. Weiche lagen schon bei jemand anderem.',
            'They ripen on the table in three days. Soft ones have already been lying around elsewhere.',
            'Дозреют на столе за три дня. Мягкие уже полежали у кого-то другого.',
          ),
        },
        {
          image: 'picture:market-vegetables',
          heading: t('Картофи на чувал', 'Kartoffeln im Sack', 'Potatoes by the sack', 'Картофель мешком'),
          text: t(
            'В чувал от десет кила килограмът струва половината от този в мрежичка от два. Трябва ви само тъмен ъгъл.',
            'Im Zehn-Kilo-Sack kostet das Kilo halb so viel wie im Zwei-Kilo-Netz. Du brauchst nur eine dunkle Ecke.',
            'In a ten-kilo sack a kilo costs half as much as in a two-kilo net. All you need is a dark corner.',
            'В мешке на десять кило килограмм вдвое дешевле, чем в сетке на два. Нужен лишь тёмный угол.',
          ),
        },
      ],
    }),
    cards({
      columns: 'columns2',
      look: 'lookPlain',
      tone: 'toneSunken',
      heading: t('Оставяме', 'Lassen wir', 'We leave', 'Оставляем'),
      items: [
        {
          image: 'picture:summer',
          heading: t(
            'Дини от другия край на света',
            'Wassermelonen vom anderen Ende der Welt',
            'Watermelons from the other end of the world',
            'Арбузы с другого края света',
          ),
          text: t(
            'Плащате им самолетния билет, а нямат вкус на нищо.',
            'Du bezahlst ihr Flugticket mit, und sie schmecken nach nichts.',
            'You pay for their plane ticket, and they taste of nothing.',
            'Вы оплачиваете им авиабилет, а вкуса нет никакого.',
          ),
        },
        {
          image: 'picture:spring',
          heading: t(
            'Ягоди под светлини',
            'Erdbeeren unter Lampen',
            'Strawberries under lamps',
            'Клубника под лампами',
          ),
          text: t(
            'Хубави за картинка. Картинката я има по-горе, безплатно.',
            'Schön fürs Bild. Das Bild gibt es hier umsonst.',
            'Lovely for a picture. The picture is here for free.',
            'Хороши для картинки. Картинка есть здесь бесплатно.',
          ),
        },
      ],
    }),
  ],
}
