import { t } from '../texts'
import type { PostSeed } from './types'

export const oneWeekWithoutAList: PostSeed = {
  slug: 'one-week-without-a-list',
  format: 'open',
  daysAgo: 46,
  author: 'stefan-iliev',
  category: 'at-home',
  tags: ['shopping-list', 'family'],
  cover: 'picture:basket',
  title: t('Една седмица без списък', 'Eine Woche ohne Einkaufszettel', 'One week without a list', 'Неделя без списка'),
  summary: t(
    'Опит върху самия себе си: какво влиза в кошницата, когато никой не ѝ е казал какво да иска.',
    'Ein Selbstversuch: was im Korb landet, wenn ihm niemand gesagt hat, was er wollen soll.',
    'An experiment on myself: what goes into the basket when nobody has told it what to want.',
    'Опыт на себе: что попадает в корзину, если никто не сказал ей, чего хотеть.',
  ),
  text: {
    bg: `Петнадесет години пазарувам по списък. През юни го оставих вкъщи нарочно, за да видя какъв съм без него.

В понеделник се почувствах свободен. Купих маслини с бадеми и сирене, чието име не мога да произнеса. Във вторник разбрах, че нямаме хляб. В сряда купих хляб, а жена ми вече беше купила.

> Списъкът не ни казва какво да купим. Той ни пази от онова, което вече имаме.

До петък в хладилника живееха три буркана горчица. Никой у нас не обича горчица. Просто и трите пъти минавах гладен покрай нея.

Сметката не беше катастрофална. Похарчих малко повече, но похарчих го за неща, които не стават за вечеря. Най-скъпото беше времето: четири пъти се връщах за мляко.

> Гладният купува за онзи, който утре ще бъде сит.

В неделя седнах и написах нов списък. Започваше с „мляко“, а завършваше със „сандвичи с горчица, до изчерпване“. Оттогава го държим общ: който изпразни нещо, той го вписва. [Нашият](/list) стои в телефона и не се губи в якето.`,
    de: `Seit fünfzehn Jahren kaufe ich mit Zettel ein. Im Juni ließ ich ihn absichtlich zu Hause, um zu sehen, wer ich ohne ihn bin.

Am Montag fühlte ich mich frei. Ich kaufte Oliven mit Mandeln und einen Käse, dessen Namen ich nicht aussprechen kann. Am Dienstag merkte ich, dass kein Brot da war. Am Mittwoch kaufte ich Brot, und meine Frau hatte schon welches gekauft.

> Der Zettel sagt uns nicht, was wir kaufen sollen. Er schützt uns vor dem, was wir schon haben.

Bis Freitag wohnten drei Gläser Senf im Kühlschrank. Niemand bei uns mag Senf. Ich war nur dreimal hungrig daran vorbeigegangen.

Die Rechnung war keine Katastrophe. Ich gab etwas mehr aus, aber für Dinge, aus denen kein Abendessen wird. Am teuersten war die Zeit: Viermal musste ich wegen der Milch noch einmal los.

> Wer hungrig ist, kauft für jemanden, der morgen satt sein wird.

Am Sonntag setzte ich mich hin und schrieb einen neuen Zettel. Er begann mit „Milch“ und endete mit „Senfbrote, bis nichts mehr da ist“. Seitdem teilen wir ihn: Wer etwas leert, trägt es ein. [Unserer](/list) steckt im Telefon und geht in keiner Jacke verloren.`,
    en: `I have shopped with a list for fifteen years. In June I left it at home on purpose, to find out who I am without it.

On Monday I felt free. I bought olives with almonds and a cheese whose name I cannot pronounce. On Tuesday it turned out we had no bread. On Wednesday I bought bread, and so had my wife.

> A list does not tell us what to buy. It protects us from what we already have.

By Friday three jars of mustard were living in the fridge. Nobody in our house likes mustard. I had simply walked past it hungry three times.

The bill was no disaster. I spent a little more, but on things that do not make a dinner. What cost most was time: four times I went back for milk.

> A hungry man buys for somebody who will be full tomorrow.

On Sunday I sat down and wrote a new list. It began with “milk” and ended with “mustard sandwiches until the jars are empty”. We have shared it since: whoever uses something up writes it down. [Ours](/list) lives in the phone and does not get lost in a jacket.`,
    ru: `Пятнадцать лет я хожу в магазин со списком. В июне нарочно оставил его дома, чтобы узнать, какой я без него.

В понедельник я чувствовал свободу. Купил оливки с миндалём и сыр, название которого не могу выговорить. Во вторник выяснилось, что нет хлеба. В среду я купил хлеб, а жена его уже купила.

> Список не говорит нам, что купить. Он бережёт нас от того, что у нас уже есть.

К пятнице в холодильнике жили три банки горчицы. У нас никто не любит горчицу. Просто я трижды прошёл мимо неё голодным.

Катастрофы не случилось. Я потратил чуть больше, но на то, из чего не сделаешь ужин. Дороже всего обошлось время: четыре раза я возвращался за молоком.

> Голодный покупает для того, кто завтра будет сыт.

В воскресенье я сел и написал новый список. Он начинался словом «молоко», а кончался строкой «бутерброды с горчицей, пока не кончится». С тех пор он общий: кто что доел, тот и записывает. [Наш](/list) живёт в телефоне и не теряется в куртке.`,
  },
}
