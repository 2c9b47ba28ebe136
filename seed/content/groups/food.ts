/**
 * Official number | address | unit | `p` perishable | Bulgarian | German | English | Russian; in a language the title,
 * then behind the colon what people type for it.
 */
export const foodGroups = `
1 | white-bread | kg | p | Бял хляб: хляб, самун, питка | Weißbrot: Brot, Weizenbrot | White bread: bread, loaf, wheat bread | Белый хлеб: хлеб, батон, пшеничный хлеб
2 | dobrudzha-bread | kg | p | Хляб „Добруджа“: добруджа, тип добруджа | Brot „Dobrudscha“: Mischbrot, Dobrudscha | Dobrudzha bread: dobrudja bread, semi-white bread | Хлеб «Добруджа»: добруджа, серый хлеб
3 | rye-bread | kg | p | Ръжен хляб: ръж, ръжено | Roggenbrot: Roggen, Schwarzbrot | Rye bread: rye, dark bread | Ржаной хлеб: ржаной, чёрный хлеб, бородинский
4 | wholemeal-bread | kg | p | Типов и пълнозърнест хляб: типов хляб, пълнозърнест хляб, черен хляб | Vollkornbrot: Graubrot, Vollkorn | Wholemeal bread: brown bread, wholegrain bread | Цельнозерновой хлеб: отрубной хлеб, хлеб грубого помола
5 | filo-pastry | kg | | Точени кори: кори за баница, кори | Filoteig: Yufka, Strudelteig, Teigblätter | Filo pastry: phyllo, filo sheets, pastry sheets | Тесто фило: листы для баницы, вытяжное тесто
6 | fresh-milk | l | p | Прясно мляко: мляко, краве мляко, UHT мляко | Milch: Frischmilch, H-Milch, Vollmilch | Milk: fresh milk, cow's milk, UHT milk | Молоко: свежее молоко, коровье молоко
7 | yogurt | kg | p | Кисело мляко: йогурт, кисело, българско кисело мляко | Joghurt: Jogurt, bulgarischer Joghurt | Yogurt: yoghurt, Bulgarian yogurt | Йогурт: кислое молоко, болгарский йогурт, простокваша
8 | white-cheese-loose | kg | | Краве сирене, насипно: сирене, бяло сирене, сирене на килограм | Weißkäse aus Kuhmilch, lose: Salzlakenkäse, Schafskäse, Feta | White cow's cheese, loose: sirene, white cheese, feta, brined cheese | Брынза коровья на развес: сирене, белый сыр, брынза
9 | white-cheese | kg | | Краве сирене: сирене, бяло саламурено сирене, сирене в опаковка | Weißkäse aus Kuhmilch: Salzlakenkäse, Feta, Hirtenkäse | White cow's cheese: sirene, feta, brined cheese | Брынза коровья: сирене, белый сыр, фета
10 | kashkaval-loose | kg | | Кашкавал, насипен: кашкавал, жълто сирене, кашкавал на килограм | Kaschkawal, lose: Schnittkäse, gelber Käse | Kashkaval, loose: yellow cheese, hard cheese | Кашкавал на развес: жёлтый сыр, твёрдый сыр
11 | kashkaval | kg | | Кашкавал: жълто сирене, кашкавал от краве мляко | Kaschkawal: Schnittkäse, gelber Käse, Käse | Kashkaval: yellow cheese, hard cheese, cheese | Кашкавал: жёлтый сыр, твёрдый сыр, сыр
12 | butter | kg | | Краве масло: масло, маслце, сметаново масло | Butter: Kuhbutter, Süßrahmbutter | Butter: cow's butter, dairy butter | Сливочное масло: масло, коровье масло
13 | curd-loose | kg | p | Извара, насипна: извара, извара на килограм | Quark, lose: Topfen, Hüttenkäse | Curd, loose: quark, cottage cheese, izvara | Творог на развес: творог
14 | curd | kg | p | Извара: извара в опаковка, обезмаслена извара | Quark: Topfen, Hüttenkäse | Curd: quark, cottage cheese, izvara | Творог: обезжиренный творог, творог в упаковке
15 | whole-chicken | kg | p | Цяло пиле: пиле, прясно пиле, охладено пиле | Ganzes Hähnchen: Hähnchen, Huhn, Brathähnchen | Whole chicken: chicken, fresh chicken | Цыплёнок целый: курица, охлаждённая курица, цыплёнок
16 | chicken-breast | kg | p | Пилешко филе: филе, пилешки гърди, бяло месо | Hähnchenbrustfilet: Hähnchenbrust, Hähnchenfilet, Hühnerbrust | Chicken breast: chicken fillet, chicken breast fillet | Куриное филе: куриная грудка, грудка
17 | chicken-legs | kg | p | Пилешки бутчета: пилешки бут, бутчета, пилешко бутче | Hähnchenschenkel: Hähnchenkeulen, Schenkel | Chicken legs: chicken thighs, drumsticks | Куриные окорочка: окорочка, куриные ножки, голень
18 | pork-shoulder | kg | p | Свинска плешка: плешка, свинско месо | Schweineschulter: Schulter, Schweinefleisch | Pork shoulder: shoulder of pork, pork | Свиная лопатка: лопатка, свинина
19 | pork-leg | kg | p | Свински бут: бут, свинско месо | Schweinekeule: Schweineschinken, Keule | Pork leg: ham of pork, pork | Свиной окорок: окорок, свинина
20 | pork-round | kg | p | Свински шол: шол, свинско месо, шницел | Schweineschale: Schweineschnitzel, Oberschale | Pork round: pork topside, pork schnitzel | Свиная мякоть окорока: шол, свинина, шницель
21 | pork-neck | kg | p | Свински врат: врат, вратна пържола, свински пържоли | Schweinenacken: Nacken, Nackensteak, Schweinehals | Pork neck: neck steak, pork collar | Свиная шея: шейка, свиной ошеек
22 | pork-for-stewing | kg | p | Свинско за готвене: свинско месо, свинско на късове | Schweinegulasch: Schweinefleisch zum Kochen, Gulasch | Stewing pork: diced pork, pork cubes | Свинина для тушения: гуляш, свинина кусочками
23 | veal-round | kg | p | Телешки шол: шол, телешко месо | Kalbsschale: Rinderschale, Kalbfleisch, Rindfleisch | Veal round: veal topside, beef round, veal | Телячья мякоть: шол, телятина, говядина
24 | veal-for-stewing | kg | p | Телешко за готвене: телешко месо, телешко на късове | Kalbsgulasch: Rindergulasch, Rindfleisch zum Kochen | Stewing veal: stewing beef, diced beef | Телятина для тушения: гуляш, говядина кусочками
25 | minced-meat | kg | p | Кайма: мляно месо, кайма смес, кайма 60/40 | Hackfleisch: gemischtes Hackfleisch, Faschiertes, Hack | Minced meat: mince, ground meat, minced pork and beef | Фарш: смешанный фарш, молотое мясо
26 | frankfurters-loose | kg | | Кренвирши, насипни: кренвирши, кренвирш, наденички | Würstchen, lose: Frankfurter, Wiener Würstchen | Frankfurters, loose: sausages, hot dogs, wieners | Сосиски на развес: сосиски, колбаски
27 | fresh-sausages | kg | | Пресни колбаси: колбаси, колбас, салам, камчия, кренвирши, наденица, шунка | Brühwurst: Wurst, Aufschnitt, Schinken | Cooked sausages: sausage, ham, cold cuts, bologna | Варёная колбаса: колбаса, ветчина, сосиски
28 | dry-sausages | kg | | Сухи колбаси: шпек, бургас, деликатесен салам, суджук, луканка, салам | Dauerwurst: Salami, Speck, Lukanka | Dry sausages: salami, lukanka, sudzhuk, speck | Сырокопчёная колбаса: салями, суджук, луканка
29 | frozen-fish | kg | | Замразена риба: скумрия, пъстърва, лаврак, ципура, риба | Tiefkühlfisch: Makrele, Forelle, Fisch | Frozen fish: mackerel, trout, sea bass, sea bream | Замороженная рыба: скумбрия, форель, рыба
30 | fresh-fish | kg | p | Охладена риба: прясна риба, скумрия, пъстърва, лаврак, ципура, риба | Frischer Fisch: Makrele, Forelle, Wolfsbarsch, Dorade | Fresh fish: chilled fish, trout, sea bass, sea bream | Охлаждённая рыба: свежая рыба, форель, сибас, дорадо
31 | eggs-m | piece | | Яйца, размер М: яйца, кокоши яйца, яйце | Eier, Größe M: Eier, Hühnereier | Eggs, size M: eggs, medium eggs | Яйца, размер М: яйца, куриные яйца
32 | eggs-l | piece | | Яйца, размер L: яйца, кокоши яйца, големи яйца | Eier, Größe L: Eier, große Eier | Eggs, size L: eggs, large eggs | Яйца, размер L: яйца, крупные яйца
33 | beans | kg | | Зрял боб: боб, бял боб, фасул | Trockene Bohnen: weiße Bohnen, Bohnen | Dried beans: beans, white beans | Фасоль: белая фасоль, сухая фасоль
34 | lentils | kg | | Леща: червена леща, зелена леща | Linsen: rote Linsen, grüne Linsen | Lentils: red lentils, green lentils | Чечевица: красная чечевица, зелёная чечевица
35 | rice | kg | | Бисерен ориз: ориз, бял ориз | Rundkornreis: Reis, Perlreis | Round-grain rice: rice, pearl rice, white rice | Круглозёрный рис: рис, белый рис
36 | macaroni | kg | | Макарони: паста, фузили, пене, юфка | Makkaroni: Nudeln, Pasta, Fusilli, Penne | Macaroni: pasta, noodles, fusilli, penne | Макароны: паста, рожки, вермишель
37 | spaghetti | kg | | Спагети: паста, макаронени изделия | Spaghetti: Spagetti, Pasta, Nudeln | Spaghetti: pasta | Спагетти: паста, макароны
38 | sugar | kg | | Бяла захар: захар, кристална захар | Zucker: weißer Zucker, Kristallzucker | White sugar: sugar, granulated sugar | Белый сахар: сахар, сахарный песок
39 | salt | kg | | Готварска сол: сол, морска сол | Speisesalz: Salz, Kochsalz, Meersalz | Cooking salt: salt, table salt, sea salt | Поваренная соль: соль, морская соль
40 | flour-500 | kg | | Брашно тип 500: брашно, бяло брашно, пшенично брашно | Mehl Typ 500: Mehl, Weizenmehl | Flour type 500: flour, plain flour, wheat flour | Мука тип 500: мука, пшеничная мука
41 | flour-extra | kg | | Брашно „Екстра“: брашно, брашно екстра | Mehl „Extra“: Mehl, feines Weizenmehl | Extra fine flour: flour, fine flour | Мука «Экстра»: мука, мука высшего сорта
42 | sunflower-oil | l | | Слънчогледово олио: олио, слънчогледово масло | Sonnenblumenöl: Speiseöl, Öl | Sunflower oil: cooking oil, vegetable oil, oil | Подсолнечное масло: растительное масло
43 | olive-oil | l | | Зехтин: маслиново масло, екстра върджин | Olivenöl: natives Olivenöl, Öl | Olive oil: extra virgin olive oil | Оливковое масло: экстра вирджин
44 | wine-vinegar | l | | Винен оцет: оцет | Weinessig: Essig | Wine vinegar: vinegar | Винный уксус: уксус
45 | apple-vinegar | l | | Ябълков оцет: оцет | Apfelessig: Essig | Apple cider vinegar: apple vinegar, vinegar | Яблочный уксус: уксус
46 | canned-beans | kg | | Боб от консерва: консервиран боб, зрял боб консерва | Bohnen aus der Dose: Dosenbohnen, Bohnen | Canned beans: tinned beans, beans | Консервированная фасоль: фасоль в банке
47 | canned-peas | kg | | Грах от консерва: грах, консервиран грах | Erbsen aus der Dose: Dosenerbsen, Erbsen | Canned peas: tinned peas, peas | Консервированный горошек: зелёный горошек, горошек
48 | canned-tomatoes | kg | | Домати от консерва: белени домати, консервирани домати, нарязани домати | Tomaten aus der Dose: Dosentomaten, geschälte Tomaten | Canned tomatoes: tinned tomatoes, peeled tomatoes, chopped tomatoes | Консервированные томаты: томаты в собственном соку, помидоры
49 | lyutenitsa | kg | | Лютеница: лютеница домашна, лютеница първомай | Ljutenitza: Paprikamus, Ajvar | Lyutenitsa: red pepper relish, ajvar | Лютеница: аджика, овощная паста
50 | lemons | kg | p | Лимони: лимон | Zitronen: Zitrone | Lemons: lemon | Лимоны: лимон
51 | oranges | kg | p | Портокали: портокал | Orangen: Orange, Apfelsinen | Oranges: orange | Апельсины: апельсин
52 | bananas | kg | p | Банани: банан | Bananen: Banane | Bananas: banana | Бананы: банан
53 | apples | kg | p | Ябълки: ябълка | Äpfel: Apfel | Apples: apple | Яблоки: яблоко
54 | tomatoes | kg | p | Домати: домат, червени домати, розови домати | Tomaten: Tomate | Tomatoes: tomato | Помидоры: томаты, помидор
55 | onions | kg | | Кромид лук: лук, кромид | Zwiebeln: Zwiebel | Onions: onion | Репчатый лук: лук
56 | carrots | kg | p | Моркови: морков | Karotten: Möhren, Karotte | Carrots: carrot | Морковь: морковка
57 | cabbage | kg | p | Бяло зеле: зеле | Weißkohl: Weißkraut, Kohl, Kraut | White cabbage: cabbage | Белокочанная капуста: капуста
58 | cucumbers | kg | p | Краставици: краставица | Gurken: Gurke, Salatgurke | Cucumbers: cucumber | Огурцы: огурец
59 | garlic | kg | | Чесън: зрял чесън | Knoblauch: Knoblauchzehen | Garlic: garlic cloves | Чеснок: головка чеснока
60 | mushrooms | kg | p | Пресни гъби: гъби, печурки, гъба | Frische Pilze: Pilze, Champignons | Fresh mushrooms: mushrooms, champignons | Свежие грибы: грибы, шампиньоны
61 | potatoes | kg | | Картофи: картоф, пресни картофи | Kartoffeln: Kartoffel, Erdäpfel | Potatoes: potato | Картофель: картошка
62 | olives | kg | | Маслини: маслина, черни маслини, зелени маслини | Oliven: schwarze Oliven, grüne Oliven | Olives: black olives, green olives | Маслины: оливки, чёрные маслины
63 | baby-porridge | kg | | Детска каша: бебешка каша, млечна каша, плодова каша | Babybrei: Milchbrei, Grießbrei | Baby porridge: baby cereal, milk porridge | Детская каша: молочная каша, каша для малышей
64 | baby-puree | kg | | Детско пюре: бебешко пюре, плодово пюре | Babygläschen: Babypüree, Fruchtpüree | Baby purée: baby food, fruit purée | Детское пюре: пюре для малышей, фруктовое пюре
65 | infant-formula | kg | | Адаптирано мляко: мляко за кърмачета, бебешко мляко | Säuglingsnahrung: Babymilch, Anfangsmilch, Folgemilch | Infant formula: baby milk, formula | Детская молочная смесь: адаптированная смесь, молочная смесь
66 | biscuits | kg | | Обикновени бисквити: бисквити, закуска, чаени бисквити | Butterkekse: Kekse, einfache Kekse | Plain biscuits: biscuits, cookies, tea biscuits | Простое печенье: печенье
67 | croissants | kg | | Кроасани: кроасан, 7 days | Croissants: Croissant, Hörnchen | Croissants: croissant | Круассаны: круассан
68 | banitsa | kg | p | Баница: баничка, баница със сирене | Banitza: Blätterteigpastete, Käsestrudel | Banitsa: cheese pastry, cheese pie | Баница: слоёный пирог с сыром
69 | milk-chocolate | kg | | Млечен шоколад: шоколад | Milchschokolade: Schokolade, Vollmilchschokolade | Milk chocolate: chocolate | Молочный шоколад: шоколад
`
