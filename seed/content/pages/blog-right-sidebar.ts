import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { hero, posts, text } from './blocks'
import type { PageSeed } from './types'

export const blogRightSidebar: PageSeed = {
  slug: 'blog-right-sidebar',
  sitemapSection: 'blog',
  title: t('Чекмедже със спомени', 'Eine Schublade voll Erinnerungen', 'A drawer of memories', 'Ящик воспоминаний'),
  summary: t(
    'Маси, звуци, рисунки и хартия, която е надживяла магазините си.',
    'Tische, Klänge, Zeichnungen und Papier, das seine Geschäfte überlebt hat.',
    'Tables, sounds, drawings, and paper that has outlived its shops.',
    'Столы, звуки, рисунки и бумага, которая пережила свои магазины.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      tone: 'toneSunken',
      heading: t(
        'Отворете внимателно, заяжда',
        'Vorsichtig öffnen, sie klemmt',
        'Open with care, it sticks',
        'Открывайте осторожно, заедает',
      ),
      text: t(
        'Всяка къща има едно чекмедже, в което нещата не са изхвърлени, а само са се умълчали. Това е нашето. Вътре мирише на молив и на канела, а най-отдолу има ключ, за който никой не помни каква врата отваря.',
        'In jedem Haus gibt es eine Schublade, in der die Dinge nicht weggeworfen wurden, sondern nur verstummt sind. Das hier ist unsere. Sie riecht nach Bleistift und Zimt, und ganz unten liegt ein Schlüssel, von dem niemand mehr weiß, welche Tür er öffnet.',
        'Every house has a drawer where things have not been thrown away but have only fallen silent. This one is ours. It smells of pencils and cinnamon, and at the very bottom lies a key to a door nobody can remember.',
        'В каждом доме есть ящик, где вещи не выброшены, а лишь притихли. Этот — наш. Внутри пахнет карандашом и корицей, а на самом дне лежит ключ, и никто не помнит, от какой он двери.',
      ),
    }),
    posts({ layout: 'layoutWide', sidebar: 'sidebarRight', tag: 'post-term:memory', limit: 4 }),
    text({
      tone: 'toneSoft',
      heading: t(
        'Изпратете ни една стара листовка',
        'Schick uns einen alten Prospekt',
        'Send us one old leaflet',
        'Пришлите нам старую листовку',
      ),
      body: richTexts({
        bg: `Ако при пролетното чистене намерите брошура, по-стара от вас, не я изхвърляйте веднага. Снимайте я на дневна светлина, без светкавица, с монета до нея за мащаб. Разкажете ни с две изречения кой я е пазил и какво е имало в дома ви същата година.

Не ни трябва да е хубава. Петно от кафе, телефон, записан с химикал, изрязан купон: това са най-добрите страници. Хартията остава у вас, а ние пазим картината и историята. Името ви стои под нея само ако искате.

1. Снимайте отгоре.
2. Запишете града и, ако знаете, десетилетието.
3. Изпратете ги през страницата за [контакт](/contact-us-1).`,
        de: `Wenn du beim Frühjahrsputz einen Prospekt findest, der älter ist als du, wirf ihn nicht gleich fort. Fotografiere ihn bei Tageslicht, ohne Blitz, mit einer Münze daneben als Maßstab. Erzähl uns in zwei Sätzen, wer ihn aufgehoben hat und was in jenem Jahr bei euch los war.

Schön muss er nicht sein. Ein Kaffeefleck, eine mit Kugelschreiber notierte Nummer, ein ausgeschnittener Gutschein: Das sind die besten Seiten. Das Papier bleibt bei dir, wir bewahren Bild und Geschichte. Dein Name steht nur darunter, wenn du magst.

1. Von oben fotografieren.
2. Ort und, wenn du es weißt, Jahrzehnt dazuschreiben.
3. Über die Seite [Kontakt](/contact-us-1) abschicken.`,
        en: `If spring cleaning turns up a brochure older than you are, do not throw it out at once. Photograph it by daylight, without a flash, with a coin beside it for scale. Tell us in two sentences who kept it and what went on in your home that year.

It need not be pretty. A coffee stain, a phone number in ballpoint, a coupon cut out: those are the best pages. The paper stays with you, we keep the picture and the story. Your name goes under it only if you like.

1. Photograph it from above.
2. Add the town and, if you know it, the decade.
3. Send it through the [contact page](/contact-us-1).`,
        ru: `Если при весенней уборке найдётся брошюра старше вас, не спешите выбрасывать. Снимите её при дневном свете, без вспышки, положив рядом монету для масштаба. Расскажите в двух предложениях, кто её хранил и что было у вас дома в тот год.

Красивой ей быть необязательно. Пятно кофе, телефон, записанный шариковой ручкой, вырезанный купон: это лучшие страницы. Бумага остаётся у вас, мы сохраняем снимок и историю. Имя подпишем, только если захотите.

1. Снимайте сверху.
2. Добавьте город и, если знаете, десятилетие.
3. Отправьте через страницу [контактов](/contact-us-1).`,
      }),
    }),
    text({
      heading: t(
        'Пазите стара брошура?',
        'Hast du einen alten Prospekt aufgehoben?',
        'Have you kept an old brochure?',
        'Храните старую брошюру?',
      ),
      body: richTexts({
        bg: 'Опишете ни я с две изречения: кой магазин, коя година, какво е било завито в нея. Отговаряме на всяко писмо и ако знаем в коя сграда е бил магазинът, ще ви кажем. [Пишете ни](/contact-us-1).',
        de: 'Beschreib ihn uns in zwei Sätzen: welches Geschäft, welches Jahr, was darin eingewickelt war. Wir antworten auf jede Nachricht, und wenn wir wissen, in welchem Haus das Geschäft war, sagen wir es dir. [Schreib uns](/contact-us-1).',
        en: 'Describe it to us in two sentences: which shop, which year, what was wrapped in it. We answer every message, and if we know which building the shop was in, we will tell you. [Write to us](/contact-us-1).',
        ru: 'Опишите её в двух предложениях: какой магазин, какой год, что в неё было завёрнуто. Мы отвечаем на каждое письмо и, если знаем, в каком доме был магазин, расскажем. [Напишите нам](/contact-us-1).',
      }),
    }),
  ],
}
