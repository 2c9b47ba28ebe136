import { t } from '../texts'
import type { PostSeed } from './types'

export const smallShopRoundTheCorner: PostSeed = {
  slug: 'small-shop-round-the-corner',
  format: 'leftSidebar',
  daysAgo: 72,
  author: 'nadya-peneva',
  category: 'markets',
  tags: ['small-shops'],
  cover: 'picture:town',
  title: t(
    'Магазинът зад ъгъла няма брошура',
    'Das Geschäft um die Ecke hat keinen Prospekt',
    'The shop round the corner has no brochure',
    'У магазина за углом нет брошюры',
  ),
  summary: t(
    'Какво продава леля Ванче, освен хляб, и защо понякога плащам двадесет цента повече.',
    'Was Tante Wantsche außer Brot verkauft, und warum ich manchmal zwanzig Cent mehr zahle.',
    'What Aunt Vanche sells besides bread, and why I sometimes pay twenty cents more.',
    'Что продаёт тётя Ванче, кроме хлеба, и почему я иногда плачу на двадцать центов больше.',
  ),
  text: {
    bg: `Леля Ванче държи девет квадратни метра между химическото чистене и един вход с изпочупени пощенски кутии. Няма брошура. Има тетрадка, в която пише кой колко ѝ дължи, и котка върху кантара.

Хлябът при нея е с двадесет цента по-скъп. Киселото мляко също. Дълго време това ме дразнеше, защото работата ми е да сравнявам.

После един февруари улицата замръзна. Супермаркетът беше на осемстотин метра лед. Леля Ванче отвори в шест, сложи пясък пред вратата и раздаде на три баби хляб на вересия.

## Сметка, която не влиза в таблица

Двадесетте цента купуват ключ, оставен за майстора. Купуват въпроса „детето оздравя ли“. Купуват и това, че някой ще забележи, ако два дни не слезете.

Не казвам да купувате всичко там. Праха за пране взимам от промоция, десет километра по-далеч. Но хлябът, вестникът и новините са от деветте квадрата. И те са нещо като цена за единица: цена за човек.`,
    de: `Tante Wantsche hat neun Quadratmeter zwischen der Reinigung und einem Hauseingang mit zerbeulten Briefkästen. Einen Prospekt gibt es nicht. Es gibt ein Heft, in dem steht, wer ihr wie viel schuldet, und eine Katze auf der Waage.

Das Brot kostet bei ihr zwanzig Cent mehr. Der Joghurt auch. Das ärgerte mich lange, denn das Vergleichen ist mein Beruf.

Dann fror in einem Februar die Straße zu. Bis zum Supermarkt waren es achthundert Meter Eis. Tante Wantsche machte um sechs auf, streute Sand vor die Tür und gab drei alten Frauen Brot auf Kredit.

## Eine Rechnung ohne Tabelle

Die zwanzig Cent kaufen einen Schlüssel, der für den Handwerker bereitliegt. Sie kaufen die Frage, ob das Kind wieder gesund ist. Und sie kaufen, dass es jemandem auffällt, wenn du zwei Tage nicht herunterkommst.

Ich sage nicht, dass du alles dort kaufen sollst. Mein Waschpulver hole ich im Angebot, zehn Kilometer weiter. Aber Brot, Zeitung und Neuigkeiten kommen von den neun Quadratmetern. Auch das ist eine Art Grundpreis: der Preis je Mensch.`,
    en: `Aunt Vanche has nine square metres between the dry cleaner’s and an entrance with battered letterboxes. She has no brochure. She has a notebook that says who owes her what, and a cat on the scales.

Bread costs twenty cents more there. So does yoghurt. That annoyed me for a long time, because comparing is my job.

Then one February the street froze over. The supermarket was eight hundred metres of ice away. Aunt Vanche opened at six, put sand outside her door and gave three old ladies bread on credit.

## A sum that fits no table

Those twenty cents buy a key left for the plumber. They buy the question whether the child is well again. They buy the certainty that somebody will notice if you have not come down for two days.

I am not telling you to buy everything there. I get my washing powder on offer, ten kilometres away. But bread, newspaper and news come from the nine square metres. That, too, is a unit price of a kind: the price per person.`,
    ru: `У тёти Ванче девять квадратных метров между химчисткой и подъездом с помятыми ящиками. Брошюры у неё нет. Есть тетрадь, где записано, кто сколько должен, и кошка на весах.

Хлеб здесь дороже на двадцать центов. Йогурт тоже. Меня это долго раздражало: сравнивать — моя работа.

А потом, однажды в феврале, улица обледенела. До супермаркета было восемьсот метров льда. Тётя Ванче открылась в шесть, посыпала песком у двери и раздала трём старушкам хлеб в долг.

## Счёт, которого нет в таблице

На эти двадцать центов покупается ключ, оставленный для мастера. Покупается вопрос, выздоровел ли ребёнок. И уверенность, что кто-нибудь заметит, если вы два дня не спускались.

Я не призываю покупать там всё. Стиральный порошок беру по акции, за десять километров. Но хлеб, газета и новости — с девяти квадратных метров. Это тоже цена за единицу: цена на одного человека.`,
  },
}
