import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { block, posts, text } from './blocks'
import type { PageSeed } from './types'

export const blogLight2ColumnSidebar: PageSeed = {
  slug: 'blog-light-2-column-sidebar',
  sitemapSection: 'blog',
  title: t('От по-долния рафт', 'Aus dem unteren Regal', 'From the lower shelf', 'С нижней полки'),
  summary: t(
    'Статии, за които трябва да се наведете: по-стари, по-спокойни и със съдържание встрани.',
    'Texte, für die man sich bückt: älter, ruhiger und mit einem Verzeichnis am Rand.',
    'Pieces you have to bend down for: older, calmer, and with a table of contents at the side.',
    'Тексты, за которыми надо нагнуться: постарше, поспокойнее и с оглавлением сбоку.',
  ),
  blocks: [
    text({
      body: richTexts({
        bg: `В магазина най-добрата цена за килограм често стои на най-долния рафт. С блога е същото: това, което не е отгоре, не е по-лошо, само е по-търпеливо.

Затова веднъж на сезон слизаме до дъното на архива, избърсваме праха и качваме тук няколко стари текста. Проверяваме дали още са верни. Ако някое правило се е променило, поправяме го и пишем кога. Ако са се променили само цените, оставяме ги: те вече са история и е хубаво да се помнят.`,
        de: `Im Geschäft steht der beste Kilopreis oft ganz unten. Mit dem Blog ist es genauso: Was nicht oben liegt, ist nicht schlechter, nur geduldiger.

Darum steigen wir einmal je Jahreszeit ins Archiv hinab, wischen den Staub ab und stellen einige alte Texte hierher. Wir prüfen, ob sie noch stimmen. Hat sich eine Regel geändert, verbessern wir sie und schreiben dazu, wann. Haben sich nur die Preise geändert, lassen wir sie stehen: Sie sind schon Geschichte, und die darf man behalten.`,
        en: `In a shop the best price per kilo often stands on the lowest shelf. So it is with the blog: what is not on top is no worse, merely more patient.

Once a season, therefore, we climb down into the archive, wipe off the dust and put a few old pieces up here. We check whether they are still right. If a rule has changed, we correct it and say when. If only the prices have changed, we leave them: they are history by now, and worth remembering.`,
        ru: `В магазине лучшая цена за килограмм часто стоит в самом низу. С блогом так же: то, что не наверху, не хуже, оно просто терпеливее.

Поэтому раз в сезон мы спускаемся в архив, стираем пыль и поднимаем сюда несколько старых текстов. Проверяем, верны ли они до сих пор. Если изменилось правило, исправляем и пишем когда. Если изменились одни цены, оставляем: они уже история, и её стоит помнить.`,
      }),
    }),
    posts({ layout: 'layoutCards2', sidebar: 'sidebarRight', skip: 11, limit: 4 }),
    text({
      tone: 'toneSunken',
      heading: t(
        'Как да намерите точно онази статия',
        'So findest du genau den einen Text',
        'How to find that one article',
        'Как найти именно ту статью',
      ),
      body: richTexts({
        bg: 'Помните ли само една дума от нея? Търсачката встрани познава и думите вътре в текста, а не само заглавията. Помните ли само кой я е писал? Имената са по-долу. А ако помните единствено, че в нея имаше котка, пишете ни. Котките в нашите статии са три и Мира знае коя къде спи. Ако и това не помогне, прочетете която и да е друга. Търсената обикновено се намира, щом човек спре да я търси, и почти винаги не под заглавието, което си е запомнил.',
        de: 'Erinnerst du dich nur an ein Wort daraus? Das Suchfeld am Rand kennt auch die Wörter im Text und nicht bloß die Überschriften. Weißt du nur noch, wer ihn geschrieben hat? Darunter stehen die Namen. Und wenn dir allein eine Katze im Gedächtnis blieb, schreib uns. In unseren Texten gibt es drei, und Mira weiß, welche wo schläft. Hilft auch das nicht, lies irgendeinen anderen. Was man sucht, findet sich meist, sobald man aufhört, und fast immer unter einem anderen Titel, als man ihn im Kopf hatte.',
        en: 'Do you remember a single word of it? The search box at the side knows the words inside a text as well as its headline. Do you only know who wrote it? The names are below. And if all that stayed with you is a cat, write to us. There are three cats in our articles, and Mira knows where each of them sleeps. If even that is no help, read any other piece. The one you want tends to turn up as soon as you stop looking, and nearly always under a different headline from the one in your head.',
        ru: 'Помните из неё одно-единственное слово? Поиск сбоку знает и слова внутри текста, а не только заголовки. Помните только, кто писал? Ниже стоят имена. А если в памяти осталась одна кошка, напишите нам. Кошек в наших статьях три, и Мира знает, какая где спит. Если и это не помогло, прочтите любую другую. Пропажа обычно находится, когда перестаёшь искать, и почти всегда не под тем заголовком, который запомнился.',
      }),
    }),
    block(
      'statistics',
      {
        heading: t('Ревизия на рафта', 'Inventur im Regal', 'Taking stock of the shelf', 'Ревизия полки'),
        items: [
          {
            value: '3',
            label: t('котки', 'Katzen', 'cats', 'кошки'),
            note: t(
              'на кантар, на бюро и под радиатор',
              'auf der Waage, auf dem Tisch, unterm Heizkörper',
              'on scales, on a desk, under a radiator',
              'на весах, на столе и под батареей',
            ),
          },
          {
            value: '0',
            label: t('статии за диети', 'Texte über Diäten', 'articles on dieting', 'статей о диетах'),
            note: t(
              'Петър заплаши да напусне',
              'Petar hat mit Kündigung gedroht',
              'Petar threatened to leave',
              'Пётр пригрозил уволиться',
            ),
          },
          {
            value: '1',
            label: t('поправено правило', 'berichtigte Regel', 'rule corrected', 'исправленное правило'),
            note: t(
              'за яйцата: не се мият преди прибиране',
              'zu Eiern: vor dem Einräumen nicht waschen',
              'on eggs: not to be washed before storing',
              'о яйцах: не мыть, прежде чем убрать',
            ),
          },
        ],
      },
      'toneSoft',
    ),
  ],
}
