// The words of the rulebooks: where English uses a term, so do Polish and Ukrainian, and no synonym takes its place.
import { describe, expect, test } from 'vitest'
import { texts } from '../all.ts'
import { type Language, languages } from '../languages.ts'
import { type Namespace, namespaces } from '../namespaces.ts'
import { rulesIn } from './rule-pages.ts'

interface Term {
  readonly en: RegExp
  readonly pl: RegExp
  readonly uk: RegExp
}
const term = (en: RegExp, pl: RegExp, uk: RegExp): Term => ({ en, pl, uk })

/** A term in English and how its forms begin in the other languages. */
const dungeonTerms: readonly Term[] = [
  term(/\bspells?\b/i, /czar/i, /заклинан/i),
  term(/\brooms?\b/i, /komna/i, /кімнат/i),
  term(/\bmonster rooms?\b/i, /komna\p{L}+ potworów/iu, /кімнат\p{L}* (з|із) монстр/iu),
  term(/\btrap rooms?\b/i, /komna\p{L}+ pułapek/iu, /кімнат\p{L}* (з|із) пастк/iu),
  term(/\badvanced (monster |trap )?rooms?\b/i, /wypaśn/i, /покращен/i),
  term(/\bordinary\b/i, /typow/i, /звичайн/i),
  term(/\bepic\b/i, /legendarn/i, /епічн/i),
  term(/\bdark hero/i, /mroczny bohater/i, /темний герой/i),
  term(/\bhybrid hero/i, /hybrydowy bohater/i, /гібридний герой/i),
  term(/\bhero(es)?\b/i, /bohater/i, /геро/i),
  term(/\bdungeons?\b/i, /podziemi/i, /підземел/i),
  term(/\bentrance\b/i, /wejści/i, /вх(ід|о)/i),
  term(/\btown\b/i, /mi(ast|eści)|Miast/i, /міст/i),
  term(/\btreasure\b/i, /skarb/i, /скарб/i),
  term(/\bsymbols?\b/i, /symbol/i, /символ/i),
  term(/\bsouls?\b/i, /dusz/i, /душ/i),
  term(/\bwounds?\b/i, /ran(a|y|ę|ą|ami|om|ach)?(?!\p{L})/iu, /поранен/i),
  term(/\bhealth\b/i, /życi/i, /здоров’/i),
  term(/\bdamage\b/i, /obraże/i, /ушкоджен/i),
  term(/\bbase damage\b/i, /bazow\p{L}+ obraże/iu, /базов\p{L}+ ушкоджен/iu),
  term(/\bXP\b/, /PD/, /ОД/),
  term(/\blevel(led|s)?[ -]up\b/i, /awans/i, /нов\p{L}+ рів/iu),
  term(/\bhands?\b/i, /ręk|ręc|rąk/i, /ру[кц]/i),
  term(/\bdecks?\b/i, /tali/i, /колод/i),
  term(/\bdiscard pile\b/i, /stos\p{L}* kart odrzuconych/iu, /скид/i),
  term(/\bdiscards?\b(?! pile)/i, /odrzu/i, /ски(д|н)/i),
  term(/\brounds?\b/i, /rund/i, /х(ід|од)/i),
  term(/\bactive player\b/i, /aktywn\p{L}+ gracz/iu, /активн\p{L}+ грав/iu),
  term(/\bopponents?\b/i, /przeciwni/i, /суперник/i),
  term(/\bface[ -]down\b/i, /zakry/i, /долілиць/i),
  term(/\bface[ -]up\b/i, /odkry/i, /горілиць/i),
  term(/\bdestroy(s|ed)?\b/i, /niszcz/i, /руйн/i),
  term(/\buncover(s|ed)?\b/i, /odsł/i, /розкри/i),
  term(/\breveal(s|ed)?\b/i, /odkry/i, /відкри/i),
  term(/\blure[sd]?\b/i, /wabi?/i, /приман|ваб/i),
  term(/\bskips?\b/i, /pomi(ja|ń|nię)/i, /пропус/i),
  term(/\bkill(s|ed|ing)?\b/i, /elimin|gin/i, /нищ|ги(н|б)/i),
  term(/\bsurvives?\b/i, /przetrwa/i, /вижи/i),
  term(/\bbuil(d|ds|t)\b/i, /bud(uj|ow|ów)/i, /буд|будів/i),
  term(/\bplay(s|ed)? (a |any |\d )?spells?\b/i, /zagr/i, /гра/i),
  term(/\bdeactivated?\b/i, /dezaktyw/i, /деактив/i),
  term(/\bstun(ned|s)?\b/i, /ogłusz/i, /знешкод/i),
  term(/\bnegate[sd]?\b/i, /negow|negu/i, /скас/i),
  term(/\bheal(s|ed)?\b/i, /l[eę]cz/i, /зціл/i),
  term(/\bmulligan\b/i, /mulligan/i, /повторн\p{L}+ наб/iu),
  term(/\bscoring area\b/i, /obsza\p{L}+ punktacji/iu, /зон\p{L}+ підрахунку/iu),
  term(/\broom stacks?\b/i, /stos\p{L}* komnat/iu, /ст(іс|ос)\p{L}* кімнат/iu),
  term(/\bBuild phase\b/, /faz\p{L}+ budowy/iu, /фаз\p{L}+ будівництва/iu),
  term(/\bTown phase\b/, /faz\p{L}+ miasta/iu, /фаз\p{L}+ міста/iu),
  term(/\bMinion phase\b/, /faz\p{L}+ sługusów/iu, /фаз\p{L}+ посіпаки/iu),
  term(/\bBait phase\b/, /faz\p{L}+ przynęty/iu, /фаз\p{L}+ приманки/iu),
  term(/\bAdventure phase\b/, /faz\p{L}+ (budowy lub )?przygody/iu, /фаз\p{L}+ (будівництва або )?пригоди/iu),
  term(/\bminions?\b/i, /sługus/i, /посіпа/i),
  term(/\bcounters?\b/i, /znacznik/i, /жетон/i),
  term(/\bhealth token\b/i, /znacznik\p{L}* życia/iu, /жетон\p{L}* здоров’я/iu),
  term(/\blandmarks?\b/i, /kluczow\p{L}+ lokac/iu, /знаков\p{L}+ локац/iu),
  term(/\bTemple\b/, /Świątyni/, /храм/i),
  term(/\bStadium\b/, /Stadion/, /стадіон/i),
  term(/\bLibrary\b/, /Bibliote/, /бібліоте/i),
  term(/\bHideout\b/, /Kryjów/, /схов(ок|к)/i),
  term(/\bTavern\b/, /Karczm/, /таверн/i),
  term(/\baction spaces?\b/i, /pol\p{L}+ akcji/iu, /зон\p{L}+ дії/iu),
  term(/\bmarket\b/i, /Ryn(ek|k)/, /рин(ок|к)/i),
  term(/\btown deck\b/i, /tali\p{L}+ Miasta/iu, /колод\p{L}+ міста/iu),
  term(/\blanding pad\b/i, /Lądowisk/, /пуск\p{L}+ платформ/iu),
  term(/\bexplorers?\b/i, /odkrywc/i, /мандрівник/i),
  term(/\bclerics?\b/i, /kapłan/i, /клірик/i),
  term(/\bfighters?\b/i, /wojowni/i, /б(оєць|ійц)/i),
  term(/\bmages?\b/i, /mag/i, /маг/i),
  term(/\bthie(f|ves)\b/i, /złodzie/i, /злоді/i),
  term(/\bitems?\b/i, /przedmio/i, /предмет/i),
  term(/\bcoins?\b/i, /monet/i, /монет/i),
]
const overbossTerms: readonly Term[] = [
  term(/\btiles?\b/i, /kaf(el|l)/i, /плит/i),
  term(/\btokens?\b/i, /żeton/i, /жетон/i),
  term(/\bterrains?\b/i, /teren/i, /місцев(іст|ост)/i),
  term(/\bmonsters?\b/i, /potw/i, /монстр/i),
  term(/\bmatching monsters?\b/i, /pasując\p{L}+ potw/iu, /відповідн\p{L}+ монстр|монстр\p{L}* \p{L}* ?відповідн/iu),
  term(/\bbands?\b/i, /wstę[gd]/i, /ватаг/i),
  term(/\bstash(es|ed)?\b/i, /kryjów|scho/i, /схов/i),
  term(/\bbag\b/i, /worecz/i, /міше/i),
  term(/\bmarket\b/i, /ryn(ek|k)/i, /рин(ок|к)/i),
  term(/\bcrystals?\b/i, /kryszta/i, /кристал/i),
  term(/\bportals?\b/i, /portal/i, /портал/i),
  term(/\bminiboss(es)?\b/i, /miniboss/i, /мінібос/i),
  term(/\bdungeons?\b/i, /loch/i, /підземел/i),
  term(/\bcommand cards?\b/i, /kar\p{L}+ komend/iu, /карт\p{L}* наказ/iu),
  term(/\bboss cards?\b/i, /kar\p{L}+ boss/iu, /карт\p{L}* бос/iu),
  term(/\bsoul gems?\b/i, /klejnot\p{L}* dusz/iu, /самоцвіт\p{L}* душ/iu),
  term(/\bwickedness\b/i, /nikczemnoś/i, /лиходійств/i),
  term(/\bside missions?\b/i, /mis[jy]\p{L}* poboczn|misj\p{L} pobocz/iu, /побічн\p{L}+ завдан/iu),
  term(/\bmaps?\b/i, /plansz/i, /мап/i),
]

