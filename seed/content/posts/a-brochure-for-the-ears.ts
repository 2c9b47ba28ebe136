import { t } from '../texts'
import type { PostSeed } from './types'

export const aBrochureForTheEars: PostSeed = {
  slug: 'a-brochure-for-the-ears',
  format: 'audio',
  daysAgo: 155,
  author: 'mira-todorova',
  category: 'paper',
  tags: ['memory'],
  cover: 'picture:listening',
  recording: 'picture:shop-in-sounds',
  title: t('Брошура за уши', 'Ein Prospekt für die Ohren', 'A brochure for the ears', 'Брошюра для ушей'),
  summary: t(
    'Двадесет и четири секунди: вратата, три страници, монети и една камбанка накрая.',
    'Vierundzwanzig Sekunden: die Tür, drei Seiten, Münzen und zum Schluss ein Glöckchen.',
    'Twenty-four seconds: the door, three pages, some coins and a little bell at the end.',
    'Двадцать четыре секунды: дверь, три страницы, монеты и колокольчик под конец.',
  ),
  transcript: t(
    '0:00 Звънче над врата, два тона. 0:03 Обръща се страница. 0:06 Втора страница, по-бавно. 0:09 Трета страница. 0:12 Три монети падат една след друга върху плот. 0:15 Касата звънва веднъж. 0:17 Кратка мелодия от звънчета, която затихва до 0:24. Никой не говори. Звуците са изчислени от програма, не са записани в магазин.',
    '0:00 Ein Türglöckchen, zwei Töne. 0:03 Eine Seite wird umgeblättert. 0:06 Die zweite Seite, langsamer. 0:09 Die dritte Seite. 0:12 Drei Münzen fallen nacheinander auf eine Theke. 0:15 Die Kasse klingelt einmal. 0:17 Eine kurze Melodie aus Glöckchen, die bis 0:24 verklingt. Niemand spricht. Die Klänge hat ein Programm berechnet, sie wurden in keinem Laden aufgenommen.',
    '0:00 A bell above a door, two notes. 0:03 A page is turned. 0:06 The second page, more slowly. 0:09 The third page. 0:12 Three coins drop on a counter, one after another. 0:15 The till rings once. 0:17 A short melody of bells that fades until 0:24. Nobody speaks. The sounds were computed by a program, not recorded in a shop.',
    '0:00 Колокольчик над дверью, два тона. 0:03 Переворачивается страница. 0:06 Вторая страница, медленнее. 0:09 Третья страница. 0:12 Три монеты одна за другой падают на прилавок. 0:15 Касса звякает один раз. 0:17 Короткая мелодия колокольчиков, затихающая к 0:24. Никто не говорит. Звуки рассчитаны программой, а не записаны в магазине.',
  ),
  text: {
    bg: `Читателка ни писа, че не вижда добре, но обича звука на брошурите. Дъщеря ѝ ги разлиства на масата, а тя познава по шумоленето колко са дебели.

Това писмо стоя на бюрото ми месец. После с Иво опитахме да съставим едно пазаруване само от звуци. Нямахме микрофон, имахме програма. Тя смята всяка вълна поотделно: хартията е шум, който бързо се стеснява, монетата е няколко високи тона, камбанката е един тон и неговите братя.

## Как да го слушате

Със слушалки и затворени очи. Ако познаете третата страница, значи сте слушали внимателно: тя е по-дебела, като корица.

Най-трудни бяха монетите. Първите звучаха като лъжици. Иво добави малко нередовност, защото истинските пари никога не падат еднакво.

Ако не чувате, под записа е описано всичко, секунда по секунда. А за слушане на цели страници всяка наша брошура има и текст.`,
    de: `Eine Leserin schrieb uns, dass sie schlecht sieht, aber den Klang von Prospekten mag. Ihre Tochter blättert sie am Tisch durch, und sie erkennt am Rascheln, wie dick sie sind.

Der Brief lag einen Monat auf meinem Schreibtisch. Dann versuchten Iwo und ich, einen Einkauf nur aus Klängen zu bauen. Ein Mikrofon hatten wir nicht, aber ein Programm. Es rechnet jede Welle einzeln: Papier ist ein Rauschen, das schnell schmaler wird, eine Münze sind ein paar hohe Töne, ein Glöckchen ist ein Ton samt Geschwistern.

## Wie du es hörst

Mit Kopfhörern und geschlossenen Augen. Wenn dir die dritte Seite auffällt, hast du gut zugehört: Sie ist dicker, wie ein Umschlag.

Am schwersten waren die Münzen. Die ersten klangen nach Löffeln. Iwo gab etwas Unordnung dazu, denn echtes Geld fällt nie zweimal gleich.

Wenn du nicht hörst: Unter der Aufnahme steht alles, Sekunde für Sekunde. Und wer ganze Seiten vorgelesen haben möchte, findet in jedem unserer Prospekte auch den Text.`,
    en: `A reader wrote to us that her sight is poor but that she loves the sound of brochures. Her daughter leafs through them at the table, and she can tell by the rustle how thick they are.

The letter lay on my desk for a month. Then Ivo and I tried to put together a shopping trip from sounds alone. We had no microphone, but we had a program. It works out each wave by itself: paper is a noise that quickly narrows, a coin is a few high notes, a bell is one note and its brothers.

## How to listen

With headphones and closed eyes. If you notice the third page, you have been attentive: it is thicker, like a cover.

The coins were the hardest. The first ones sounded like spoons. Ivo added a little disorder, because real money never falls the same way twice.

If you do not hear, everything is described below the recording, second by second. And for having whole pages read to you, each of our brochures has its text.`,
    ru: `Читательница написала нам, что плохо видит, но любит звук брошюр. Дочь листает их за столом, а она по шелесту узнаёт, насколько они толстые.

Письмо месяц лежало у меня на столе. Потом мы с Иво попробовали сложить поход в магазин из одних звуков. Микрофона не было, была программа. Она рассчитывает каждую волну отдельно: бумага — это шум, который быстро сужается, монета — несколько высоких тонов, колокольчик — один тон и его братья.

## Как слушать

В наушниках и с закрытыми глазами. Если заметите третью страницу, значит, слушали внимательно: она плотнее, как обложка.

Труднее всего дались монеты. Первые звучали как ложки. Иво добавил немного беспорядка: настоящие деньги никогда не падают одинаково.

Если вы не слышите, под записью всё описано по секундам. А чтобы вам прочли целые страницы, у каждой нашей брошюры есть текст.`,
  },
}
