/** One thing per line: Bulgarian | German | English | Russian, synonyms separated by commas. */
export const food = `
мляко, прясно мляко | Milch, Frischmilch | milk | молоко
кокосово мляко | Kokosmilch | coconut milk | кокосовое молоко
бадемово мляко, бадемова напитка | Mandelmilch, Mandeldrink | almond milk, almond drink | миндальное молоко
соево мляко, соева напитка | Sojamilch, Sojadrink | soy milk, soya milk, soy drink | соевое молоко
овесена напитка, овесено мляко | Hafermilch, Haferdrink | oat milk, oat drink | овсяное молоко
кисело мляко, йогурт | Joghurt, Jogurt | yogurt, yoghurt | йогурт, кисломолочный
сирене | Käse, Weißkäse | cheese, white cheese | сыр, брынза
крема сирене | Frischkäse | cream cheese | сливочный сыр, творожный сыр
кашкавал | Schnittkäse, Kaschkawal | yellow cheese, kashkaval | кашкавал, твёрдый сыр
масло | Butter | butter | сливочное масло
фъстъчено масло | Erdnussbutter, Erdnussmus | peanut butter | арахисовая паста, арахисовое масло
кокосово масло | Kokosöl | coconut oil | кокосовое масло
извара | Quark | curd, cottage cheese, quark | творог
сметана | Sahne, Rahm | cream, sour cream | сметана, сливки
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
корнфлейкс, зърнена закуска | Cornflakes, Frühstücksflocken | cornflakes, cereal | хлопья, кукурузные хлопья
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
бисквита, бисквити | Kekse, Plätzchen | biscuits, cookies | печенье
вафла, вафли | Waffel, Waffeln | wafer, waffle | вафли
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
кафе | Kaffee | coffee | кофе
чай | Tee | tea | чай
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
кренвирш, кренвирши | Würstchen, Wiener | frankfurter, hot dog, sausages | сосиски
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
плод, плодове | Obst, Früchte | fruit | фрукты
зеленчук, зеленчуци | Gemüse | vegetables | овощи
ябълка, ябълки | Apfel, Äpfel | apple, apples | яблоко, яблоки
круша, круши | Birne, Birnen | pear, pears | груша, груши
банан, банани | Banane, Bananen | banana, bananas | банан, бананы
портокал, портокали | Orange, Orangen, Apfelsine | orange, oranges | апельсин, апельсины
мандарина, мандарини | Mandarine, Mandarinen | mandarin, tangerine | мандарин, мандарины
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
диня | Wassermelone | watermelon | арбуз
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
замразено, замразени | Tiefkühl, tiefgekühlt, gefroren | frozen | замороженный, заморозка
консерва, консерви | Konserve, Konserven, Dose | canned food, tin | консервы
пица | Pizza | pizza | пицца
супа | Suppe | soup | суп
бебешко пюре, пюре | Babybrei, Brei, Püree | baby food, purée | детское пюре, пюре
бебешка каша, каша | Kinderbrei, Grieß | baby cereal, porridge | каша
адаптирано мляко | Babymilch, Säuglingsmilch | infant formula, baby formula | молочная смесь, детская смесь
био | Bio | organic | био, органический
без глутен, безглутенов | glutenfrei | gluten free | без глютена
`
