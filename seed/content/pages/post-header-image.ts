import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { media, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postHeaderImage: PageSeed = {
  slug: 'post-header-image',
  sitemapSection: 'posts',
  title: t(
    'Първо мястото, после думите',
    'Erst der Ort, dann die Wörter',
    'First the place, then the words',
    'Сначала место, потом слова',
  ),
  summary: t(
    'Заглавието лежи върху картина от край до край: вече сте на пазара, преди да сте прочели и ред.',
    'Der Titel liegt auf einem Bild von Rand zu Rand: Du stehst auf dem Markt, bevor du eine Zeile gelesen hast.',
    'The title lies on a picture that runs from edge to edge: you are at the market before you have read a line.',
    'Заголовок лежит на картине во всю ширину: ещё не прочитав ни строки, вы уже на рынке.',
  ),
  blocks: [
    wholePost('market-before-eight'),
    media({
      arrangement: 'pictureLeft',
      image: 'picture:basket',
      tone: 'toneSoft',
      heading: t(
        'Малък речник за сергията',
        'Kleines Wörterbuch für den Stand',
        'A small phrase book for the stall',
        'Маленький словарь для прилавка',
      ),
      body: richTexts({
        bg: `- „Дайте ми за днес“ значи: зрели, ще ги ям довечера.
- „За ядене“ и „за готвене“ са две различни щайги. Втората е под масата.
- „Ще мина пак“ значи не. Всички го знаят и никой не се сърди.
- „Сложете и магданоз“ се казва накрая. Обикновено е подарък.`,
        de: `- „Für heute“ heißt: reif, ich esse sie am Abend.
- „Zum Essen“ und „zum Kochen“ sind zwei Kisten. Die zweite steht unterm Tisch.
- „Ich komme noch einmal vorbei“ heißt nein. Alle wissen es, keiner ist böse.
- „Und etwas Petersilie“ sagt man zum Schluss. Meistens ist sie geschenkt.`,
        en: `- “For today, please” means: ripe ones, I will eat them tonight.
- “For eating” and “for cooking” are two separate crates. The second is under the table.
- “I will come by again” means no. Everybody knows, and nobody minds.
- “And some parsley” is said last. Usually it is free.`,
        ru: `- «Мне на сегодня» значит: спелые, съем их вечером.
- «На салат» и «на готовку» — это два разных ящика. Второй стоит под столом.
- «Я ещё подойду» значит «нет». Все это знают, и никто не сердится.
- «И петрушки» говорят под конец. Обычно её дают в подарок.`,
      }),
    }),
  ],
}