type Family = 'dungeon' | 'overboss' | 'both'
interface Text {
  readonly key: string
  readonly family: Family
  readonly said: Readonly<Record<Language, string>>
}
const ofOverboss =
  /^(turn\.(overboss|skipped)|action\.endTurn|glossary:ob-|learn\.ob\.|web\.ob\.|(choice|prompt|log|hint)\.ob\.|phase\.(draft|place|command|refill)|over\.(reason\.maps|tie\.matching|campaign))/
const ofDungeon: readonly Namespace[] = [
  'boss-monster',
  'next-level',
  'super-boss-monster',
  'dungeon',
  'prompts',
  'learn',
  'glossary',
]
function familyOf(part: Namespace, key: string): Family {
  if (part === 'overboss' || ofOverboss.test(key)) return 'overboss'
  return ofDungeon.includes(part) ? 'dungeon' : 'both'
}
/** What is written in the text itself: a name that comes in place of `{hero}` need not have the word “hero”. */
const written = (text: string): string => text.replace(/\{\w+(, number)?\}|\{\w+, (plural|select),/g, '')
const all: readonly Text[] = namespaces.flatMap(part => {
  const of = (language: Language, key: string): string => {
    const known: Readonly<Record<string, string>> = texts[language][part]
    return written(known[key] ?? '')
  }
  return Object.keys(texts.en[part])
    .filter(key => !/\.(name|title)$/.test(key))
    .map(key => ({
      key,
      family: familyOf(part, key),
      said: { en: of('en', key), pl: of('pl', key), uk: of('uk', key) },
    }))
})
/** Labels with room for half a term only. */
const short = ['sb.space.hideout', 'dm.discard']

describe.each(['pl', 'uk'] as const)('in %s', language => {
  test.each([
    ['dungeon', dungeonTerms],
    ['overboss', overbossTerms],
  ] as const)('a text of the %s games uses the term that English uses', (family, terms) => {
    const strays = all
      .filter(text => text.family === family && !short.includes(text.key))
      .flatMap(({ key, said }) =>
        terms
          .filter(one => one.en.test(said.en) && !one[language].test(said[language]))
          .map(one => `${key}: ${one.en} in “${said.en}”, but “${said[language]}”`),
      )
    expect(strays).toEqual([])
  })
})

interface Synonym {
  readonly language: Language
  readonly family: Family
  readonly not: RegExp
  readonly but: string
}
const synonyms: readonly Synonym[] = [
  { language: 'en', family: 'both', not: /\bcast(s|ing)?\b/i, but: 'play a spell' },
  { language: 'en', family: 'dungeon', not: /\bextra damage\b/i, but: 'more damage' },
  { language: 'en', family: 'dungeon', not: /\btreasure icons?\b/i, but: 'treasure symbol' },
  { language: 'en', family: 'dungeon', not: /\b(town|build|minion|bait|adventure) phase\b/, but: 'Build phase' },
  { language: 'en', family: 'both', not: /\bon the market\b/i, but: 'in the market' },
  { language: 'pl', family: 'both', not: /zaklęci|(?<!\p{L})rzuc\p{L}* czar/iu, but: 'zagrać czar' },
  {
    language: 'pl',
    family: 'both',
    not: /(?<!\p{L})(u|przy|do) (\p{L}+ )?wejści(a|u)(?!\p{L})/iu,
    but: 'przed wejściem',
  },
  { language: 'pl', family: 'both', not: /zabij|zabi(ć|t)|zabój/i, but: 'wyeliminować' },
  { language: 'pl', family: 'both', not: /przeżyj|przeżywa|przeży(ć|ł)/i, but: 'przetrwać' },
  {
    language: 'pl',
    family: 'both',
    not: /epick|(?<!\p{L})lokalizacj|zdrowi|kleryk|(?<!\p{L})minion/iu,
    but: 'legendarny, lokacja, życie, kapłan, sługus',
  },
  { language: 'pl', family: 'both', not: /rozkaz/i, but: 'komenda' },
  {
    language: 'pl',
    family: 'dungeon',
    not: /(?<!\p{L})(tur(a|y|ę|ze|ą)|loch\p{L}*|żeton\p{L}*)(?!\p{L})/iu,
    but: 'runda, podziemia, znacznik',
  },
  { language: 'pl', family: 'overboss', not: /podziemi|znacznik|płytk/i, but: 'loch, żeton, kafel' },
  { language: 'uk', family: 'both', not: /(?<!\p{L})(чари|чарів|чарами)(?!\p{L})|заклятт/iu, but: 'заклинання' },
  { language: 'uk', family: 'both', not: /раунд/i, but: 'хід' },
  { language: 'uk', family: 'both', not: /(?<!\p{L})ран(а|и|у|ою|ам|ами)?(?!\p{L})/iu, but: 'поранення' },
  { language: 'uk', family: 'both', not: /здібн|міньйон|прислужник|легендарн/i, but: 'властивість, посіпака, епічний' },
  { language: 'uk', family: 'both', not: /заман/i, but: 'приманити' },
  { language: 'uk', family: 'both', not: /(?<!\p{L})(обери|обер[іе]|обра(ти|н)|обирає|обирають)/iu, but: 'вибрати' },
  { language: 'uk', family: 'both', not: /(?<!\p{L})[ув] фазу(?!\p{L})/iu, but: 'у фазі' },
  { language: 'uk', family: 'both', not: /(?<!\p{L})раху(є|ю)ться/iu, but: 'враховується' },
  { language: 'uk', family: 'both', not: /раз за хід/i, but: 'раз на хід' },
  { language: 'uk', family: 'dungeon', not: /пошкодж|підрахунку балів/i, but: 'ушкодження, зона підрахунку' },
  {
    language: 'uk',
    family: 'dungeon',
    not: /посадков|вх(ід|од\p{L}*) до підземел/iu,
    but: 'пускова платформа, вхід у підземелля',
  },
]
const rules = (['pl', 'uk'] as const).flatMap(language =>
  rulesIn(language).map(({ game, key, text }) => {
    const family: Family = game === 'overboss' ? 'overboss' : 'dungeon'
    return { language, family, key, text }
  }),
)

test('no synonym takes the place of a term', () => {
  const everything = [
    ...all.flatMap(({ key, family, said }) =>
      languages.map(language => ({ language, family, key, text: said[language] })),
    ),
    ...rules,
  ]
  const strays = synonyms.flatMap(({ language, family, not, but }) =>
    everything
      .filter(one => one.language === language && (family === 'both' || family === one.family) && not.test(one.text))
      .map(one => `${language} ${one.key}: ${but}, not “${not.exec(one.text)?.[0]}”`),
  )
  expect(everything.length).toBeGreaterThan(5000)
  expect(strays).toEqual([])
})
