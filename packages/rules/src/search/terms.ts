import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import type { Lang } from '@portolan/core';
import { wordsOf } from '../fold.ts';

/** Words that say nothing of what is looked for, folded. */
const small: Readonly<Record<Lang, ReadonlySet<string>>> = {
  fr: new Set(
    `a ai ainsi alors apres as au aucun aussi autre aux avec avoir c ca car ce ceci cela celle celui ces cest cet cette ceux chez comme d dans de des deja doit dois doivent donc du elle elles en encore entre est et etait etre eux faire fait faut il ils j je jusqu jusque l la le les leur leurs lorsqu lui m ma mais me mes moi mon n ne ni nos notre nous on ont par parce pas peut peuvent peux plus pour pourquoi puis puisqu qu que quel quelle quelles quels quoi s sa sans se sera ses si sien soi soit son sont sur t ta te tes toi ton tous tout toute toutes tres tu un une va vais veut veux vont vos votre vous y`.split(
      ' ',
    ),
  ),
  en: new Set(
    `a about after aint all also am an and any are as at be been being but by can cannot cant could d did do does doesnt doing don dont for from go goes got had happen happened happens has have having he her here him his i if im in into is isnt it its just ll m may me might much must my no not of off on one only or our ok okay out over re s shall she should so some somebody someone than that the their them then there theres these they this those to too u up us ve very was we were what whats while why will with would you your t`.split(
      ' ',
    ),
  ),
};

/** Words that say little: what is asked, not about what. */
const weak: Readonly<Record<Lang, ReadonlySet<string>>> = {
  fr: new Set('comment ou quand qui'.split(' ')),
  en: new Set('get gets getting how when where which who whose'.split(' ')),
};

/** Numbers as they are written out, from zero. */
const numbers: Readonly<Record<Lang, readonly string[]>> = {
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix'.split(' '),
  en: 'zero one two three four five six seven eight nine ten'.split(' '),
};
const ordinals: Readonly<Record<Lang, readonly string[]>> = {
  fr: 'zero premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(' '),
  en: 'zero first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
};

/** A number typed in digits, as rulebooks write it: `3`, `3p` and `3j` are three, `3rd` and `3e` the third. */
export const writtenOut = (word: string, lang: Lang): string | undefined => {
  const [, digits, ending = ''] = /^(\d+)([a-z]*)$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  if (/^(p|j)?$/.test(ending)) return numbers[lang][Number(digits)];
  return /^(st|nd|rd|th|er|ere|e|eme|ieme)$/.test(ending) ? ordinals[lang][Number(digits)] : undefined;
};

/** British spelling where only its ending differs, in folded words. */
const british: readonly (readonly [RegExp, string])[] = [
  [/^(arm|behavi|col|endeav|fav|harb|hon|lab|neighb|parl|rum|sav|vap|vig)our/, '$1or'],
  [/^(def|lic|off|pret)ence/, '$1ense'],
  [/^(cent|fib|lit|met|theat|spect)re(s?)$/, '$1er$2'],
  [/^(.{3,})is(e[ds]?|ing|ation)$/, '$1iz$2'],
  [/^(cance|trave|labe|marsha|mode|revea|signa|tota)ll(ed|ing|er|ers)$/, '$1l$2'],
  [/^grey/, 'gray'],
  [/^programme/, 'program'],
];

const american = (word: string): string => british.reduce((text, [from, to]) => text.replace(from, to), word);

/** English verbs whose forms share no stem, each after what they are found by. */
const irregular: ReadonlyMap<string, string> = new Map(
  `beat beaten|begin began begun|break broke broken|burn burnt|buy bought|choose chose chosen choice|deal dealt|draw drawn drew|drive driven drove|fall fallen fell|find found|forget forgot forgotten|give gave given|hide hid hidden|hold held|keep kept|know known knew|lay laid|lose lost loss|meet met|pay paid|sell sold sale|send sent|show shown|sink sank sunk sunken|spend spent|steal stole stolen|take took taken|throw threw thrown|win won|high higher highest|low lower lowest|great greater greatest|big bigger biggest|large larger largest|long longer longest length|few fewer fewest|cheap cheaper cheapest|deliver delivery`
    .split('|')
    .flatMap((verb) => {
      const [first = '', ...forms] = verb.split(' ');
      return forms.map((form): [string, string] => [form, first]);
    }),
);

