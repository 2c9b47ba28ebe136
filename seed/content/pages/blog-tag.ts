import { t } from '../texts'
import { cards, posts } from './blocks'
import type { PageSeed } from './types'

export const blogTag: PageSeed = {
  slug: 'blog-tag',
  sitemapSection: 'blog',
  title: t('Блогът по етикети', 'Der Blog nach Schlagwörtern', 'The blog by tag', 'Блог по меткам'),
  summary: t(
    'Етикетът е конец: дърпате го и излизат статии, които никога не са се срещали.',
    'Ein Schlagwort ist ein Faden: Du ziehst daran, und es kommen Texte hervor, die sich nie begegnet sind.',
    'A tag is a thread: pull it, and out come pieces that have never met.',
    'Метка — это ниточка: потянешь, и появляются тексты, которые никогда не встречались.',
  ),
  blocks: [
    posts({
      heading: t('Конец първи: път', 'Erster Faden: Wege', 'First thread: the way there', 'Первая нить: дорога'),
      intro: t(
        'Две истории с мокри обувки. В едната се върви за домати, в другата се смята дали си е струвало.',
        'Zwei Geschichten mit nassen Schuhen. In der einen geht jemand Tomaten holen, in der anderen wird gerechnet, ob es sich gelohnt hat.',
        'Two stories with wet shoes. In one somebody walks for tomatoes, in the other the walk is weighed against the price.',
        'Две истории с мокрой обувью. В одной идут за помидорами, в другой считают, стоило ли оно того.',
      ),
      layout: 'layoutCards2',
      tag: 'post-term:walk',
      limit: 2,
      showsSummaries: false,
      showsTerms: false,
    }),
    posts({
      heading: t('Конец втори: списък', 'Zweiter Faden: der Zettel', 'Second thread: the list', 'Вторая нить: список'),
      intro: t(
        'Малко листче с голяма власт. Кой го пише, кой го губи и кой го чете над рамото ви.',
        'Ein kleines Stück Papier mit großer Macht. Wer es schreibt, wer es verliert und wer dir dabei über die Schulter liest.',
        'A small piece of paper with great power. Who writes it, who loses it, and who reads it over your shoulder.',
        'Маленькая бумажка с большой властью. Кто её пишет, кто теряет и кто читает у вас через плечо.',
      ),
      layout: 'layoutCards3',
      tag: 'post-term:shopping-list',
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
      tone: 'toneSoft',
    }),
    posts({
      heading: t(
        'Конец трети: без изхвърляне',
        'Dritter Faden: nichts wegwerfen',
        'Third thread: no waste',
        'Третья нить: ничего не выбрасываем',
      ),
      intro: t(
        'Кофата е най-скъпият рафт в кухнята. Тук учим хляба, календара и хладилника да не стигат до нея.',
        'Der Mülleimer ist das teuerste Fach der Küche. Hier lernen Brot, Kalender und Kühlschrank, ihn zu meiden.',
        'The bin is the most expensive shelf in a kitchen. Here the bread, the calendar and the fridge learn to stay out of it.',
        'Ведро — самая дорогая полка на кухне. Здесь хлеб, календарь и холодильник учатся до неё не доходить.',
      ),
      layout: 'layoutList',
      tag: 'post-term:no-waste',
      skip: 1,
      limit: 3,
      showsSummaries: false,
    }),
    cards({
      heading: t('Как лепим етикети', 'Wie wir Schlagwörter vergeben', 'How we put tags on', 'Как мы клеим метки'),
      columns: 'columns2',
      look: 'lookPlain',
      tone: 'toneSunken',
      items: [
        {
          heading: t('Рубриката е дом', 'Die Rubrik ist ein Zuhause', 'A category is a home', 'Рубрика — это дом'),
          text: t(
            'Статията има точно една и не се мести. Ако се колебаем между две, значи сме написали две статии в една.',
            'Ein Text hat genau eine und zieht nicht um. Schwanken wir zwischen zweien, haben wir zwei Texte in einen geschrieben.',
            'An article has exactly one and does not move. If we waver between two, we have written two articles in one.',
            'У статьи она ровно одна, и переездов не бывает. Если мы колеблемся между двумя, значит, написали две статьи в одной.',
          ),
        },
        {
          heading: t('Етикетът е приятел', 'Das Schlagwort ist ein Freund', 'A tag is a friend', 'Метка — это друг'),
          text: t(
            'Може да са няколко, но не повече от три. С повече приятели никой не разбира за какво става дума.',
            'Es dürfen mehrere sein, aber nicht mehr als drei. Mit noch mehr Freunden weiß niemand, worum es geht.',
            'There may be several, yet never more than three. With more friends than that nobody knows what it is all about.',
            'Их может быть несколько, но не больше трёх. Когда друзей больше, никто не понимает, о чём речь.',
          ),
        },
      ],
    }),
  ],
}
