/** One thing per line: Bulgarian | German | English | Russian, synonyms separated by commas. */
export const food = `
мляко, прясно мляко | Milch, Frischmilch | milk | молоко
кокосово мляко | Kokosmilch | coconut milk | кокосовое молоко
бадемово мляко, бадемова напитка | Mandelmilch, Mandeldrink | almond milk, almond drink | миндальное молоко
соево мляко, соева напитка | Sojamilch, Sojadrink | soy milk, soya milk, soy drink | соевое молоко
овесена напитка, овесено мляко | Hafermilch, Haferdrink | oat milk, oat drink | овсяное молоко
оризова напитка, оризово мляко | Reismilch, Reisdrink | rice milk, rice drink | рисовое молоко
кисело мляко, йогурт | Joghurt, Jogurt | yogurt, yoghurt | йогурт, кисломолочный
сирене | Käse, Weißkäse | cheese, white cheese | сыр, брынза
крема сирене | Frischkäse | cream cheese | сливочный сыр, творожный сыр
кашкавал | Schnittkäse, Kaschkawal | yellow cheese, kashkaval | кашкавал, твёрдый сыр
масло | Butter | butter | сливочное масло
фъстъчено масло | Erdnussbutter, Erdnussmus | peanut butter | арахисовая паста, арахисовое масло
кокосово масло | Kokosöl | coconut oil | кокосовое масло
извара | Quark | curd, cottage cheese, quark | творог
сметана | Sahne, Rahm | cream, sour cream | сливки, сметана
айрян | Ayran | ayran | айран
моцарела | Mozzarella | mozzarella | моцарелла
яйце, яйца | Ei, Eier | egg, eggs | яйцо, яйца, яиц
хляб | Brot | bread | хлеб
питка, хлебче | Brötchen, Semmel | bun, roll | булочка, булка
баница | Blätterteigpastete | banitsa, cheese pastry | баница
кори за баница | Filoteig, Yufka | filo pastry, filo | тесто фило
тесто | Teig | dough | тесто
кроасан | Croissant, Hörnchen | croissant | круассан
козунак | Osterzopf, Hefezopf | easter bread, kozunak | кулич
сухар, сухари | Zwieback | rusk | сухарь, сухари
брашно | Mehl | flour | мука
захар | Zucker | sugar | сахар
лактоза | Laktose | lactose | лактоза
глутен | Gluten | gluten | глютен
кофеин | Koffein | caffeine | кофеин
алкохол | Alkohol | alcohol | алкоголь
сол | Salz | salt | соль
сода бикарбонат, хлебна сода | Natron | baking soda | пищевая сода
ориз | Reis | rice | рис
елда | Buchweizen | buckwheat | гречка, гречки
леща | Linsen | lentils | чечевица
боб, фасул | Bohnen | beans | фасоль
нахут | Kichererbsen | chickpeas | нут
грах | Erbsen | peas | горох, горошек
царевица | Mais | corn, sweetcorn | кукуруза
булгур | Bulgur | bulgur | булгур
макарони, паста | Nudeln, Makkaroni, Pasta | pasta, macaroni, noodles | макароны
спагети | Spaghetti | spaghetti | спагетти
овесени ядки | Haferflocken | oats, oat flakes, porridge | овсяные хлопья, овсянка
мюсли | Müsli | muesli | мюсли
корнфлейкс, зърнена закуска | Cornflakes, Frühstücksflocken | cornflakes, corn flakes, cereal | хлопья, кукурузные хлопья
олио, слънчогледово масло | Sonnenblumenöl, Speiseöl, Öl | sunflower oil, cooking oil, oil | подсолнечное масло, растительное масло
зехтин, маслиново масло | Olivenöl | olive oil | оливковое масло
оцет | Essig | vinegar | уксус
маслина, маслини | Oliven | olives | оливки, маслины
кетчуп | Ketchup | ketchup | кетчуп
майонеза | Mayonnaise | mayonnaise, mayo | майонез
горчица | Senf | mustard | горчица
сос | Soße, Sauce | sauce | соус
лютеница | Paprikamus, Ljutenitza | lyutenitsa, red pepper relish | лютеница
доматено пюре | Tomatenmark | tomato paste, tomato purée | томатная паста
подправка, подправки | Gewürz, Gewürze | spice, spices | специи, приправа
черен пипер | Pfeffer | black pepper | чёрный перец
червен пипер | Paprikapulver | paprika | паприка
мед | Honig | honey | мёд
конфитюр, сладко, мармалад | Konfitüre, Marmelade | jam, marmalade | варенье, джем
течен шоколад | Nougatcreme, Schokoaufstrich | chocolate spread | шоколадная паста
шоколад | Schokolade | chocolate | шоколад
бонбон, бонбони | Bonbons, Pralinen | sweets, candy, pralines | конфеты
бисквита, бисквити, бисквитки | Kekse, Plätzchen | biscuits, cookies | печенье
вафла, вафли | Waffel, Waffeln | wafer, wafers, waffle | вафли
торта | Torte, Kuchen | cake, gateau | торт
кекс | Rührkuchen, Muffin | sponge cake, muffin | кекс
сладолед | Eis, Speiseeis | ice cream | мороженое
халва | Halva | halva | халва
чипс | Chips | crisps, chips | чипсы
снакс, солети | Salzstangen, Snacks | snacks, pretzel sticks | снеки, соломка
ядки | Nüsse | nuts | орехи
орех, орехи | Walnuss, Walnüsse | walnut, walnuts | грецкий орех
бадем, бадеми | Mandel, Mandeln | almond, almonds | миндаль
лешник, лешници | Haselnuss, Haselnüsse | hazelnut, hazelnuts | фундук
фъстък, фъстъци | Erdnuss, Erdnüsse | peanut, peanuts | арахис
пуканки | Popcorn | popcorn | попкорн
стафида, стафиди | Rosinen | raisins | изюм
канела | Zimt | cinnamon | корица
къри | Curry | curry | карри
кимион, кумин | Kreuzkümmel, Kümmel | cumin, caraway | кумин, тмин
дафинов лист | Lorbeer | bay leaf, bay leaves | лавровый лист
индийско орехче | Muskatnuss | nutmeg | мускатный орех
кускус, кус-кус | Couscous | couscous | кускус
киноа | Quinoa | quinoa | киноа
нишесте | Speisestärke | starch, cornflour | крахмал
бакпулвер | Backpulver | baking powder | разрыхлитель
мая | Hefe, Trockenhefe | yeast | дрожжи
галета | Paniermehl, Semmelbrösel | breadcrumbs | панировочные сухари
оризова галета, оризови галети | Reiswaffel, Reiswaffeln | rice cake, rice cakes | рисовые хлебцы
пудра захар | Puderzucker | icing sugar, powdered sugar | сахарная пудра
кафява захар | brauner Zucker, Rohrzucker | brown sugar | коричневый сахар
кондензирано мляко, сгъстено мляко | Kondensmilch | condensed milk | сгущёнка, сгущённое молоко
багета | Baguette | baguette | багет
геврек, гевреци | Sesamring, Brezel | pretzel, simit, bagel | бублик
тортила, тортили | Tortilla, Wraps | tortilla, wraps | тортилья
палачинка, палачинки, блини | Pfannkuchen, Crêpes | pancakes, crepes | блины
крекер, крекери | Cracker | crackers | крекер
дъвка, дъвки | Kaugummi | chewing gum, gum | жевательная резинка, жвачка
близалка, близалки | Lutscher | lollipop, lollipops | леденец, леденцы
локум | Lokum | Turkish delight | рахат-лукум
кашу | Cashew, Cashewkerne | cashew, cashews, cashew nuts | кешью
шамфъстък, шамфъстъци | Pistazien | pistachios | фисташки
семки, слънчогледови семки | Sonnenblumenkerne | sunflower seeds | семечки
тиквени семки | Kürbiskerne | pumpkin seeds | тыквенные семечки
сусам | Sesam | sesame, sesame seeds | кунжут
тахан | Tahin, Sesampaste | tahini | тахини
кафе | Kaffee | coffee | кофе
кафе на зърна | Kaffeebohnen | coffee beans | кофе в зёрнах
чай | Tee | tea | чай
чай на пакетчета | Teebeutel | tea bags, teabags | чай в пакетиках
студен чай, леден чай | Eistee | iced tea, ice tea | холодный чай
какао | Kakao | cocoa | какао
вода, минерална вода | Wasser, Mineralwasser | water, mineral water | вода, минеральная вода
сок | Saft | juice | сок
нектар | Nektar | nectar | нектар
сироп | Sirup | syrup | сироп
безалкохолно, газирана напитка, лимонада | Limonade, Erfrischungsgetränk | soft drink, lemonade, soda | газировка, лимонад
енергийна напитка | Energydrink | energy drink | энергетик, энергетический напиток
бира | Bier | beer | пиво
вино | Wein | wine | вино
червено вино | Rotwein | red wine | красное вино
бяло вино | Weißwein | white wine | белое вино
пенливо вино, шампанско | Sekt, Schaumwein, Champagner | sparkling wine, champagne, prosecco | игристое вино, шампанское
ракия | Rakija, Obstbrand, Schnaps | rakia, brandy | ракия
водка | Wodka | vodka | водка
уиски | Whisky, Whiskey | whisky, whiskey | виски
джин | Gin | gin | джин
ром | Rum | rum | ром
мента, мастика | Ouzo, Anisschnaps | mastika, ouzo | мастика
месо | Fleisch | meat | мясо
пиле, пилешко | Hähnchen, Huhn, Hühnerfleisch | chicken | курица, куриное
пилешки дробчета, пилешки дроб | Hähnchenleber, Hühnerleber | chicken liver | куриная печень
пуешко, пуйка | Pute, Truthahn | turkey | индейка
свинско | Schweinefleisch, Schwein | pork | свинина
телешко | Rindfleisch, Kalb, Rind | beef, veal | говядина, телятина
агнешко | Lammfleisch, Lamm | lamb | баранина
кайма | Hackfleisch | minced meat, mince | фарш
кебапче, кебапчета | Cevapcici | kebapche | кебапче
кюфте, кюфтета | Frikadelle, Bulette | meatball, meatballs | котлета, тефтели
пържола | Steak, Kotelett | steak, chop | стейк, отбивная
салам | Wurst, Salami | salami, sausage | колбаса, салями
кренвирш, кренвирши | Würstchen, Wiener | frankfurter, frankfurters, hot dog, sausages | сосиски
наденица | Bratwurst | sausage | колбаски
луканка, суджук, суджуци | Rohwurst, Dauerwurst, Sudschuk | cured sausage, sujuk | сыровяленая колбаса, суджук
шунка | Schinken | ham | ветчина
бекон | Speck, Bacon | bacon | бекон
филе Елена | Rohschinken | cured pork fillet | балык
пастет | Pastete, Leberwurst | pâté | паштет
риба | Fisch | fish | рыба
сьомга | Lachs | salmon | лосось, сёмга
скумрия | Makrele | mackerel | скумбрия
риба тон | Thunfisch | tuna | тунец
пъстърва | Forelle | trout | форель
хек | Seehecht | hake | хек
скарида, скариди | Garnelen, Krabben | shrimps, prawns | креветки
мида, миди | Muscheln | mussels | мидии
хайвер, тарама | Kaviar | caviar, roe | икра
ребра, ребърца | Rippchen, Spareribs | ribs, rib, spare ribs | рёбра, рёбрышки
крилца, крилце | Hähnchenflügel | chicken wings | куриные крылышки, крылышки
джолан | Schweinshaxe, Eisbein | pork knuckle, ham hock | рулька
мас, свинска мас | Schweineschmalz, Schmalz | lard | смалец
патица, патешко | Ente | duck | утка
заешко | Kaninchen | rabbit | кролик
треска | Dorsch | cod | треска
херинга | Hering | herring | сельдь, селёдка
цаца | Sprotten | sprats, sprat | килька
шпроти | Räuchersprotten | smoked sprats | шпроты
лаврак | Wolfsbarsch | sea bass | сибас
ципура | Dorade, Goldbrasse | sea bream | дорада
шаран | Karpfen | carp | карп
калмари | Calamari, Tintenfisch | squid, calamari | кальмары
октопод | Oktopus | octopus | осьминог
аншоа | Sardellen | anchovies | анчоусы
сардина, сардини | Sardinen | sardines | сардины
плод, плодове | Obst, Früchte | fruit | фрукты
зеленчук, зеленчуци | Gemüse | vegetables | овощи
ябълка, ябълки | Apfel, Äpfel | apple, apples | яблоко, яблоки
круша, круши | Birne, Birnen | pear, pears | груша, груши
банан, банани | Banane, Bananen | banana, bananas | банан, бананы
портокал, портокали | Orange, Orangen, Apfelsine | orange, oranges | апельсин, апельсины
мандарина, мандарини | Mandarine, Mandarinen | mandarin, mandarins, tangerine | мандарин, мандарины
лимон, лимони | Zitrone, Zitronen | lemon, lemons | лимон, лимоны
грозде | Trauben, Weintrauben | grapes | виноград
праскова, праскови | Pfirsich, Pfirsiche | peach, peaches | персик, персики
кайсия, кайсии | Aprikose, Aprikosen | apricot, apricots | абрикос, абрикосы
слива, сливи | Pflaume, Pflaumen, Zwetschge | plum, plums | слива, сливы
череша, череши | Kirsche, Kirschen, Süßkirschen | cherry, cherries | черешня
вишна, вишни | Sauerkirsche, Sauerkirschen | sour cherry, sour cherries | вишня
ягода, ягоди | Erdbeere, Erdbeeren | strawberry, strawberries | клубника
малина, малини | Himbeere, Himbeeren | raspberry, raspberries | малина
боровинка, боровинки | Heidelbeere, Heidelbeeren, Blaubeeren | blueberry, blueberries | черника, голубика
диня, дини | Wassermelone | watermelon | арбуз
пъпеш | Melone, Honigmelone | melon | дыня
киви | Kiwi | kiwi | киви
авокадо | Avocado | avocado | авокадо
ананас | Ananas | pineapple | ананас
домат, домати | Tomate, Tomaten | tomato, tomatoes | помидор, помидоры, томаты
краставица, краставици | Gurke, Gurken | cucumber, cucumbers | огурец, огурцы
чушка, чушки, пипер | Paprika, Paprikaschoten | pepper, peppers, bell pepper | перец, болгарский перец
картоф, картофи | Kartoffel, Kartoffeln | potato, potatoes | картофель, картошка
пържени картофи | Pommes, Pommes frites | french fries, fries, chips | картофель фри
лук | Zwiebel, Zwiebeln | onion, onions | лук
чесън | Knoblauch | garlic | чеснок
морков, моркови | Karotte, Karotten, Möhren | carrot, carrots | морковь
зеле | Kohl, Weißkohl | cabbage | капуста
кисело зеле | Sauerkraut | sauerkraut | квашеная капуста
броколи | Brokkoli | broccoli | брокколи
карфиол | Blumenkohl | cauliflower | цветная капуста
тиква | Kürbis | pumpkin | тыква
тиквичка, тиквички | Zucchini | courgette, zucchini | кабачок, кабачки
патладжан, патладжани | Aubergine | aubergine, eggplant | баклажан
спанак | Spinat | spinach | шпинат
маруля, салата | Salat, Kopfsalat | lettuce, salad | салат
гъба, гъби, печурки | Pilze, Champignons | mushroom, mushrooms | грибы, шампиньоны
репичка, репички | Radieschen | radish | редис
магданоз | Petersilie | parsley | петрушка
копър | Dill | dill | укроп
цвекло | Rote Bete, Rote Beete, Rote Rübe | beetroot, beetroots | свёкла
праз лук | Lauch, Porree | leeks | лук-порей, порей
зелен лук, пресен лук | Frühlingszwiebeln, Lauchzwiebeln | spring onion, spring onions, green onions | зелёный лук
целина | Sellerie | celery, celeriac | сельдерей
рукола | Rucola | arugula, rocket salad | руккола
айсберг | Eisbergsalat | iceberg lettuce | айсберг
ряпа, дайкон | Rettich | daikon, white radish | редька, дайкон
пащърнак | Pastinake, Pastinaken | parsnip, parsnips | пастернак
джинджифил | Ingwer | ginger | имбирь
сладък картоф, сладки картофи, батат | Süßkartoffel, Süßkartoffeln | sweet potato, sweet potatoes | батат, сладкий картофель
китайско зеле | Chinakohl | Chinese cabbage | пекинская капуста
червено зеле | Rotkohl, Blaukraut | red cabbage | краснокочанная капуста
аспержи | Spargel | asparagus | спаржа
бамя | Okra | okra | бамия
зелен боб, зелен фасул | grüne Bohnen | green beans | стручковая фасоль
корнишони, кисели краставички | Gewürzgurken, Essiggurken, Cornichons | gherkins, pickled cucumbers | корнишоны, маринованные огурцы
туршия | Mixed Pickles | pickles, pickled vegetables | маринованные овощи
грейпфрут | Grapefruit, Pampelmuse | grapefruit | грейпфрут
лайм | Limette, Limetten | lime, limes | лайм
нар | Granatapfel, Granatäpfel | pomegranate | гранат
смокиня, смокини | Feige, Feigen | fig, figs | инжир
фурма, фурми | Datteln | dates | финики
дюля, дюли | Quitte, Quitten | quince | айва
къпина, къпини | Brombeere, Brombeeren | blackberry, blackberries | ежевика
райска ябълка | Kakifrucht | persimmon | хурма
кестен, кестени | Maronen, Kastanien | chestnuts | каштаны
босилек | Basilikum | basil | базилик
джоджен | Minze | spearmint, fresh mint | мята
мащерка | Thymian | thyme | тимьян
риган, орегано | Oregano | oregano | орегано
замразено, замразени | Tiefkühl, tiefgekühlt, gefroren | frozen | замороженный, заморозка
консерва, консерви | Konserve, Konserven, Dose | canned food, tin | консервы
пица | Pizza | pizza | пицца
супа | Suppe | soup | суп
бебешко пюре, пюре | Babybrei, Brei, Püree, Babynahrung | baby food, purée | детское пюре, пюре, детское питание
бебешка каша, каша | Kinderbrei, Grieß | baby cereal, porridge | каша, кашу
адаптирано мляко | Babymilch, Säuglingsmilch | infant formula, baby formula, baby milk | молочная смесь, детская смесь
био | Bio | organic | био, органический
без глутен, безглутенов | glutenfrei | gluten free | без глютена
`
