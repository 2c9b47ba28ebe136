import { t } from '../texts'
import type { PostSeed } from './types'

export const howASoupIsDrawn: PostSeed = {
  slug: 'how-a-soup-is-drawn',
  format: 'galleryAlternative',
  daysAgo: 236,
  author: 'mira-todorova',
  category: 'paper',
  tags: ['printing', 'memory'],
  cover: 'picture:salad',
  title: t('Как се рисува една супа', 'Wie man eine Suppe zeichnet', 'How a soup is drawn', 'Как рисуют суп'),
  summary: t(
    'Пет чинии от тетрадката на Руми и бележките, които е писала по полетата.',
    'Fünf Teller aus Rumis Heft, mit den Notizen, die sie an den Rand schrieb.',
    'Five dishes from Rumi’s notebook, with the notes she left in the margins.',
    'Пять тарелок из тетради Руми и заметки, которые она оставила на полях.',
  ),
  pictures: [
    {
      image: 'picture:soup',
      caption: t(
        'Супа, дванадесети опит. Парата я махнах: приличаше на коса.',
        'Suppe, zwölfter Versuch. Den Dampf habe ich gestrichen, er sah aus wie Haar.',
        'Soup, twelfth attempt. I removed the steam, it looked like hair.',
        'Суп, двенадцатая попытка. Пар убрала: он был похож на волосы.',
      ),
    },
    {
      image: 'picture:paella',
      caption: t(
        'Ориз. Никой не брои зърната, но всеки вижда, ако са малко.',
        'Reis. Niemand zählt die Körner, aber alle sehen, wenn es zu wenige sind.',
        'Rice. Nobody counts the grains, but everybody sees when there are too few.',
        'Рис. Зёрна никто не считает, но все видят, когда их мало.',
      ),
    },
    {
      image: 'picture:salad',
      caption: t(
        'Салата. Зеленото е пет зелени, иначе е боя.',
        'Salat. Das Grün besteht aus fünf Grüntönen, sonst ist es Farbe.',
        'Salad. The green is five greens, otherwise it is paint.',
        'Салат. Зелёный — это пять зелёных, иначе это краска.',
      ),
    },
    {
      image: 'picture:cake',
      caption: t(
        'Торта. Свещите са прави нарочно. Кривите изглеждаха уморени.',
        'Torte. Die Kerzen stehen absichtlich gerade. Schief wirkten sie müde.',
        'Cake. The candles are straight on purpose. Leaning ones looked tired.',
        'Торт. Свечи прямые нарочно. Кривые выглядели уставшими.',
      ),
    },
    {
      image: 'picture:pasta',
      caption: t(
        'Спагети. Една линия без вдигане на молива, от обяд до три.',
        'Spaghetti. Eine Linie, ohne abzusetzen, von Mittag bis drei.',
        'Spaghetti. One line without lifting the pencil, from noon till three.',
        'Спагетти. Одна линия, не отрывая карандаша, с полудня до трёх.',
      ),
    },
  ],
  text: {
    bg: `В нашите страници няма снимки на храна. Пробвахме. Снимката винаги принадлежи на нечия марка, чиния или кухня, а ние искахме супа, която е на всички.

Руми започва от посудата. Ако тенджерата стои добре, съдържанието ще се намери само. После идва сянката, защото тя казва дали нещо е топло. Накрая са трите петънца светлина, без които доматът е просто кръг.

## Какво се изрязва

Всичко, което разказва твърде много: марката на лъжицата, шарката на покривката, пръстът на готвача. Колкото по-малко има в рисунката, толкова повече читателят слага от себе си.

Питах я коя е най-трудната. „Празната чиния – каза тя. – Тя трябва да изглежда така, сякаш е било вкусно.“ Още я рисува. Останалите са тук, с нейните думи под тях.`,
    de: `Auf unseren Seiten gibt es keine Fotos von Essen. Wir haben es versucht. Ein Foto gehört immer zu einer Marke, einem Teller, einer Küche, und wir wollten eine Suppe, die allen gehört.

Rumi beginnt mit dem Geschirr. Wenn der Topf gut steht, findet sich der Inhalt. Dann kommt der Schatten, denn er sagt, ob etwas warm ist. Zuletzt die drei Lichtpunkte, ohne die eine Tomate nur ein Kreis wäre.

## Was wegfällt

Alles, was zu viel erzählt: die Marke des Löffels, das Muster der Tischdecke, der Finger des Kochs. Je weniger auf der Zeichnung ist, desto mehr legen die Leser von sich dazu.

Ich fragte sie, was am schwersten ist. „Der leere Teller“, sagte sie. „Er muss aussehen, als hätte es geschmeckt.“ Daran zeichnet sie noch. Die anderen sind hier, mit ihren Worten darunter.`,
    en: `There are no photographs of food on our pages. We tried. A photograph always belongs to some brand, plate or kitchen, and we wanted a soup that belongs to everybody.

Rumi begins with the crockery. If the pot stands well, the contents will take care of themselves. Then comes the shadow, because it shows whether a thing is warm. Last are the three spots of light without which a tomato is only a circle.

## What is cut

Whatever says too much: the make of the spoon, the pattern of the tablecloth, the cook’s finger. The less there is in a drawing, the more readers put in of their own.

I asked her which one is hardest. “The empty plate,” she said. “It has to look as if it had been good.” She is still drawing that. The others are here, with her own words beneath.`,
    ru: `На наших страницах нет фотографий еды. Мы пробовали. Снимок всегда чей-то: марки, тарелки, кухни, а нам хотелось супа, который принадлежит всем.

Руми начинает с посуды. Если кастрюля стоит хорошо, содержимое найдётся само. Затем тень: по ней видно, горячее ли блюдо. И наконец три пятнышка света, без которых помидор — просто круг.

## Что убирается

Всё, что рассказывает лишнее: клеймо на ложке, узор скатерти, палец повара. Чем меньше в рисунке, тем больше читатель добавляет от себя.

Я спросила, что труднее всего. «Пустая тарелка, — сказала она. — По ней должно быть видно, что было вкусно». Её она рисует до сих пор. Остальные здесь, с её словами внизу.`,
  },
}
