import { bad, type Lang } from '@portolan/core';
import {
  type AnswerInWords,
  type Cell,
  type CheckerWords,
  type Choice,
  headlines,
  quotedFirst,
} from '@portolan/core/answers';
import { parseWith } from '@portolan/core/readers';
import { both, fieldWords, listed, say } from '@portolan/core/words';
import { type FightAnswer, type FightInput, type FightOption, type FightSide, readFight } from '../types/fight.ts';
import { disputes } from './disputes.ts';
import { cardCount, companyNames, flagCount, stands, violationText } from './kit.ts';
import { sidesOf } from './sides.ts';

/** Who is left standing where: "B tient", "A passe". */
const outcome = (winner: 'attacker' | 'defender', input: FightInput, lang: Lang): string => {
  const { attacker, defender } = sidesOf(input, lang);
  return winner === 'attacker'
    ? say(lang, `${attacker} passe`, `${attacker} gets through`)
    : say(lang, `${defender} tient`, `${defender} holds`);
};

const score = (mine: number, other: number, lang: Lang): string =>
  say(lang, `${mine} contre ${other}`, `${mine} to ${other}`);

/** The cards of a choice, by their flags: "sa carte à 3 drapeaux", "rien". */
const cardsInWords = (option: FightOption, flags: readonly number[], lang: Lang): string => {
  const played = option.cards.map((i) => flags[i] ?? 0);
  if (played.length === 0) return say(lang, 'rien', 'nothing');
  if (played.length === 1) {
    const n = flagCount(played[0]!, lang);
    return say(lang, `la carte à ${n}`, `the card with ${flagCount(played[0]!, lang)}`);
  }
  const list = [...played.slice(0, -1).map(String), flagCount(played.at(-1)!, lang)];
  return say(lang, `les cartes à ${listed(list, 'fr')}`, `the cards with ${listed(list, 'en')}`);
};

/** Choices told apart by what is seen of them: two cards with the same flags are one choice. */
const distinct = (options: readonly FightOption[], flags: readonly number[], lang: Lang): readonly FightOption[] => {
  const seen = new Set<string>();
  return options.filter((option) => {
    const text = cardsInWords(option, flags, lang);
    return seen.has(text) ? false : Boolean(seen.add(text));
  });
};

/** How many choices are listed. */
const MOST = 6;

const optionsOf = (answer: FightAnswer): { side: 'attack' | 'defense'; options: readonly FightOption[] } =>
  answer.attack.violations.length > 0
    ? { side: 'attack', options: answer.attacks }
    : { side: 'defense', options: answer.defenses };

const choicesOf = (answer: FightAnswer, input: FightInput, lang: Lang): AnswerInWords['choices'] => {
  const { side, options } = optionsOf(answer);
  const flags = side === 'attack' ? input.attack : (input.defense ?? []);
  const { attacker, defender } = sidesOf(input, lang);
  const who = side === 'attack' ? attacker : defender;
  const other = side === 'attack' ? answer.defense.total : answer.attack.total;
  const items: Choice[] = distinct(options, flags, lang)
    .slice(0, MOST)
    .map((option) => ({
      state: 'legal',
      text:
        option.cards.length === 0
          ? say(lang, 'Ne rien jouer', 'Play nothing')
          : say(lang, `Jouer ${cardsInWords(option, flags, lang)}`, `Play ${cardsInWords(option, flags, lang)}`),
      result: `${score(option.total, other, lang)}, ${outcome(option.winner, input, lang)}`,
    }));
  return { title: say(lang, `Ce que peut jouer ${who}`, `What ${who} may play`), items };
};

const firstViolation = (sides: readonly FightSide[]) => sides.flatMap((side) => side.violations)[0];

const figuresOf = ({ winner, attack, defense }: FightAnswer, lang: Lang): string =>
  winner === 'attacker' ? score(attack.total, defense.total, lang) : score(defense.total, attack.total, lang);

/** A few words for the bar: "A gagne, 3 contre 3". */
const inShort = (answer: FightAnswer, input: FightInput, lang: Lang): string => {
  if (answer.winner === null)
    return say(lang, `pour tenir : ${flagCount(answer.needed, lang)}`, `to hold: ${flagCount(answer.needed, lang)}`);
  const who = sidesOf(input, lang)[answer.winner];
  return say(lang, `${who} gagne, ${figuresOf(answer, lang)}`, `${who} wins, ${figuresOf(answer, lang)}`);
};

const settled = (answer: FightAnswer, input: FightInput, lang: Lang): string => {
  const { attacker, defender } = sidesOf(input, lang);
  const { attack, defense, needed } = answer;
  if (answer.winner === null)
    return say(
      lang,
      `${attacker} peut attaquer avec ${flagCount(attack.flags, lang)} ; ${defender} tient s’il en pose ${needed}, avec ${cardCount(defense.limit, lang)} au plus.`,
      `${attacker} may attack with ${flagCount(attack.flags, lang)}; ${defender} holds with ${needed} on ${cardCount(defense.limit, lang)} at most.`,
    );
  const figures = figuresOf(answer, lang);
  const equal = answer.equal
    ? say(lang, ' À égalité, l’attaquant l’emporte.', ' Equal totals go to the attacker.')
    : '';
  return answer.winner === 'attacker'
    ? say(lang, `${attacker} gagne, ${figures}.${equal}`, `${attacker} wins, ${figures}.${equal}`)
    : say(
        lang,
        `${defender} gagne, ${figures} ; chacun garde sa place.`,
        `${defender} wins, ${figures}; both stay where they are.`,
      );
};

