import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { accordion, hero, posts, text } from './blocks'
import type { PageSeed } from './types'

export const blogExclusive: PageSeed = {
  slug: 'blog-exclusive',
  sitemapSection: 'blog',
  title: t('Голямата тема: цената', 'Das große Thema: der Preis', 'The big subject: price', 'Большая тема: цена'),
  summary: t(
    'Стефан обяснява числата от етикета бавно и с примери от собствения си джоб.',
    'Stefan erklärt die Zahlen vom Etikett, langsam und mit Beispielen aus der eigenen Tasche.',
    'Stefan explains the figures on the label slowly, with examples from his own pocket.',
    'Стефан медленно объясняет числа с ценника на примерах из собственного кармана.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      tone: 'toneDeep',
      image: 'picture:person-stefan',
      eyebrow: t('Избрано', 'Ausgewählt', 'Selected', 'Выбор редакции'),
      heading: t(
        'Цената е изречение. Научете се да го четете докрай',
        'Ein Preis ist ein Satz. Lies ihn zu Ende',
        'A price is a sentence. Learn to read it to the end',
        'Цена — это предложение. Научитесь дочитывать',
      ),
    }),
    text({
      body: richTexts({
        bg: 'Тази страница започна като спор на обяд. Руми каза, че числата са скучни. Стефан взе салфетка, написа на нея две цени и я попита коя чаша чай би избрала. Тя избра грешната, после половин час разглежда салфетката и накрая поиска да я нарисува. Оттогава от време на време той пише по нещо за хора, които не обичат да смятат, а тя проверява дали е разбираемо. Салфетката е в рамка до чайника.',
        de: 'Diese Seite begann als Streit beim Mittagessen. Rumi sagte, Zahlen seien langweilig. Stefan nahm eine Serviette, schrieb zwei Preise darauf und fragte, welche Tasse Tee sie nähme. Sie nahm die falsche, betrachtete eine halbe Stunde die Serviette und wollte sie am Ende zeichnen. Seitdem schreibt er hin und wieder für Leute, die nicht gern rechnen, und sie prüft, ob man es versteht. Die Serviette hängt gerahmt neben dem Wasserkocher.',
        en: 'This page began as an argument over lunch. Rumi said that figures were dull. Stefan took a napkin, put two prices on it and asked her which cup of tea she would choose. She chose the wrong one, then studied the napkin for half an hour, and in the end wanted to draw it. Ever since, he now and then writes for people who do not like sums, and she checks whether it can be understood. The napkin hangs in a frame beside the kettle.',
        ru: 'Эта страница началась со спора за обедом. Руми сказала, что числа скучные. Стефан взял салфетку, написал две цены и спросил, какую чашку чая она бы выбрала. Она выбрала не ту, полчаса рассматривала салфетку и под конец захотела её нарисовать. С тех пор он время от времени пишет для тех, кто не любит считать, а она проверяет, понятно ли. Салфетка висит в рамке рядом с чайником.',
      }),
    }),
    posts({ layout: 'layoutExclusive', author: 'author:stefan-iliev', limit: 5 }),
    accordion({
      heading: t(
        'Питат Стефан на опашката',
        'Was Stefan in der Schlange gefragt wird',
        'What people ask Stefan in the queue',
        'О чём Стефана спрашивают в очереди',
      ),
      tone: 'toneSunken',
      items: [
        {
          question: t(
            'Защо гледате бележката толкова дълго?',
            'Warum schaust du so lange auf den Kassenzettel?',
            'Why do you look at your receipt for so long?',
            'Почему вы так долго смотрите на чек?',
          ),
          answer: richTexts({
            bg: 'Защото на всяка десета има нещо интересно. Понякога грешка, понякога отстъпка, за която не съм знаел, а веднъж номер на телефон.',
            de: 'Weil auf jedem zehnten etwas Spannendes steht. Mal ein Fehler, mal eine Preissenkung, von der ich nichts wusste, und einmal eine Telefonnummer.',
            en: 'Because every tenth one holds something interesting. Sometimes a mistake, sometimes a reduction I did not know about, and once a phone number.',
            ru: 'Потому что на каждом десятом есть что-то любопытное. Иногда ошибка, иногда скидка, о которой я не знал, а однажды номер телефона.',
          }),
        },
        {
          question: t(
            'Кое е по-добре: отстъпка или карта?',
            'Was ist besser: Rabatt oder Karte?',
            'Which is better, a discount or a card?',
            'Что лучше: скидка или карта?',
          ),
          answer: richTexts({
            bg: 'Това, за което не е нужно да се сещате. Карта, забравена вкъщи, е парче пластмаса. Ние винаги пишем отделно кои цени са само с карта.',
            de: 'Das, woran du nicht denken musst. Eine vergessene Karte ist ein Stück Plastik. Welche Preise nur mit Karte gelten, schreiben wir immer dazu.',
            en: 'The one you do not have to think about. A card left at home is a piece of plastic. We always mark the prices that need a card.',
            ru: 'То, о чём не надо помнить. Карта, забытая дома, — кусок пластика. Мы всегда отмечаем цены, которые действуют только с ней.',
          }),
        },
        {
          question: t(
            'А вие кога купувате, без да смятате?',
            'Und wann kaufst du, ohne zu rechnen?',
            'And when do you buy without counting?',
            'А когда вы покупаете не считая?',
          ),
          answer: richTexts({
            bg: 'Книги за децата и праскови през юли. Някои неща са по-евтини, ако не ги делите на килограми.',
            de: 'Bücher für die Kinder und Pfirsiche im Juli. Manches ist günstiger, wenn man es nicht durch Kilos teilt.',
            en: 'Books for the children, and peaches in July. Some things are cheaper when you do not divide them by kilos.',
            ru: 'Книги детям и персики в июле. Некоторые вещи дешевле, если не делить их на килограммы.',
          }),
        },
      ],
    }),
  ],
}
