import { t } from '../texts'
import type { PostSeed } from './types'

export const paperThatRemembers: PostSeed = {
  slug: 'paper-that-remembers',
  format: 'open',
  daysAgo: 401,
  author: 'mira-todorova',
  category: 'paper',
  tags: ['memory', 'printing'],
  cover: 'picture:drawer',
  title: t(
    'Хартията, която помни',
    'Das Papier, das sich erinnert',
    'The paper that remembers',
    'Бумага, которая помнит',
  ),
  summary: t(
    'В чекмеджето на баба ми лежаха листовки от магазини, които вече ги няма. Те са семейна история с цени.',
    'In der Schublade meiner Großmutter lagen Zettel von Geschäften, die es nicht mehr gibt: Familiengeschichte mit Preisen.',
    'My grandmother’s drawer held leaflets from shops that no longer exist: a family history with prices.',
    'В ящике у бабушки лежали листовки магазинов, которых уже нет: семейная история с ценами.',
  ),
  text: {
    bg: `Под лъжиците в чекмеджето на баба имаше вестникарска хартия, а под нея листовки. Не ги беше пазила нарочно. Застилала е с тях, пласт върху пласт, и така без да иска е създала архив.

Най-долният лист рекламира прахосмукачка с дума, която вече никой не употребява. Над него има семенарница с адрес без пощенски код. Над нея: първият супермаркет в града, отпечатан толкова бледо, че сякаш се извинява.

> Листовката е единственият документ, който казва какво е искал човек във вторник.

Историците четат договори и писма. Но в договора няма портокали, а в писмото никой не пише колко е струвало олиото. В листовката пише. Пише и с какви думи са се опитвали да убедят баба ми, че ѝ трябва електрически нож.

> Не ѝ е трябвал. Постлала е листовката под лъжиците.

Днес пазим брошурите по друг начин: всяка остава на адреса си и след като изтече, с датата и цените, означени като минали. Не е същото като чекмедже. Но и тук, ако повдигнете най-горния пласт, отдолу има още един вторник.`,
    de: `Unter den Löffeln in Omas Schublade lag Zeitungspapier und darunter Werbezettel. Sie hatte sie nicht mit Absicht aufgehoben. Sie hatte die Schublade damit ausgelegt, Schicht auf Schicht, und so ohne Plan ein Archiv geschaffen.

Der unterste Zettel wirbt für einen Staubsauger, mit einem Wort, das niemand mehr benutzt. Darüber eine Samenhandlung, deren Adresse keine Postleitzahl hat. Und darauf: der erste Supermarkt der Stadt, so blass gedruckt, als wollte er sich entschuldigen.

> Der Werbezettel ist das einzige Dokument, das sagt, was sich ein Mensch an einem Dienstag gewünscht hat.

Historiker lesen Verträge und Briefe. Aber in Verträgen kommen keine Apfelsinen vor, und im Brief schreibt keiner, was das Öl gekostet hat. Auf dem Zettel steht es. Dort steht auch, mit welchen Worten man meine Großmutter überzeugen wollte, dass sie ein elektrisches Messer braucht.

> Sie brauchte keins. Sie hat den Zettel unter die Löffel gelegt.

Heute bewahren wir Prospekte anders auf: Jeder behält seine Adresse, auch wenn er abgelaufen ist, mit Datum und mit Preisen, die als vergangen gekennzeichnet sind. Eine Schublade ist das nicht. Doch wenn du die oberste Schicht anhebst, liegt auch hier noch ein Dienstag darunter.`,
    en: `Beneath the spoons in my grandmother’s drawer there was newspaper, and beneath the newspaper there were leaflets. She had not kept them on purpose. She had lined the drawer with them, layer upon layer, and so made an archive without meaning to.

The bottom sheet advertises a vacuum cleaner with a word that nobody uses any more. Above it is a seed shop whose address has no postcode. On top of that: the first supermarket in town, printed so faintly that it seems to apologise.

> A leaflet is the only document that says what a person wanted on a Tuesday.

Historians read contracts and letters. But contracts contain no oranges, and nobody writes in a letter what the oil cost. A leaflet says so. It also says in which words they tried to convince my grandmother that she needed an electric knife.

> She did not. She laid the leaflet under the spoons.

Today we keep brochures in another way: each stays at its address even after it has ended, with its date and with prices marked as past. It is not quite a drawer. But here too, if you lift the topmost layer, there is another Tuesday underneath.`,
    ru: `Под ложками в бабушкином ящике лежала газета, а под газетой — листовки. Она не берегла их нарочно. Она застилала ими дно, слой за слоем, и так, сама того не желая, создала архив.

Нижний лист рекламирует пылесос словом, которого уже никто не употребляет. Над ним — лавка семян с адресом без индекса. Ещё выше — первый супермаркет в городе, напечатанный так бледно, будто извиняется.

> Листовка — единственный документ, в котором сказано, чего человек хотел во вторник.

Историки читают договоры и письма. Но в договорах нет апельсинов, а в письмах никто не пишет, сколько стоило растительное масло. В листовке написано. Написано и то, какими словами бабушку убеждали, что ей нужен электрический нож.

> Не понадобился. Листовку она постелила под ложки.

Сегодня мы храним брошюры иначе: каждая остаётся по своему адресу и после окончания срока, с датой и ценами, помеченными как прошлые. Это не совсем ящик. Но и здесь, если приподнять верхний слой, под ним найдётся ещё один вторник.`,
  },
}
