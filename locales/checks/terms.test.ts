// Terms of the rulebooks: if the English text uses a term, the Polish and Ukrainian texts use it, too. No text uses a forbidden synonym.
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

/** A term in English, and the stems of its forms in the other languages. */
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
  term(/\bsymbols?\b/i, /symbol|ikon|skarb/i, /символ/i),
  term(/\bsouls?\b/i, /dusz/i, /душ/i),
  term(/\bwounds?\b/i, /ran(a|y|ę|ą|ami|om|ach)?(?!\p{L})/iu, /поранен/i),
  term(/\bhealth\b/i, /życi/i, /здоров’/i),
  term(/\bdamage\b/i, /obraże/i, /ушкоджен/i),
  term(/\bbase damage\b/i, /bazow\p{L}+ obraże/iu, /базов\p{L}+ ушкоджен/iu),
  term(/\bXP\b/, /PD/, /ОД/),
  term(/\blevel(led|s)?[ -]up\b/i, /awans/i, /нов\p{L}+ рів/iu),
  term(/\bhands?\b/i, /ręk|ręc|rąk/i, /ру[кц]/i),
  term(/\bdecks?\b/i, /tali/i, /колод/i),
  term(/\bdiscard pile\b/i, /stos\p{L}* odrzuconych kart/iu, /скид/i),
  term(/\bdiscards?\b(?! pile)/i, /odrzu/i, /ски(д|н)/i),
  term(/\brounds?\b/i, /rund/i, /х(ід|од)/i),
  term(/\bactive player\b/i, /aktywn\p{L}+ gracz/iu, /активн\p{L}+ грав/iu),
  term(/\bopponents?\b/i, /przeciwni/i, /суперник/i),
  term(/\bface[ -]down\b/i, /zakry/i, /долілиць/i),
  term(/\bface[ -]up\b/i, /odkry/i, /горілиць/i),
  term(/\bdestroy(s|ed)?\b/i, /niszcz/i, /руйн/i),
  term(/\buncover(s|ed)?\b/i, /odsł/i, /розкри/i),
  term(/\breveal(s|ed)?\b/i, /odkry/i, /розкри/i),
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
  term(/\bscoring area\b/i, /obsza\p{L}+ punktacji/iu, /зон\p{L}+ підрахунку балів/iu),
  term(/\broom stacks?\b/i, /stos\p{L}* komnat/iu, /ст(іс|ос)\p{L}* кімнат/iu),
  term(/\bBuild phase\b/, /faz\p{L}+ budowy/iu, /фаз\p{L}+ будівництва/iu),
  term(/\bTown phase\b/, /faz\p{L}+ miasta/iu, /фаз\p{L}+ міста/iu),
  term(/\bMinion phase\b/, /faz\p{L}+ sługusów/iu, /фаз\p{L}+ посіпаки/iu),
  term(/\bBait phase\b/, /faz\p{L}+ przynęty/iu, /фаз\p{L}+ приманки/iu),
  term(/\bAdventure phase\b/, /faz\p{L}+ (budowy lub )?przyg(ody|ód)/iu, /фаз\p{L}+ (будівництва або )?пригоди/iu),
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
  readonly texts: Readonly<Record<Language, string>>
}
const overbossKeys =
  /^(turn\.(overboss|skipped)|action\.endTurn|glossary:ob-|learn\.ob\.|web\.ob\.|(choice|prompt|log|hint|error)\.ob\.|phase\.(draft|place|command|refill)|over\.(reason\.maps|tie\.matching|campaign))/
