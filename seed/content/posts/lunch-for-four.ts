import { t } from '../texts'
import type { PostSeed } from './types'

export const lunchForFour: PostSeed = {
  slug: 'lunch-for-four',
  format: 'standard',
  daysAgo: 35,
  author: 'petar-stoev',
  category: 'kitchen',
  tags: ['recipe', 'family'],
  cover: 'picture:pasta',
  title: t(
    'Обяд за четирима от една страница',
    'Mittagessen für vier von einer Seite',
    'Lunch for four from a single page',
    'Обед на четверых с одной страницы',
  ),
  summary: t(
    'Отворих брошура наслуки, сложих пръст на страница шест и сготвих само каквото видях.',
    'Ich schlug einen Prospekt auf, legte den Finger auf Seite sechs und kochte nur, was dort stand.',
    'I opened a brochure at random, put a finger on page six and cooked only what I saw.',
    'Открыл брошюру наугад, ткнул пальцем в шестую страницу и готовил только из того, что увидел.',
  ),
  text: {
    bg: `Правилата измисли дъщеря ми: една страница, едно пазаруване, никакви изключения освен сол и олио. На страница шест имаше спагети, консерва домати, чесън, пармезан и, без видима причина, четка за зъби.

## Сосът

Сложете чесъна в студено олио и го затоплете бавно, за да не загорчи. Щом замирише, изсипете доматите и ги оставете да къкрят, докато спагетите се варят в солена вода. Запазете чаша от тази вода. Тя е безплатна и върши работата на сметана.

## Сметката

Спагетите и доматите струваха по-малко от един сандвич на гарата. Пармезанът беше най-скъпото на масата, затова го настъргах фино: така изглежда двойно повече.

Смесете всичко в тигана с водата от варенето, разклатете и поднесете веднага. Синът ми поиска допълнително. Четката за зъби остана за после, когато всички миришехме на чесън.

Опитайте и вие с [която и да е брошура](/). Страниците с бои за стени не се броят.`,
    de: `Die Regeln erfand meine Tochter: eine Seite, ein Einkauf, keine Ausnahmen außer Salz und Öl. Auf Seite sechs standen Spaghetti, Dosentomaten, Knoblauch, Hartkäse und, ohne erkennbaren Grund, eine Zahnbürste.

## Die Soße

Leg den Knoblauch ins kalte Öl und wärm ihn langsam auf, damit er nicht bitter wird. Sobald er duftet, kommen die Tomaten dazu und köcheln, während die Nudeln in Salzwasser kochen. Heb eine Tasse von diesem Wasser auf. Es kostet nichts und ersetzt die Sahne.

## Die Rechnung

Nudeln und Tomaten kosteten weniger als ein belegtes Brot am Bahnhof. Am teuersten war der Käse, deshalb habe ich ihn fein gerieben: So sieht er nach doppelt so viel aus.

Misch alles in der Pfanne mit dem Kochwasser, schwenk es und trag es sofort auf. Mein Sohn wollte Nachschlag. Die Zahnbürste kam später dran, als wir alle nach Knoblauch rochen.

Versuch es mit [irgendeinem Prospekt](/). Seiten mit Wandfarbe zählen nicht.`,
    en: `My daughter made the rules: one page, one shopping trip, no exceptions but salt and oil. Page six had spaghetti, tinned tomatoes, garlic, a hard cheese and, for no visible reason, a toothbrush.

## The sauce

Put the garlic into cold oil and warm it slowly so that it does not turn bitter. Once you can smell it, tip in the tomatoes and let them simmer while the pasta cooks in salted water. Keep a cup of that water. It is free and does the work of cream.

## The bill

Spaghetti and tomatoes came to less than a sandwich at a railway station. The cheese was the most expensive thing on the table, so I grated it fine: that way it looks like twice as much.

Toss everything in the pan with the cooking water and serve at once. My son asked for seconds. The toothbrush came in later, when all of us smelled of garlic.

Try it with [any brochure you like](/). Pages of wall paint do not count.`,
    ru: `Правила придумала дочь: одна страница, один поход в магазин, никаких исключений, кроме соли и масла. На шестой странице были спагетти, томаты в банке, чеснок, твёрдый сыр и, без видимой причины, зубная щётка.

## Соус

Положите чеснок в холодное масло и грейте медленно, чтобы не загорчил. Как только запахнет, выложите томаты и пусть булькают, пока спагетти варятся в солёной воде. Чашку этой воды сохраните. Она бесплатна и заменяет сливки.

## Счёт

Спагетти с томатами обошлись дешевле бутерброда на вокзале. Дороже всего на столе был сыр, поэтому я натёр его мелко: так кажется, что его вдвое больше.

Смешайте всё в сковороде с водой от варки, встряхните и сразу подавайте. Сын попросил добавки. Щётка пригодилась потом, когда от всех пахло чесноком.

Попробуйте и вы с [любой брошюрой](/). Страницы с краской для стен не в счёт.`,
  },
}
