import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { hero, text } from './blocks'
import type { PageSeed } from './types'

export const bannerSmall: PageSeed = {
  slug: 'banner-small',
  sitemapSection: 'banners',
  title: t('Как да четете етикет', 'Wie man ein Etikett liest', 'How to read a label', 'Как читать этикетку'),
  summary: t(
    'Пет реда на една опаковка, които струват повече от снимката отпред.',
    'Fünf Zeilen auf der Packung, die mehr wert sind als das Bild vorn.',
    'Five lines on a pack that are worth more than the picture on the front.',
    'Пять строк на упаковке, которые важнее картинки.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      tone: 'toneNight',
      heading: t('Как да четете етикет', 'Wie man ein Etikett liest', 'How to read a label', 'Как читать этикетку'),
      text: t(
        'Три минути четене, а после всяка седмица по няколко спестени евро.',
        'Drei Minuten Lesen, danach jede Woche ein paar Euro gespart.',
        'Three minutes of reading, then a few euros saved every week.',
        'Три минуты чтения — и каждую неделю несколько сэкономленных евро.',
      ),
    }),
    text({
      body: richTexts({
        bg: `## Редът на съставките

Първа се пише съставката, от която има най-много. Ако в „маслинова паста“ първо пише слънчогледово олио, купувате олио, което се мисли за маслини.

## Нето и отцедено

При консервите има две числа. По първото плащате и водата, по второто ядете.

## „Най-добър до“ и „използвай преди“

- *Най-добър до* е обещание за вкус. След него храната често още е добра.
- *Използвай преди* е за безопасност. След него не се спори.

## Цената за килограм

Напечатана е с най-дребния шрифт, защото е най-полезна. У нас стои [до всяка цена](/prices).`,
        de: `## Die Reihenfolge der Zutaten

Was zuerst steht, ist am meisten drin. Beginnt die „Olivenpaste“ mit Sonnenblumenöl, kaufst du Öl, das sich für Oliven hält.

## Netto und Abtropfgewicht

Auf Dosen stehen zwei Zahlen. Bei der ersten bezahlst du das Wasser mit, die zweite ist das, was du isst.

## Mindestens haltbar und zu verbrauchen bis

- *Mindestens haltbar* ist ein Versprechen über den Geschmack. Danach ist vieles noch gut.
- Bei *Zu verbrauchen bis* geht es um Sicherheit. Darüber wird nicht verhandelt.

## Der Grundpreis

Er ist am kleinsten gedruckt, weil er am nützlichsten ist. Bei uns steht er [neben jedem Preis](/prices).`,
        en: `## The order of ingredients

What comes first is what there is most of. If an “olive spread” begins with sunflower oil, you are buying oil that thinks it is olives.

## Net and drained

Tins carry two numbers. The first makes you pay for the water too; the second is what you eat.

## Best before and use by

- *Best before* is a promise of taste. Food is often still good after that.
- *Use by* is about safety. There is no arguing after it.

## The unit price

It is printed smallest because it is most useful. On our site it is [next to every price](/prices).`,
        ru: `## Порядок ингредиентов

Первым стоит то, чего больше всего. Если «оливковая паста» начинается с подсолнечного масла, вы покупаете масло, которое считает себя оливками.

## Масса нетто и без жидкости

На банках два числа. По первому вы платите и за воду, а едите по второму.

## «Лучше употребить до» и «употребить до»

- *Лучше употребить до* — обещание вкуса. После него многое ещё хорошо.
- *Употребить до* — о безопасности. Тут не спорят.

## Цена за килограмм

Напечатана мельче всего, потому что полезнее всего. У нас она стоит [рядом с каждой ценой](/prices).`,
      }),
    }),
  ],
}