/**
 * Forms of French verbs that the stemmer leaves apart, in folded words: it knows participles by their accents, no third
 * person plural, and of verbs in -re and -ir hardly anything.
 */
const verbForms: readonly (readonly [RegExp, string])[] = [
  [/^(pa|essa|envo)[iy](e|er|ez|es|ent|ees?|ements?|era)$/, '$1yer'],
  [/^(re)?(pren(ne|nent|ds|ez|ons)|pris|prises?)$/, '$1prend'],
  [/^(re|per)?met(s|tent|tez|tre)?$/, '$1mettr'],
  [/^vu(e|s|es)?$|^vo(it|is|ient|yez|ir)$/, 'voir'],
  [/^recoi(s|t|vent)$|^recu(e|s|es)?$|^recev(ez|oir)$/, 'recoi'],
  [/^nouve(au|aux|lles?)$/, 'nouvel'],
  [/^mauvaises?$/, 'mauvais'],
  [/^egal(e|es|ite|ites)?$|^egaux$/, 'egal'],
  [/^achats?$/, 'achete'],
  [/^(re)?ventes?$/, '$1vend'],
  [/^livraisons?$/, 'livre'],
  [/^choix$/, 'choisi'],
  [/^refus$/, 'refuse'],
  [/^defenses?$/, 'defend'],
  [/^quais$/, 'quai'],
  [/^(.*[en])ds?$/, '$1d'],
  [/^(.*(?:[eo]n|er))d(re|ues?|us?|ent|ez|ra)$/, '$1d'],
  [/^(.+)(ei|oi|ai)(gnent|gnez|ndre|ntes?|nts?)$/, '$1$2nt'],
  [/^(.*[tv])(iens|ient|ienne|iennent|enir|enez|enues?|enus?)$/, '$1ien'],
  [/^(.*(?:ouv|off))(re|rir|rent|rez|erte?s?)$/, '$1r'],
  [/^(.+tru)(ire|ites?|its?|isent)$/, '$1it'],
  [/^(.+i)eres?$/, '$1er'],
  [/^(.{3,})ees?$/, '$1e'],
  [/^(.{2,}[^m])ent$/, '$1e'],
  [/^(.{2,}u|.{2,}er)s$/, '$1'],
];

/** Words that the stemmer would take for another: a game that is played for what has left, a range for a harbor. */
const apart: ReadonlySet<string> = new Set(['partie', 'portee']);

const leveled = (word: string): string => {
  const singular = word.replace(/s$/, '');
  if (apart.has(singular)) return `${singular}-`;
  const [from, to] = verbForms.find(([form]) => form.test(word)) ?? [];
  return french(from === undefined ? word : word.replace(from, to!));
};

const stems: Readonly<Record<Lang, (word: string) => string>> = {
  fr: leveled,
  en: (word) => english(irregular.get(word) ?? american(word)),
};

/** Words whose stems are known: a search asks for those of all that it shows at every keystroke. */
const known: Readonly<Record<Lang, Map<string, string>>> = { fr: new Map(), en: new Map() };

/** How a folded word stands in the index: without its ending, the spelling being American. */
export const termOf = (word: string, lang: Lang): string => {
  const before = known[lang].get(word);
  if (before !== undefined) return before;
  const term = /\d/.test(word) ? word : stems[lang](word);
  known[lang].set(word, term);
  return term;
};

/** Whether a folded word says nothing of what is looked for. */
export const isSmall = (word: string, lang: Lang): boolean => small[lang].has(word);

/** Whether a folded word says little: a word that asks, or a number alone, which stands in many clauses. */
export const isWeak = (word: string, lang: Lang): boolean => weak[lang].has(word) || /^\d$/.test(word);

/** The terms of a text, without small words. */
export const termsIn = (text: string, lang: Lang): readonly string[] =>
  wordsOf(text)
    .filter(({ word }) => !isSmall(word, lang))
    .map(({ word }) => termOf(word, lang));
