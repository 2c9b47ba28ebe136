import { t } from '../texts'
import type { PostSeed } from './types'

export const bestBeforeIsNotGoodbye: PostSeed = {
  slug: 'best-before-is-not-goodbye',
  format: 'link',
  daysAgo: 262,
  author: 'petar-stoev',
  category: 'kitchen',
  tags: ['no-waste'],
  cover: 'picture:dates',
  linkUrl: 'https://food.ec.europa.eu/food-safety/food-waste_en',
  linkTitle: t(
    'Европейската комисия за хранителните отпадъци',
    'Die Europäische Kommission über Lebensmittelabfälle',
    'The European Commission on food waste',
    'Европейская комиссия о пищевых отходах',
  ),
  title: t(
    '„Най-добър до“ не значи сбогом',
    '„Mindestens haltbar“ heißt nicht Abschied',
    '“Best before” does not mean goodbye',
    '«Лучше употребить до» не значит «прощай»',
  ),
  summary: t(
    'Две дати, които изглеждат еднакво и искат различни неща. Едната е съвет, другата граница.',
    'Zwei Daten, die gleich aussehen und Verschiedenes wollen. Das eine ist ein Rat, das andere eine Grenze.',
    'Two dates that look alike and ask for different things. One is advice, the other is a limit.',
    'Две даты выглядят одинаково, а требуют разного. Одна — совет, другая — граница.',
  ),
  text: {
    bg: `На опаковката може да стои „използвай преди“ или „най-добър до“. Първото е за месо, риба и всичко, което се разваля бързо: след този ден не се яде, колкото и добре да изглежда. Второто говори за качеството. Киселото мляко от вчера, отворено и помирисано, обикновено е кисело мляко.

Моят ред е прост: поглеждам, помирисвам, опитвам съвсем малко. Но само при втория вид дата. При първия носът не е съдия.

## Рафт за бързане

Отделих в хладилника един рафт, на който пише „първо от мен“. Там отива всичко с близка дата. Той решава какво ще има за вечеря, а не апетитът.

Когато магазинът намалява стоки с близък срок, купувам ги, ако знам кой ще ги изяде още днес. Иначе само премествам отпадъка от тяхната кофа в моята.

Европейската комисия е събрала повече по темата на една прегледна страница.`,
    de: `Auf der Packung steht entweder „zu verbrauchen bis“ oder „mindestens haltbar bis“. Das erste gilt für Fleisch, Fisch und alles, was schnell verdirbt: Danach isst man es nicht mehr, so gut es auch aussieht. Das zweite sagt etwas über die Qualität. Ein Joghurt von gestern, geöffnet und beschnuppert, ist meistens einfach Joghurt.

Meine Reihenfolge: ansehen, riechen, ein wenig kosten. Aber nur bei der zweiten Art von Datum. Bei der ersten ist die Nase kein Richter.

## Ein Fach für Eilige

Ein Fach im Kühlschrank trägt den Zettel „zuerst von hier“. Dort steht alles mit nahem Datum. Was es zum Abendessen gibt, entscheidet dieses Fach und nicht mein Appetit.

Wenn das Geschäft Waren mit kurzer Frist herabsetzt, nehme ich sie, sofern ich weiß, wer sie heute noch isst. Sonst trage ich den Abfall nur aus seiner Tonne in meine.

Die Europäische Kommission hat auf einer übersichtlichen Seite mehr dazu gesammelt.`,
    en: `A pack says either “use by” or “best before”. The first is for meat, fish and all that spoils quickly: after that day you do not eat it, however fine it looks. The second speaks of quality. Yesterday’s yoghurt, opened and sniffed at, is usually just yoghurt.

My order is simple: look, smell, taste a very little. But only with the second kind of date. With the first the nose is no judge.

## A shelf for the hurried

One shelf of my fridge carries the label “me first”. Whatever has a near date goes there. That shelf decides what is for dinner, not my appetite.

When a shop reduces goods that are close to their date, I take them if I know who will eat them today. Otherwise I only carry the waste from their bin into mine.

The European Commission has gathered more on the subject on one clear page.`,
    ru: `На упаковке стоит либо «употребить до», либо «лучше употребить до». Первое — для мяса, рыбы и всего, что быстро портится: после этого дня есть нельзя, как бы хорошо оно ни выглядело. Второе говорит о качестве. Вчерашний йогурт, открытый и понюханный, чаще всего просто йогурт.

Мой порядок простой: смотрю, нюхаю, пробую совсем чуть-чуть. Но только при дате второго рода. При первой нос не судья.

## Полка для торопливых

Одну полку в холодильнике я подписал «сначала с меня». Там стоит всё с близкой датой. Что будет на ужин, решает она, а не аппетит.

Когда магазин уценяет товары с коротким сроком, беру их, если знаю, кто съест сегодня же. Иначе я только переношу отходы из их ведра в своё.

Европейская комиссия собрала об этом больше на одной понятной странице.`,
  },
}
