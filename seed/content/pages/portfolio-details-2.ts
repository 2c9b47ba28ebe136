import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { work } from './blocks'
import type { PageSeed } from './types'

export const portfolioDetails2: PageSeed = {
  slug: 'portfolio-details-2',
  sitemapSection: 'portfolios',
  title: t('Рибният четвъртък', 'Der Fischdonnerstag', 'Fish Thursday', 'Рыбный четверг'),
  summary: t(
    'Една сергия в Бургас, един лист хартия на седмица и опашка, която стигна до кея.',
    'Ein Stand in Burgas, ein Blatt Papier die Woche und eine Schlange bis zum Kai.',
    'A stall in Burgas, one sheet of paper a week and a queue that reached the quay.',
    'Прилавок в Бургасе, один лист бумаги в неделю и очередь до набережной.',
  ),
  blocks: [
    work({
      arrangement: 'details2',
      pictures: [
        {
          image: 'picture:fishmonger',
          caption: t('Сергията на Малина', 'Malinas Stand', 'Malina’s stall', 'Прилавок Малины'),
        },
        {
          image: 'picture:paella',
          caption: t(
            'Рецептата на гърба',
            'Das Rezept auf der Rückseite',
            'The recipe on the back',
            'Рецепт на обороте',
          ),
        },
        {
          image: 'picture:leaflets',
          caption: t(
            'Всички листове на лятото',
            'Alle Blätter des Sommers',
            'All the sheets of the summer',
            'Все листы лета',
          ),
        },
        {
          image: 'picture:scales',
          caption: t(
            'Кантарът, който не лъже',
            'Die Waage, die nicht lügt',
            'The scales that do not lie',
            'Весы, которые не врут',
          ),
        },
      ],
      body: richTexts({
        bg: `Малина продава каквото е уловено. Затова във вторник още не знае какво ще има в четвъртък, а печатницата иска файла в понеделник.

Решението беше лист с празно място. Отпечатахме рецептата, кантара и въпроса „Какво има днес?“. Отговорът тя дописва сама с маркер в шест сутринта и го снима. Снимката е брошурата.

1. Лодката се връща.
2. Малина пише.
3. В седем и десет го имате на телефона си.`,
        de: `Malina verkauft, was gefangen wurde. Am Dienstag weiß sie also nicht, was es am Donnerstag gibt, doch die Druckerei will die Datei am Montag.

Die Lösung war ein Blatt mit einer leeren Stelle. Gedruckt sind das Rezept, die Waage und die Frage „Was gibt es heute?“. Die Antwort schreibt sie um sechs Uhr früh mit dem Filzstift dazu und fotografiert sie. Das Foto ist der Prospekt.

1. Das Boot kommt zurück.
2. Malina schreibt.
3. Um zehn nach sieben hast du es auf dem Telefon.`,
        en: `Malina sells what was caught. On Tuesday, then, she does not know what there will be on Thursday, but the printer wants the file on Monday.

The answer was a sheet with a blank space. We printed the recipe, the scales and the question “What is there today?” She adds the answer with a marker at six in the morning and takes a photograph. The photograph is the brochure.

1. The boat returns.
2. Malina writes.
3. At ten past seven it is on your phone.`,
        ru: `Малина продаёт то, что поймали. Во вторник она ещё не знает, что будет в четверг, а типография ждёт файл в понедельник.

Выходом стал лист с пустым местом. Мы напечатали рецепт, весы и вопрос «Что есть сегодня?». Ответ она дописывает маркером в шесть утра и фотографирует. Снимок и есть брошюра.

1. Лодка возвращается.
2. Малина пишет.
3. В десять минут восьмого брошюра уже у вас в телефоне.`,
      }),
      facts: [
        {
          label: t('Място', 'Ort', 'Place', 'Место'),
          value: t('Бургас, пазарът', 'Burgas, Markt', 'Burgas, the market', 'Бургас, рынок'),
        },
        { label: t('Тираж', 'Auflage', 'Print run', 'Тираж'), value: '200' },
        {
          label: t('Стои в продажба', 'Im Verkauf', 'On sale for', 'В продаже'),
          value: t('два часа', 'zwei Stunden', 'two hours', 'два часа'),
        },
        {
          label: t('Остава', 'Übrig bleibt', 'Left over', 'Остаётся'),
          value: t('миризмата', 'der Geruch', 'the smell', 'запах'),
        },
      ],
      links: [
        {
          label: t(
            'Следващ: каталогът за градинари',
            'Weiter: der Gartenkatalog',
            'Next: the gardeners’ catalogue',
            'Дальше: каталог для садоводов',
          ),
          to: '/portfolio-details-3',
        },
      ],
    }),
  ],
}
