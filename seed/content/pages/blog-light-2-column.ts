import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { hero, posts, text } from './blocks'
import type { PageSeed } from './types'

export const blogLight2Column: PageSeed = {
  slug: 'blog-light-2-column',
  sitemapSection: 'blog',
  title: t(
    'Четива за неделна сутрин',
    'Lesestoff für den Sonntagmorgen',
    'Reading for a Sunday morning',
    'Чтение для воскресного утра',
  ),
  summary: t(
    'Четири кратки истории в две светли колони, колкото за една закуска без бързане.',
    'Vier kurze Geschichten in zwei hellen Spalten, genau für ein Frühstück ohne Eile.',
    'Four short stories in two light columns, enough for one unhurried breakfast.',
    'Четыре короткие истории в две светлые колонки, как раз на один неспешный завтрак.',
  ),
  blocks: [
    hero({
      size: 'sizeMedium',
      tone: 'toneSunken',
      image: 'picture:breakfast',
      eyebrow: t('Две колони, светло', 'Zwei Spalten, hell', 'Two columns, light', 'Две колонки, светло'),
      heading: t(
        'Четива за неделна сутрин',
        'Lesestoff für den Sonntagmorgen',
        'Reading for a Sunday morning',
        'Чтение для воскресного утра',
      ),
      text: t(
        'Кафето е за осем минути. Всяка статия тук е за една или две. Остава време да намажете филията.',
        'Der Kaffee reicht acht Minuten. Jeder Text hier braucht eine oder zwei. Es bleibt Zeit, das Brot zu schmieren.',
        'Coffee lasts eight minutes. Each piece here takes one or two. That leaves time to butter the toast.',
        'Кофе хватает на восемь минут. Каждый текст здесь на одну-две. Останется время намазать хлеб.',
      ),
    }),
    posts({ layout: 'layoutCards2', skip: 4, limit: 4 }),
    text({
      tone: 'toneSoft',
      heading: t(
        'Защо ги избрахме за сутринта',
        'Warum gerade am Morgen',
        'Why these, and why in the morning',
        'Почему именно утром',
      ),
      body: richTexts({
        bg: 'Сутрин човек понася само добри новини и практични съвети. Затова тук няма графики, няма сравнения и никой не ви кара да бързате. Има един обяд, една седмица, един кратък филм без звук и един магазин, в който котката спи на кантара. Ако някоя от историите ви накара да станете за втора филия, значи е свършила работа. Останалите ви чакат следващата неделя: при нас текстовете не изстиват.',
        de: 'Am Morgen verträgt man nur gute Nachrichten und brauchbare Ratschläge. Darum stehen hier keine Kurven, keine Vergleiche, und niemand treibt dich an. Es gibt ein Mittagessen, eine Woche, einen kurzen Film ohne Ton und ein Geschäft, in dem die Katze auf der Waage schläft. Wenn du wegen einer der Geschichten für eine zweite Scheibe aufstehst, hat sie ihre Arbeit getan. Die anderen warten bis nächsten Sonntag: Bei uns werden Texte nicht kalt.',
        en: 'In the morning one can bear only good news and practical advice. So there are no charts here, no comparisons, and nobody tells you to hurry. There is one lunch, one week, one short silent film, and one shop where the cat sleeps on the scales. If a story makes you get up for a second slice, it has done its work. The others will keep until next Sunday: our texts do not go cold.',
        ru: 'Утром человек способен вынести только добрые вести и полезные советы. Поэтому здесь нет графиков, нет сравнений и никто вас не торопит. Есть один обед, одна неделя, один короткий немой фильм и один магазин, где кошка спит на весах. Если из-за какой-нибудь истории вы встанете за вторым ломтиком, она своё дело сделала. Остальные подождут следующего воскресенья: тексты у нас не остывают.',
      }),
    }),
  ],
}
