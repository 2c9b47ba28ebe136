import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { block, posts } from './blocks'
import type { PageSeed } from './types'

export const blogBothSidebar: PageSeed = {
  slug: 'blog-both-sidebar',
  sitemapSection: 'blog',
  title: t('Тетрадката на готвача', 'Das Heft des Kochs', 'The cook’s notebook', 'Тетрадь повара'),
  summary: t(
    'Рецепти и навици на Петър, с указатели и от двете страни, за да не загори нещо, докато търсите.',
    'Petars Rezepte und Gewohnheiten, mit Wegweisern auf beiden Seiten, damit beim Suchen nichts anbrennt.',
    'Petar’s recipes and habits, with signposts on both sides so that nothing burns while you look.',
    'Рецепты и привычки Петра, с указателями по обе стороны, чтобы ничего не подгорело, пока вы ищете.',
  ),
  blocks: [
    posts({ layout: 'layoutList', sidebar: 'sidebarBoth', author: 'author:petar-stoev', limit: 5 }),
    block(
      'tabs',
      {
        heading: t(
          'Залепено на вратата на килера',
          'An der Tür der Speisekammer',
          'Stuck to the pantry door',
          'Приклеено к двери кладовой',
        ),
        items: [
          {
            label: t('Колко е шепа', 'Wie viel eine Handvoll ist', 'How much a handful is', 'Сколько в горсти'),
            body: richTexts({
              bg: `- Шепа ориз е обяд за един гладен или за двама възпитани.
- Шепа спагети няма. Има кръг, колкото монета от две евро.
- Щипка сол се взима с три пръста. С два е за сладкиши.
- Капка оцет са винаги пет капки.`,
              de: `- Eine Handvoll Reis ist ein Mittagessen für einen Hungrigen oder zwei Höfliche.
- Eine Handvoll Spaghetti gibt es nicht. Es gibt einen Kreis, groß wie ein Zweieurostück.
- Eine Prise Salz nimmt man mit drei Fingern. Mit zweien ist sie für Kuchen.
- Ein Tropfen Essig sind immer fünf.`,
              en: `- A handful of rice is lunch for one hungry person or two polite ones.
- There is no handful of spaghetti. There is a circle the size of a two-euro coin.
- A pinch of salt is taken with three fingers. With two it is for cakes.
- A drop of vinegar is always five drops.`,
              ru: `- Горсть риса — обед для одного голодного или двух воспитанных.
- Горсти спагетти не бывает. Бывает кружок размером с монету в два евро.
- Щепотку соли берут тремя пальцами. Двумя — для пирога.
- Капля уксуса — это всегда пять капель.`,
            }),
          },
          {
            label: t('Какво не се мие', 'Was man nicht spült', 'What not to wash', 'Что не моют'),
            body: richTexts({
              bg: `- Чугуненият тиган. Избърсва се, намазва се и му се благодари.
- Гъбите: четка, не чешма.
- Дървената лъжица след сладко, преди децата да я видят.
- Ножът на друг готвач. Никога.`,
              de: `- Die gusseiserne Pfanne. Man wischt sie aus, ölt sie und bedankt sich.
- Pilze: Bürste, kein Wasserhahn.
- Der Holzlöffel nach der Marmelade, bevor die Kinder ihn gesehen haben.
- Das Messer eines anderen Kochs. Niemals.`,
              en: `- The cast-iron pan. Wipe it, oil it and thank it.
- Mushrooms: a brush, not a tap.
- The wooden spoon after jam, before the children have seen it.
- Another cook’s knife. Never.`,
              ru: `- Чугунную сковороду. Её вытирают, смазывают и благодарят.
- Грибы: щётка, а не кран.
- Деревянную ложку после варенья, пока её не увидели дети.
- Нож другого повара. Никогда.`,
            }),
          },
          {
            label: t('Кога е готово', 'Wann etwas fertig ist', 'When a thing is done', 'Когда готово'),
            body: richTexts({
              bg: `- Картофът пуска ножа, без да го задържа.
- Рибата сама се отделя от тигана. Ако не иска, още не е готова.
- Хлябът кънти, ако го почукате отдолу.
- Супата е готова, когато някой втори път попита за нея.`,
              de: `- Die Kartoffel lässt das Messer los, ohne es festzuhalten.
- Der Fisch löst sich von selbst aus der Pfanne. Will er nicht, ist er noch nicht so weit.
- Das Brot klingt hohl, wenn du unten klopfst.
- Die Suppe ist fertig, wenn zum zweiten Mal jemand nach ihr fragt.`,
              en: `- A potato lets the knife go without holding on to it.
- Fish comes off the pan by itself. If it does not want to, it is not ready.
- Bread sounds hollow when you tap it underneath.
- Soup is done when somebody asks for it a second time.`,
              ru: `- Картофелина отпускает нож и не держит его.
- Рыба сама отходит от сковороды. Не хочет — значит, ещё рано.
- Хлеб отзывается гулко, если постучать снизу.
- Суп готов, когда о нём спросили во второй раз.`,
            }),
          },
        ],
      },
      'toneSunken',
    ),
  ],
}
