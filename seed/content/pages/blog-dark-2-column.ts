import { t } from '../texts'
import { block, hero, posts } from './blocks'
import type { PageSeed } from './types'

export const blogDark2Column: PageSeed = {
  slug: 'blog-dark-2-column',
  sitemapSection: 'blog',
  title: t('Четива под лампата', 'Lesestoff unter der Lampe', 'Reading under the lamp', 'Чтение под лампой'),
  summary: t(
    'Вечерна страница в две тъмни колони: когато магазините са затворили и може да се мисли.',
    'Eine Abendseite in zwei dunklen Spalten: wenn die Geschäfte zu sind und man denken kann.',
    'An evening page in two dark columns, for when the shops have closed and one can think.',
    'Вечерняя страница в две тёмные колонки: когда магазины закрыты и можно подумать.',
  ),
  blocks: [
    hero({
      size: 'sizeMedium',
      align: 'alignCentre',
      tone: 'toneNight',
      eyebrow: t('Две колони, тъмно', 'Zwei Spalten, dunkel', 'Two columns, dark', 'Две колонки, темно'),
      heading: t(
        'Светнете лампата, затворете хладилника',
        'Lampe an, Kühlschrank zu',
        'Lamp on, fridge closed',
        'Включите лампу, закройте холодильник',
      ),
      text: t(
        'Вечер сметките излизат по-честни. Никой не ви гони от рафта, а утрешната кошница е още празна.',
        'Am Abend rechnet man ehrlicher. Niemand drängt dich vom Regal weg, und der Korb von morgen ist noch leer.',
        'In the evening you do your sums more honestly. Nobody pushes you away from the shelf, and tomorrow’s basket is still empty.',
        'Вечером счёт выходит честнее. Никто не теснит вас у полки, а завтрашняя корзина ещё пуста.',
      ),
    }),
    posts({ layout: 'layoutCards2', theme: 'themeDark', skip: 7, limit: 4 }),
    block(
      'call-to-action',
      {
        heading: t(
          'Утре сутрин ще ви трябва списък',
          'Morgen früh brauchst du einen Zettel',
          'Tomorrow morning you will want a list',
          'Утром вам понадобится список',
        ),
        intro: t(
          'Напишете три неща, докато се сещате за тях. Четвъртото ще дойде само, обикновено точно когато загасите. Списъкът е отворен и нощем, не иска регистрация и не свети в очите: в тъмната тема буквите са топли. Ако в леглото ви хрумне, че няма кафе, не ставайте. Телефонът ще го запомни до сутринта, а вие ще спите спокойно.',
          'Schreib drei Dinge auf, solange sie dir einfallen. Das vierte kommt von selbst, meistens genau dann, wenn du das Licht löschst. Der Zettel ist auch nachts offen, verlangt keine Anmeldung und blendet nicht: Im dunklen Design sind die Buchstaben warm. Wenn dir im Bett einfällt, dass kein Kaffee da ist, bleib liegen. Das Telefon merkt es sich bis zum Morgen, und du schläfst ruhig.',
          'Write three things down while they are on your mind. The fourth will come by itself, usually just as you switch off the light. The list is open at night too, needs no registration and does not glare: in the dark theme the letters are warm. If it strikes you in bed that there is no coffee left, stay where you are. The phone will remember until morning, and you can sleep in peace.',
          'Запишите три вещи, пока о них помните. Четвёртая придёт сама, обычно как раз когда гаснет свет. Список открыт и ночью, не просит регистрации и не слепит: в тёмной теме буквы тёплые. Если уже в постели вспомнится, что кончился кофе, не вставайте. Телефон запомнит до утра, а вы спите спокойно.',
        ),
        links: [{ label: t('Към списъка', 'Zum Einkaufszettel', 'Open the list', 'К списку'), to: '/list' }],
      },
      'toneDeep',
    ),
  ],
}
