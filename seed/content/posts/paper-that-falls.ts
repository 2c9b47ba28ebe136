import { t } from '../texts'
import type { PostSeed } from './types'

export const paperThatFalls: PostSeed = {
  slug: 'paper-that-falls',
  format: 'video',
  daysAgo: 58,
  author: 'mira-todorova',
  category: 'paper',
  tags: ['printing'],
  cover: 'picture:leaflets',
  recording: 'picture:falling-paper',
  title: t(
    'Осем секунди падаща хартия',
    'Acht Sekunden fallendes Papier',
    'Eight seconds of falling paper',
    'Восемь секунд падающей бумаги',
  ),
  summary: t(
    'Кратък филм без звук, направен от рисунки, и какво научихме за тежестта на един лист.',
    'Ein kurzer Film ohne Ton, aus Zeichnungen gemacht, und was wir über das Gewicht eines Blattes lernten.',
    'A short silent film made of drawings, and what we learned about the weight of a sheet.',
    'Короткий немой фильм из рисунков и то, что мы узнали о весе одного листа.',
  ),
  transcript: t(
    'Филмът няма звук. На спокоен фон отгоре надолу бавно падат нарисувани брошури. Всяка се завърта леко наляво и надясно, като лист от дърво. Едни са близо и големи, други далеч и малки. След около осем секунди движението започва отначало, без да се вижда краят му.',
    'Der Film hat keinen Ton. Vor ruhigem Grund fallen gezeichnete Prospekte langsam von oben nach unten. Jeder dreht sich leicht nach links und rechts, wie ein Blatt vom Baum. Manche sind nah und groß, andere fern und klein. Nach etwa acht Sekunden beginnt die Bewegung von vorn, ohne dass man das Ende sieht.',
    'The film has no sound. Drawn brochures fall slowly from top to bottom against a calm background. Each turns a little to the left and to the right, like a leaf from a tree. Some are near and large, others far and small. After about eight seconds the movement begins again, without a visible end.',
    'В фильме нет звука. На спокойном фоне сверху вниз медленно падают нарисованные брошюры. Каждая слегка поворачивается влево и вправо, как лист с дерева. Одни близко и крупные, другие далеко и мелкие. Примерно через восемь секунд движение начинается снова, и конца его не видно.',
  ),
  text: {
    bg: `Искахме картина, която показва как се чувства човек пред пълна пощенска кутия. Снимка не вършеше работа: на снимката купчината изглежда подредена. Затова Руми нарисува листове и ги пусна да падат.

Първият опит беше бърз и приличаше на буря. Вторият беше бавен и приличаше на сняг. Третият е този горе. В него листовете падат точно толкова бързо, колкото истинска брошура от втория етаж. Проверихме го с хронометър и една търпелива съседка.

## Как е направен

Всеки лист е рисунка, която знае три неща: къде е, колко е наклонен и колко близо стои до вас. Компютърът рисува кадър по кадър и забравя предишния. Краят съвпада с началото, затова не се вижда шев.

Пуснете го, когато имате нужда от осем тихи секунди. Ако движението ви изморява, описанието отдолу казва същото с думи.`,
    de: `Wir suchten ein Bild dafür, wie man sich vor einem vollen Briefkasten fühlt. Ein Foto half nicht: Auf Fotos sieht der Stapel ordentlich aus. Also zeichnete Rumi Blätter und ließ sie fallen.

Der erste Versuch war schnell und sah nach Sturm aus. Der zweite war langsam und sah nach Schnee aus. Der dritte ist der da oben. Das Papier fällt darin genauso schnell wie ein echter Prospekt aus dem zweiten Stock. Wir haben es mit einer Stoppuhr und einer geduldigen Nachbarin geprüft.

## Wie er entstand

Jedes Blatt ist eine Zeichnung, die drei Dinge weiß: wo sie ist, wie schräg sie liegt und wie nah sie dir kommt. Der Computer malt Bild um Bild und vergisst das vorige. Das Ende passt auf den Anfang, darum gibt es keine Naht.

Spiel ihn ab, wenn du acht stille Sekunden brauchst. Wenn Bewegung dich ermüdet: Die Beschreibung darunter sagt dasselbe in Worten.`,
    en: `We were looking for a picture of how it feels to stand in front of a full letterbox. A photograph was no help: in photographs the pile looks tidy. So Rumi drew sheets and let them fall.

The first attempt was fast and looked like a storm. The second was slow and looked like snow. The third is the one above. It is exactly as fast as a real brochure dropped from the second floor. We checked with a stopwatch and a patient neighbour.

## How it was made

Every sheet is a drawing that knows three things: where it is, how far it leans, and how close to you it comes. The computer paints frame after frame and forgets the one before. The end fits the beginning, so there is no seam.

Play it when you need eight quiet seconds. If movement tires you, the description below says the same in words.`,
    ru: `Мы искали образ того, что чувствуешь перед полным почтовым ящиком. Фотография не помогла: на снимке стопка выглядит аккуратной. Поэтому Руми нарисовала листы и позволила им падать.

Первая попытка вышла быстрой и была похожа на бурю. Вторая — медленной и похожей на снег. Третья перед вами. Листы в ней падают ровно с той же скоростью, что и настоящая брошюра с третьего этажа. Мы проверили это с секундомером и терпеливой соседкой.

## Как он сделан

Каждый лист — рисунок, который знает три вещи: где он, насколько наклонён и насколько близко к вам подошёл. Компьютер рисует кадр за кадром и забывает прежний. Конец совпадает с началом, и шва не видно.

Включите его, когда нужны восемь тихих секунд. Если движение утомляет, описание ниже говорит то же самое словами.`,
  },
}