const dungeonNamespaces: readonly Namespace[] = [
  'boss-monster',
  'next-level',
  'super-boss-monster',
  'dungeon',
  'prompts',
  'learn',
  'glossary',
]
function familyOf(namespace: Namespace, key: string): Family {
  if (namespace === 'overboss' || overbossKeys.test(key)) return 'overboss'
  return dungeonNamespaces.includes(namespace) ? 'dungeon' : 'both'
}
/** Removes placeholders: the value of `{hero}` need not contain the word “hero”. */
const withoutPlaceholders = (text: string): string => text.replace(/\{\w+(, number)?\}|\{\w+, (plural|select),/g, '')
const all: readonly Text[] = namespaces.flatMap(namespace => {
  const textIn = (language: Language, key: string): string => {
    const known: Readonly<Record<string, string>> = texts[language][namespace]
    return withoutPlaceholders(known[key] ?? '')
  }
  return Object.keys(texts.en[namespace])
    .filter(key => !/\.(name|title)$/.test(key))
    .map(key => ({
      key,
      family: familyOf(namespace, key),
      texts: { en: textIn('en', key), pl: textIn('pl', key), uk: textIn('uk', key) },
    }))
})
/** Labels that are too short for the whole term. */
const shortLabels = ['sb.space.hideout', 'dm.discard']

describe.each(['pl', 'uk'] as const)('in %s', language => {
  test.each([
    ['dungeon', dungeonTerms],
    ['overboss', overbossTerms],
  ] as const)('a text of the %s games uses the term that English uses', (family, terms) => {
    const violations = all
      .filter(text => text.family === family && !shortLabels.includes(text.key))
      .flatMap(({ key, texts: { en, [language]: translation } }) =>
        terms
          .filter(forms => forms.en.test(en) && !forms[language].test(translation))
          .map(forms => `${key}: ${forms.en} in “${en}”, but “${translation}”`),
      )
    expect(violations).toEqual([])
  })
})

interface Synonym {
  readonly language: Language
  readonly family: Family
  readonly forbidden: RegExp
  readonly instead: string
}
const synonyms: readonly Synonym[] = [
  { language: 'en', family: 'both', forbidden: /\bcast(s|ing)?\b/i, instead: 'play a spell' },
  { language: 'en', family: 'dungeon', forbidden: /\bextra damage\b/i, instead: 'more damage' },
  { language: 'en', family: 'dungeon', forbidden: /\btreasure icons?\b/i, instead: 'treasure symbol' },
  {
    language: 'en',
    family: 'dungeon',
    forbidden: /\b(town|build|minion|bait|adventure) phase\b/,
    instead: 'Build phase',
  },
  { language: 'en', family: 'both', forbidden: /\bon the market\b/i, instead: 'in the market' },
  { language: 'pl', family: 'both', forbidden: /zaklęci|(?<!\p{L})rzuc\p{L}* czar/iu, instead: 'zagrać czar' },
  {
    language: 'pl',
    family: 'both',
    forbidden: /(?<!\p{L})(u|przy|do) (\p{L}+ )?wejści(a|u)(?!\p{L})/iu,
    instead: 'przed wejściem',
  },
  { language: 'pl', family: 'both', forbidden: /zabij|zabi(ć|t)|zabój/i, instead: 'wyeliminować' },
  { language: 'pl', family: 'both', forbidden: /przeżyj|przeżywa|przeży(ć|ł)/i, instead: 'przetrwać' },
  {
    language: 'pl',
    family: 'both',
    forbidden: /epick|(?<!\p{L})lokalizacj|zdrowi|kleryk|(?<!\p{L})minion/iu,
    instead: 'legendarny, lokacja, życie, kapłan, sługus',
  },
  { language: 'pl', family: 'both', forbidden: /rozkaz/i, instead: 'komenda' },
  {
    language: 'pl',
    family: 'dungeon',
    forbidden: /(?<!\p{L})(tur(a|y|ę|ze|ą)|loch\p{L}*|żeton\p{L}*)(?!\p{L})/iu,
    instead: 'runda, podziemia, znacznik',
  },
  { language: 'pl', family: 'overboss', forbidden: /podziemi|znacznik|płytk/i, instead: 'loch, żeton, kafel' },
  {
    language: 'uk',
    family: 'both',
    forbidden: /(?<!\p{L})(чари|чарів|чарами)(?!\p{L})|заклятт/iu,
    instead: 'заклинання',
  },
  { language: 'uk', family: 'both', forbidden: /раунд/i, instead: 'хід' },
  { language: 'uk', family: 'both', forbidden: /(?<!\p{L})ран(а|и|у|ою|ам|ами)?(?!\p{L})/iu, instead: 'поранення' },
  {
    language: 'uk',
    family: 'both',
    forbidden: /здібн|міньйон|прислужник|легендарн/i,
    instead: 'властивість, посіпака, епічний',
  },
  { language: 'uk', family: 'both', forbidden: /заман/i, instead: 'приманити' },
  {
    language: 'uk',
    family: 'both',
    forbidden: /(?<!\p{L})(обери|обер[іе]|обра(ти|н)|обирає|обирають)/iu,
    instead: 'вибрати',
  },
  { language: 'uk', family: 'both', forbidden: /(?<!\p{L})[ув] фазу(?!\p{L})/iu, instead: 'у фазі' },
  { language: 'uk', family: 'both', forbidden: /(?<!\p{L})раху(є|ю)ться/iu, instead: 'враховується' },
  { language: 'uk', family: 'both', forbidden: /раз за хід/i, instead: 'раз на хід' },
  { language: 'uk', family: 'dungeon', forbidden: /пошкодж/i, instead: 'ушкодження' },
  {
    language: 'uk',
    family: 'dungeon',
    forbidden: /посадков|вх(ід|од\p{L}*) до підземел/iu,
    instead: 'пускова платформа, вхід у підземелля',
  },
]
const rules = (['pl', 'uk'] as const).flatMap(language =>
  rulesIn(language).map(({ game, key, text }) => {
    const family: Family = game === 'overboss' ? 'overboss' : 'dungeon'
    return { language, family, key, text }
  }),
)

test('no text uses a forbidden synonym of a term', () => {
  const everything = [
    ...all.flatMap(({ key, family, texts: versions }) =>
      languages.map(language => ({ language, family, key, text: versions[language] })),
    ),
    ...rules,
  ]
  const violations = synonyms.flatMap(({ language, family, forbidden, instead }) =>
    everything
      .filter(text => text.language === language && (family === 'both' || family === text.family))
      .filter(({ text }) => forbidden.test(text))
      .map(({ key, text }) => `${language} ${key}: ${instead}, not “${forbidden.exec(text)?.[0]}”`),
  )
  expect(everything.length).toBeGreaterThan(5000)
  expect(violations).toEqual([])
})
