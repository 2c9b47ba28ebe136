import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { cards, hero, posts, text } from './blocks'
import type { PageSeed } from './types'

export const blogDark2ColumnSidebar: PageSeed = {
  slug: 'blog-dark-2-column-sidebar',
  sitemapSection: 'blog',
  title: t('Нощна смяна', 'Nachtschicht', 'The night shift', 'Ночная смена'),
  summary: t(
    'За хората, които пазаруват след работа и четат след полунощ. Тъмен фон, указател вляво.',
    'Für alle, die nach der Arbeit einkaufen und nach Mitternacht lesen. Dunkler Grund, Wegweiser links.',
    'For people who shop after work and read after midnight. Dark background, signposts on the left.',
    'Для тех, кто закупается после работы и читает после полуночи. Тёмный фон, указатель слева.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      tone: 'toneNight',
      image: 'picture:electronics',
      heading: t('Нощна смяна', 'Nachtschicht', 'The night shift', 'Ночная смена'),
      text: t(
        'Медицински сестри, хлебари, шофьори, родители на бебета: тази страница е за вас. Буквите са едри, светлината е слаба, а статиите не се обиждат, ако заспите по средата.',
        'Pflegekräfte, Bäcker, Fahrerinnen, Eltern von Säuglingen: Diese Seite ist für euch. Die Buchstaben sind groß, das Licht ist schwach, und kein Text ist beleidigt, wenn du mittendrin einschläfst.',
        'Nurses, bakers, drivers, parents of babies: this page is for you. The letters are large, the light is low, and no article takes offence if you fall asleep halfway.',
        'Медсёстры, пекари, водители, родители младенцев: эта страница для вас. Буквы крупные, света мало, и ни одна статья не обидится, если вы уснёте на середине.',
      ),
    }),
    posts({ layout: 'layoutCards2', theme: 'themeDark', sidebar: 'sidebarLeft', skip: 15, limit: 4 }),
    text({
      heading: t(
        'Какво работи, когато всичко е затворено',
        'Was offen ist, wenn alles zu hat',
        'What stays open when all is closed',
        'Что работает, когда всё закрыто',
      ),
      body: richTexts({
        bg: `- **Търсенето.** В полунощ брошурите се сменят и новите цени са тук, преди продавачите да са станали.
- **Бележката за утре.** Пишете с един пръст, докато другата ръка люлее количката.
- **Хлебарят на ъгъла.** Официално отваря в шест. Почукайте в пет и половина отзад и кажете, че идвате от смяна.

Дневните хора мислят, че през нощта нищо не се случва. Оставете ги. Нека поне опашката за топлите кифли да е само наша.`,
        de: `- **Die Suche.** Um Mitternacht wechseln die Prospekte, und die neuen Preise sind da, bevor in den Geschäften jemand aufgestanden ist.
- **Der Zettel für morgen.** Ein Finger reicht, die andere Hand schiebt den Kinderwagen.
- **Der Bäcker an der Ecke.** Offiziell öffnet er um sechs. Klopf um halb sechs hinten und sag, du kommst von der Schicht.

Tagmenschen glauben, nachts geschehe nichts. Lass sie. So bleibt wenigstens die Schlange für die warmen Hörnchen unter uns.`,
        en: `- **The search.** Brochures change at midnight, and new prices are here before any shop assistant is up.
- **The note for tomorrow.** One finger is enough; the other hand rocks the pram.
- **The baker on the corner.** Officially he opens at six. Knock at the back at half past five and say you are coming off shift.

Day people believe that nothing happens at night. Let them. At least the queue for warm rolls will be ours alone.`,
        ru: `- **Поиск.** В полночь брошюры меняются, и новые цены уже здесь, пока продавцы ещё спят.
- **Записка на завтра.** Хватит одного пальца, другая рука качает коляску.
- **Пекарь на углу.** Официально открывает в шесть. Постучите в половине шестого с заднего хода и скажите, что со смены.

Дневные люди думают, что ночью ничего не происходит. Пусть думают. Хотя бы очередь за тёплыми булочками будет только наша.`,
      }),
    }),
    cards({
      tone: 'toneSunken',
      heading: t('За нощната смяна', 'Für die Nachtschicht', 'For the night shift', 'Для ночной смены'),
      columns: 'columns2',
      look: 'lookCard',
      items: [
        {
          heading: t('Супа от останал праз', 'Suppe aus altem Lauch', 'Leftover leek soup', 'Суп из оставшегося порея'),
          text: t(
            'Вари се двадесет минути и не иска нищо, което нощем не може да се намери: праз, картоф, глътка мляко.',
            'Kocht zwanzig Minuten und braucht nichts, was es nachts nicht gibt: Lauch, eine Kartoffel, einen Schluck Milch.',
            'It cooks for twenty minutes and needs nothing that cannot be had at night: leeks, a potato, a drop of milk.',
            'Варится двадцать минут и не требует ничего, чего нет ночью: порей, картофелина, глоток молока.',
          ),
          label: t('Към рецептата', 'Zum Rezept', 'See the recipe', 'К рецепту'),
          to: '/blog/soup-of-what-is-left',
        },
        {
          heading: t(
            'На паркинга, преди сън',
            'Auf dem Rastplatz, vor dem Schlaf',
            'At the rest stop, before sleep',
            'На стоянке, перед сном',
          ),
          text: t(
            'Всеки текст може и да се слуша: екранният четец го чете по ред, без да спира на картинките.',
            'Jeden Text kann man auch hören: Eine Vorlesestimme liest ihn der Reihe nach, ohne an Bildern hängen zu bleiben.',
            'Every piece can be listened to as well: a screen reader takes it in order and does not trip over the pictures.',
            'Каждый текст можно и слушать: программа чтения с экрана читает его по порядку и не спотыкается о картинки.',
          ),
          label: t('Брошура за ушите', 'Ein Prospekt für die Ohren', 'A brochure for the ears', 'Брошюра для ушей'),
          to: '/blog/a-brochure-for-the-ears',
        },
      ],
    }),
  ],
}
