import type { KindName } from '../kinds/all'

/** Words for noodles, pasta and rice. */
export const grains: [KindName, string][] = [
  ['bento-box', 'bento lunchbox teishoku بنتو'],
  ['onigiri', 'onigiri omusubi'],
  ['nigiri', 'nigiri sashimi'],
  [
    'maki',
    'sushi maki uramaki temaki hosomaki futomaki gunkan chirashi insideout californiaroll dragonroll tunaroll salmonroll rainbowroll spicytuna gimbap kimbap سوشي',
  ],
  ['wonton-soup', 'wontonsoup wantansuppe dumplingsoup'],
  [
    'noodle-soup',
    'udonsoup ramensoup khaosoi boatnoodles boatnoodle kuayteow kwaytiew gueyteow guaytiewnam noodlesinsoup ramen pho phobo phoga udon laksa tonkotsu bunbo bunbohue guaytiew kuaytiew nudelsuppe noodlesoup ramensuppe sukiyaki tantanmen شوربةنودلز',
  ],
  [
    'dry-noodles',
    'jajangmyeon naengmyeon bami bamigoreng radna noodle noodles nudel nudeln -nudeln bratnudeln bratnudel dandan lomein chowmein chowfun padthai padsiew padsieu padseeew padkeemao drunkennoodles singaporenoodles japchae soba yakisoba yakiudon mein miegoreng mihun nudelpfanne glasnudeln buncha bunthit buncharo vermicelli hofun نودلز نودل',
  ],
  [
    'filled-pasta',
    'ravioli tortellini tortelloni agnolotti cappelletti panzerotti mezzelune raviolo culurgiones maultaschen manti pelmeni pierogi vareniki رافيولي',
  ],
  ['gnocchi', 'knodel knoedel semmelknodel klosse kloesse gnocchi schupfnudeln'],
  [
    'short-pasta',
    'penne rigatoni fusilli farfalle orecchiette paccheri maccheroni macaroni makkaroni conchiglie cavatelli trofie ziti tortiglioni casarecce mezzemaniche pennette spatzle kasespatzle macncheese macandcheese بيني',
  ],
  [
    'pasta',
    'pasta spaghetti spaghettini tagliatelle tagliolini linguine fettuccine bucatini pappardelle capellini pici chitarra bigoli strozzapreti vermicelli معكرونة مكرونة باستا سباغيتي سباغتي فيتوتشيني',
  ],
  [
    'rice-plate',
    'khaomangai khaomoodang khaonaped riceplate ricecombo chickenrice hainanesechicken hainanesechickenrice',
  ],
  ['risotto', 'risotto risotti ريزوتو'],
  ['paella', 'paella panrice seafoodrice'],
  [
    'red-rice',
    'maklouba maqluba makloubeh freekeh sayadieh sayadiyah منسف jollof mandi kabsa biryani biriyani machboos majboos pilaf pilav pulao jambalaya mexicanrice برياني كبسة مندي مجبوس مقلوبة اوزي',
  ],
  [
    'fried-rice',
    'friedrice nasigoreng bratreis gebratenerreis eggfriedrice khaopad khaophat kaopad arrozchaufa يانغتشو',
  ],
  [
    'rice-bowl',
    'comga comsuon bibimbap donburi gyudon katsudon poke bowl bowls -bowl buddhabowl crispyrice grainbowl oyakodon unadon loco locomoco comtam كشري',
  ],
  [
    'plain-rice',
    'jasminerice coconutrice steamedrice boiledrice basmatirice plainrice whiterice ricebowl stickyrice khaoniew khaoniao khaosuay khaosuai khaokati reis -reis basmatireis klebreis rice riso arroz رز ارز',
  ],
]
