import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { hero, posts, testimonials, text } from './blocks'
import type { PageSeed } from './types'

export const blogDark2ColumnSidebar: PageSeed = {
  slug: 'blog-dark-2-column-sidebar',
  sitemapSection: 'blog',
  title: t('Нощна смяна', 'Nachtschicht', 'The night shift', 'Ночная смена'),
  summary: t(
    'За хората, които пазаруват след работа и четат след полунощ. Тъмен фон, указател вляво.',
    'Für alle, die nach der Arbeit einkaufen und nach Mitternacht lesen. Dunkler Grund, Wegweiser links.',
    'For people who shop after work and read after midnight. Dark ground, signposts on the left.',
    'Для тех, кто закупается после работы и читает после полуночи. Тёмный фон, указатель слева.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      tone: 'toneNight',
      image: 'picture:electronics',
      heading: t('Нощна смяна', 'Nachtschicht', 'The night shift', 'Ночная смена'),
      text: t(
        'Медицински сестри, хлебари, шофьори, родители на бебета: тази страница е за вас. Буквите са едри, светлината е малко, а статиите не се обиждат, ако заспите по средата.',
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
- **Бележката за утре.** Пишете с един пръст, другата ръка люлее количката.
- **Хлебарят на ъгъла.** Официално отваря в шест. Почукайте в пет и половина отзад и кажете, че идвате от смяна.

Дневните хора мислят, че през нощта нищо не се случва. Оставете ги. Нека поне опашката за топлите кифли да е само наша.`,
        de: `- **Die Suche.** Um Mitternacht wechseln die Prospekte, und neue Preise sind da, bevor im Laden jemand aufsteht.
- **Der Zettel für morgen.** Ein Finger reicht, die andere Hand schiebt den Kinderwagen.
- **Der Bäcker an der Ecke.** Offiziell öffnet er um sechs. Klopf um halb sechs hinten und sag, du kommst von der Schicht.

Tagmenschen glauben, nachts geschehe nichts. Lass sie. So bleibt wenigstens die Schlange für die warmen Hörnchen unter uns.`,
        en: `- **The search.** Brochures change at midnight, and new prices are here before any shop assistant is up.
- **The note for tomorrow.** One finger is enough; the other hand rocks the pram.
- **The baker on the corner.** Officially he opens at six. Knock at the back at half past five and say you are coming off shift.

Day people believe that nothing happens at night. Let them. At least the queue for warm rolls will be ours alone.`,
        ru: `- **Поиск.** В полночь брошюры меняются, и новые цены уже здесь, пока продавцы ещё спят.
- **Записка на завтра.** Хватит одного пальца, другой рукой качаете коляску.
- **Пекарь на углу.** Официально открывает в шесть. Постучите в половине шестого с заднего хода и скажите, что со смены.

Дневные люди думают, что ночью ничего не происходит. Пусть думают. Хотя бы очередь за тёплыми булочками будет только наша.`,
      }),
    }),
    testimonials({
      heading: t('Писаха ни през нощта', 'Nachts geschrieben', 'Written to us at night', 'Нам написали ночью'),
      tone: 'toneSunken',
      quotes: [
        {
          quote: t(
            'В три часа дежурната сестра и аз спорихме коя супа става от останал праз. Вашата рецепта отсъди, че и двете сме прави. Сварихме я в отделението и за двадесет минути никой не звънна.',
            'Um drei stritten die Kollegin und ich, welche Suppe aus altem Lauch wird. Euer Rezept entschied, dass wir beide recht hatten. Wir kochten sie auf der Station, und zwanzig Minuten lang klingelte niemand.',
            'At three in the morning the other nurse and I argued which soup leftover leeks should become. Your recipe ruled that we were both right. We cooked it on the ward, and for twenty minutes nobody rang.',
            'В три часа ночи мы с дежурной сестрой спорили, какой суп сварить из оставшегося порея. Ваш рецепт рассудил, что правы обе. Сварили прямо в отделении, и двадцать минут никто не звонил.',
          ),
          name: t('Ваня', 'Wanja', 'Vanya', 'Ваня'),
          role: t('нощна сестра', 'Nachtschwester', 'night nurse', 'ночная медсестра'),
        },
        {
          quote: t(
            'Карам камион до Русе и обратно. На паркинга чета по един текст, преди да затворя очи. Благодаря, че мога да го чуя и с екранния четец: ръцете ми са уморени повече от ушите.',
            'Ich fahre einen Lastwagen nach Russe und zurück. Auf dem Rastplatz lese ich einen Text, bevor ich die Augen zumache. Danke, dass ihn auch die Vorlesestimme schafft: Meine Hände sind müder als die Ohren.',
            'I drive a truck to Ruse and back. At the rest stop I read one piece before closing my eyes. Thank you for making it work with a screen reader: my hands are more tired than my ears.',
            'Вожу грузовик до Русе и обратно. На стоянке читаю по одной вещи, прежде чем закрыть глаза. Спасибо, что её берёт и программа чтения с экрана: руки у меня устают сильнее ушей.',
          ),
          name: t('Огнян', 'Ognjan', 'Ognyan', 'Огнян'),
          role: t('шофьор', 'Fernfahrer', 'truck driver', 'дальнобойщик'),
        },
      ],
    }),
  ],
}
