import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { asNumber, both, counting, percent, say } from '@portolan/core/words';
import { chance, fractionNote, inFull } from '../../fraction-words.ts';
import type { FightOddsAnswer } from '../fight-odds.ts';
import type { FightOddsInput } from '../inputs.ts';
import { cards, ofCompany } from './common.ts';

const flagCount = counting({ fr: ['drapeau', 'drapeaux'], en: ['flag', 'flags'] });

const fewest = ({ smallest }: FightOddsAnswer, lang: Lang): string =>
  smallest === undefined
    ? ''
    : say(
        lang,
        ` Pour la chance voulue, le moins de cartes : ${cards(smallest.cards, 'fr')}, soit ${chance(smallest.success, 'fr')}.`,
        ` For the chance wished, the fewest cards: ${cards(smallest.cards, 'en')}, which give ${chance(smallest.success, 'en')}.`,
      );

/** The chance of the cards asked about, where it is not that of the best. */
const ofAsked = ({ success }: FightOddsAnswer, best: string, input: FightOddsInput, lang: Lang): string =>
  input.cards === undefined || success === best
    ? ''
    : say(lang, ` Les cartes prévues : ${chance(success, 'fr')}.`, ` The cards thought of: ${chance(success, 'en')}.`);

const explain = (answer: FightOddsAnswer, input: FightOddsInput, lang: Lang): FoundInWords => {
  const best = answer.ranking[0];
  if (!best) {
    const none = both(
      'Aucune carte connue de l’attaquant ne peut servir.',
      'No known card of the attacker can be used.',
    );
    return { headline: none[lang], rows: [] };
  }
  return {
    headline: say(
      lang,
      `Au mieux ${percent(best.success, 'fr')} de chances${fractionNote(best.success, 'fr')}, avec ${cards(best.cards, 'fr')}.`,
      `At best a ${percent(best.success, 'en')} chance${fractionNote(best.success, 'en')}, with ${cards(best.cards, 'en')}.`,
    ),
    detail: `${say(lang, `Bonus du défenseur : ${answer.bonus}.`, `Bonus of the defender: ${answer.bonus}.`)}${ofAsked(answer, best.success, input, lang)}${fewest(answer, lang)}`,
    rows: answer.ranking.map((attack) => ({
      label: cards(attack.cards, lang),
      value: asNumber(attack.success),
      text: percent(attack.success, lang),
      more: [flagCount(attack.flags, lang), ...Object.values(inFull(attack.success, lang))].join(', '),
      best: attack.success === best.success,
    })),
  };
};

/** The odds of an attack, in words. */
export const fightOddsWords = {
  title: both('Quelles chances a mon attaque ?', 'What are the odds of my attack?'),
  tells: both(
    'La chance exacte de chaque jeu de cartes, contre un défenseur qui tient dès qu’il le peut.',
    'The exact chance of every set of cards, against a defender who holds whenever he can.',
  ),
  labels: {
    company: ofCompany,
    attacker: both('Attaquant', 'Attacker'),
    defender: both('Défenseur', 'Defender'),
    cards: both('Cartes prévues', 'Cards thought of'),
    wish: both('Chance voulue, en %', 'Chance wished, in %'),
    unseenByFlags: both(
      'Cartes non vues, par nombre de drapeaux de la compagnie',
      'Unseen cards, by their number of flags of the company',
    ),
  },
  explain: (answer, { input }, lang) => explain(answer, input, lang),
} satisfies QuestionWords<FightOddsInput, FightOddsAnswer>;
