import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const headerStyle6: PageSeed = {
  slug: 'header-style-6',
  sitemapSection: 'headers',
  headerStyle: '6',
  title: {
    bg: 'Заглавна част 6: първо търсенето',
    de: 'Kopfbereich 6: Suche zuerst',
    en: 'Header 6: search first',
    ru: 'Шапка 6: сначала поиск',
  },
  summary: {
    bg: 'Шест начина да попитате едно и също: какво разбира търсачката и какво не е нужно да помните.',
    de: 'Sechs Arten, dasselbe zu fragen: was die Suche versteht und was du dir nicht merken musst.',
    en: 'Six ways to ask the same thing: what the search understands and what you need not remember.',
    ru: 'Шесть способов спросить об одном: что понимает поиск и о чём можно не помнить.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Попитайте както ви хрумне',
        de: 'Frag, wie es dir einfällt',
        en: 'Ask as it comes to mind',
        ru: 'Спрашивайте, как придёт в голову',
      },
      heading: {
        bg: 'Мляко, mlyako, мллияко',
        de: 'Milch, Milhc, mlyako',
        en: 'Milk, mlik, mlyako',
        ru: 'Молоко, мляко, моллоко',
      },
      text: {
        bg: 'Полето над тази страница има цял ред за себе си. Пишете в него на латиница, с грешка, в множествено число: ще ви разбере.',
        de: 'Das Feld über dieser Seite hat eine ganze Zeile für sich. Schreib hinein auf Deutsch, mit Tippfehler, in der Mehrzahl: Es versteht dich.',
        en: 'The field above this page has a whole row to itself. Type in English, with a typo, in the plural: it will understand.',
        ru: 'Полю над этой страницей отдана целая строка. Пишите по-русски, с опечаткой, во множественном числе: оно поймёт.',
      },
      links: [
        {
          label: { bg: 'Опитайте с „хляб“', de: 'Mit „Brot“ probieren', en: 'Try “bread”', ru: 'Попробовать «хлеб»' },
          to: '/search',
        },
      ],
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignCentre',
      tone: 'tonePaper',
    },
    {
      blockType: 'rich-text',
      heading: {
        bg: 'Какво върши търсачката вместо вас',
        de: 'Was dir die Suche abnimmt',
        en: 'What the search does for you',
        ru: 'Что поиск делает за вас',
      },
      tone: 'toneSoft',
      body: richTexts({
        bg: `1. **Форми на думата.** „Домати“, „доматите“ и „домат“ са едно и също.
2. **Чужда азбука.** Клавиатурата ви е на латиница? „Sirene“ намира сирене.
3. **Грешки на пръстите.** Една разменена буква не е причина да не намерите нищо.
4. **Четири езика.** Гостенка от Берлин пише „Käse“ и намира кашкавала.
5. **Думи върху самата страница.** Дори онова, което никой не е въвел като оферта, но е написано с дребни букви под снимката.
6. **Цената за килограм.** Най-евтиното е първо, а опаковката не заблуждава.`,
        de: `1. **Wortformen.** „Tomate“ und „Tomaten“ sind dasselbe.
2. **Andere Schrift.** Keine kyrillische Tastatur? „Sirene“ findet den bulgarischen Käse.
3. **Vertippt.** Ein verdrehter Buchstabe ist kein Grund, nichts zu finden.
4. **Vier Sprachen.** Du schreibst „Käse“, im Prospekt steht es bulgarisch, und die Suche findet es trotzdem.
5. **Wörter auf der Seite selbst.** Auch das, was niemand als Angebot erfasst hat und nur klein unter dem Bild steht.
6. **Der Preis je Kilo.** Das Günstigste steht vorn, und die Packung täuscht nicht.`,
        en: `1. **Forms of a word.** “Tomato” and “tomatoes” are the same.
2. **Another alphabet.** No Cyrillic keyboard? “Sirene” finds the Bulgarian cheese.
3. **Slips of the finger.** One swapped letter is no reason to find nothing.
4. **Four languages.** You type “cheese”, the brochure says it in Bulgarian, and you find it all the same.
5. **Words on the page itself.** Even small print under a picture that nobody entered as an offer.
6. **The price per kilo.** The cheapest comes first, and the packet cannot mislead.`,
        ru: `1. **Формы слова.** «Помидор», «помидоры» и «помидоров» для поиска одно и то же.
2. **Чужой алфавит.** Под рукой только латиница? «Sirene» найдёт брынзу.
3. **Опечатки.** Одна переставленная буква — не повод ничего не найти.
4. **Четыре языка.** Вы пишете «сыр», в брошюре написано по-болгарски, а поиск всё равно его находит.
5. **Слова на самой странице.** Даже то, чего никто не внёс как предложение, но что мелко напечатано под снимком.
6. **Цена за килограмм.** Самое дешёвое идёт первым, и упаковка не обманет.`,
      }),
    },
  ],
}
