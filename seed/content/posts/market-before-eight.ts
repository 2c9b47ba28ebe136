import { t } from '../texts'
import type { PostSeed } from './types'

export const marketBeforeEight: PostSeed = {
  slug: 'market-before-eight',
  format: 'headerImage',
  daysAgo: 9,
  author: 'nadya-peneva',
  category: 'markets',
  tags: ['season', 'walk'],
  cover: 'picture:market-vegetables',
  title: t('Пазарът преди осем', 'Der Markt vor acht', 'The market before eight', 'Рынок до восьми утра'),
  summary: t(
    'Защо най-добрият разговор за домати се води, докато сергиите още се подреждат.',
    'Warum man am besten über Tomaten spricht, solange die Stände noch aufgebaut werden.',
    'Why the best talk about tomatoes happens while the stalls are still being set up.',
    'Почему лучше всего говорить о помидорах, пока прилавки ещё раскладывают.',
  ),
  text: {
    bg: `В седем без десет брезентът още е мокър. Мъжът с картофите пие кафе от капачката на термоса и не бърза да продава. Това е часът, в който човек може да пита.

Питам откъде са доматите. Не „пресни ли са“, защото отговорът е винаги да, а от кое село и кога са брани. Който ги е брал сам, отговаря с подробности: вчера след дъжда, от долния край на нивата. Който ги е купил на едро, поглежда встрани.

> Цената на сутринта е разговор. Цената на обяд е табелка.

## Какво слагам в торбата

Първо тежкото: картофи, тиква, лук. После това, което се мачка. Зеленината остава най-отгоре и тръгва към дома последна.

Към десет идват всички останали и пазарът става шумен. Тогава вече съм на тролея с торба, от която стърчи праз, и чета брошурите, за да видя дали съм сгрешила. Понякога съм. Но супермаркетът никога не ми е казвал за дъжда.`,
    de: `Um zehn vor sieben sind die Planen noch nass. Der Mann mit den Kartoffeln trinkt Kaffee aus dem Deckel seiner Thermoskanne und hat es nicht eilig. Das ist die Stunde, in der man fragen kann.

Ich frage, woher die Tomaten kommen. Nicht, ob sie frisch sind, denn darauf antwortet jeder mit Ja, sondern aus welchem Dorf sie sind und wann sie gepflückt wurden. Wer sie selbst geerntet hat, erzählt Einzelheiten: gestern nach dem Regen, unten am Feldrand. Wer sie im Großhandel geholt hat, schaut zur Seite.

> Am Morgen ist der Preis ein Gespräch. Am Mittag ist er ein Schild.

## Was in meine Tasche kommt

Zuerst das Schwere: Kartoffeln, Kürbis, Zwiebeln. Dann alles, was Druckstellen bekommt. Die Kräuter liegen obenauf und reisen als Letzte nach Hause.

Gegen zehn kommen alle anderen, und der Markt wird laut. Da sitze ich schon im Bus, aus der Tasche ragt Lauch, und ich lese die Prospekte, um zu sehen, ob ich mich geirrt habe. Manchmal ja. Aber vom Regen hat mir noch kein Supermarkt erzählt.`,
    en: `At ten to seven the tarpaulins are still wet. The potato man drinks coffee from the lid of his flask and is in no hurry to sell. This is the hour for questions.

I ask where the tomatoes come from. Not whether they are fresh, because everyone says yes to that, but which village they are from and when they were picked. Those who picked them go into detail: yesterday after the rain, at the low end of the field. Those who bought them wholesale look away.

> In the morning a price is a conversation. By noon it is a sign.

## What goes into my bag

Heavy things first: potatoes, pumpkin, onions. Then whatever bruises. The herbs lie on top and set off for home last.

By ten the others arrive and it gets loud. I am on the trolleybus by then, with a leek sticking out of my bag, reading the brochures to see whether I was wrong. Sometimes I was. But no supermarket has ever told me about the rain.`,
    ru: `Без десяти семь брезент ещё мокрый. Продавец картошки пьёт кофе из крышки термоса и никуда не торопится. Вот час, когда можно спрашивать.

Я спрашиваю, откуда помидоры. Не «свежие ли», потому что на это все отвечают «да», а из какой деревни и когда собраны. Кто собирал сам, рассказывает подробно: вчера после дождя, с нижнего края поля. Кто взял оптом, отводит взгляд.

> Утром цена — это разговор. К полудню она становится табличкой.

## Что я кладу в сумку

Сначала тяжёлое: картофель, тыкву, лук. Потом то, что мнётся. Зелень остаётся сверху и едет домой последней.

К десяти приходят все остальные, и становится шумно. Я в это время уже в троллейбусе, из сумки торчит порей, и я листаю брошюры, чтобы проверить, не ошиблась ли. Бывает, ошибаюсь. Но о дожде мне ни один супермаркет не рассказывал.`,
  },
}