const after = (answer: FightAnswer, input: FightInput, lang: Lang): readonly Choice[] => {
  const { attacker, defender } = sidesOf(input, lang);
  if (answer.winner === 'attacker')
    return [
      {
        state: 'legal',
        text: say(lang, `${attacker} prend le rang ${input.defender}`, `${attacker} takes rank ${input.defender}`),
      },
      {
        state: 'legal',
        text: say(
          lang,
          `${answer.chooser === 'attacker' ? attacker : defender} choisit où va le marchand vaincu : au rang ${input.attacker}, ou au premier rang libre d’une autre compagnie`,
          `${answer.chooser === 'attacker' ? attacker : defender} says where the beaten merchant goes: to rank ${input.attacker}, or to the first free space of another company`,
        ),
      },
    ];
  if (answer.winner === 'defender' && answer.reward)
    return [
      {
        state: 'legal',
        text: say(
          lang,
          `${defender} peut garder dans son entrepôt une des cartes qu’il a posées`,
          `${defender} may keep one of the cards played, in the warehouse`,
        ),
      },
    ];
  return [];
};

/** The answer in words. */
const explain = (answer: FightAnswer, input: FightInput, lang: Lang): AnswerInWords => {
  const broken = firstViolation([answer.attack, answer.defense]);
  if (!answer.verdict.legal && broken) {
    const why = violationText(broken, lang);
    return {
      state: 'illegal',
      headline: headlines.illegal[lang],
      why,
      short: why,
      ...quotedFirst(answer),
      ...choices(choicesOf(answer, input, lang)),
    };
  }
  const why = settled(answer, input, lang);
  const title = say(lang, 'Et ensuite', 'What follows');
  const items = after(answer, input, lang);
  return {
    state: 'legal',
    headline: headlines.legal[lang],
    why,
    short: inShort(answer, input, lang),
    clauses: [...telling(answer), ...answer.clauses],
    ...(items.length > 0 ? { choices: { title, items } } : {}),
  };
};

/** The clauses that decided, before those that merely allowed the fight. */
const telling = ({ winner, bonus }: FightAnswer): readonly string[] => {
  const decided = { attacker: 'fight.success', defender: 'fight.failure' };
  return [winner ? decided[winner] : 'fight.attack-cards', ...(bonus > 0 ? ['fight.bonus'] : [])];
};

const choices = (value: AnswerInWords['choices']) => (value ? { choices: value } : {});

/** Who says where the beaten merchant goes, if one is beaten. */
const placedBy = ({ chooser }: FightAnswer, input: FightInput, lang: Lang): string => {
  if (chooser === null) return '';
  const who = sidesOf(input, lang)[chooser];
  return say(lang, `, ${who} place le marchand vaincu`, `, ${who} places the beaten merchant`);
};

/** The lines of the table of readings: each legal defense, or the fight as entered. */
const cells = (answer: FightAnswer, input: FightInput, lang: Lang): readonly Cell[] => {
  if (answer.verdict.legal || answer.attack.violations.length > 0)
    return [
      answer.winner
        ? {
            head: say(lang, 'issue', 'result'),
            main: `${outcome(answer.winner, input, lang)}${placedBy(answer, input, lang)}`,
            sub: score(answer.attack.total, answer.defense.total, lang),
          }
        : {
            head: say(lang, 'pour tenir', 'to hold'),
            main: flagCount(answer.needed, lang),
            sub: say(lang, `bonus ${answer.bonus}`, `bonus ${answer.bonus}`),
          },
    ];
  return distinct(answer.defenses, input.defense ?? [], lang)
    .slice(0, MOST)
    .map((option) => ({
      head: cardsInWords(option, input.defense ?? [], lang),
      main: outcome(option.winner, input, lang),
      sub: score(option.total, answer.attack.total, lang),
    }));
};

/** Who may play what in a fight, and who wins, in words. */
export const fight = {
  ...disputes.fight,
  ...fieldWords({
    company: [both('Compagnie disputée', 'Company fought over'), companyNames],
    column: both('Ses marchands, du rang 1 vers le bas', 'Its merchants, from rank 1 down'),
    between: both('Marchands entre les deux', 'Merchants between the two'),
    attacker: both('Attaquant', 'Attacker'),
    defender: both('Défenseur', 'Defender'),
    attack: both('Drapeaux des cartes de l’attaque', 'Flags of the cards of the attack'),
    defense: both('Drapeaux des cartes de la défense', 'Flags of the cards of the defense'),
    hands: both('Avant le combat', 'Before the fight'),
    'hands.attacker': both('Main de l’attaquant', 'Hand of the attacker'),
    'hands.defender': both('Main du défenseur', 'Hand of the defender'),
  }),
  explain,
  cells,
  // Who wins is what is asked, not only whether the cards may be played.
  turns: (answer, other) =>
    answer.winner !== other.winner || (answer.winner === null && answer.needed !== other.needed),
  parse: (json) => {
    const read = parseWith(readFight, json);
    if (!read.ok) return read;
    const { attack, defense, hands, column, attacker, defender } = read.value;
    const held = attack.length <= hands.attacker && (defense?.length ?? 0) <= hands.defender;
    if (!held) return bad({ path: 'hands', code: 'not-enough' });
    const stand = !column || [attacker, defender].every((rank) => stands(column, rank));
    return stand && attacker !== defender ? read : bad({ path: 'attacker', code: 'nobody-there' });
  },
} satisfies CheckerWords<FightInput, FightAnswer>;
