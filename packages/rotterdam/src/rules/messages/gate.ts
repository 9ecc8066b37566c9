import { plain, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** A seat by its letter, anything else as it was named. */
const what = (found: unknown): string => (typeof found === 'number' ? seat(found) : word(found));

/** Actions refused because of who or when, or because they name what is not there. */
export const gate: Readonly<Record<string, Sentence>> = {
  'wrong-phase': {
    fr: (facts) =>
      facts.needs === undefined
        ? `On ne joue plus : c’est ${fr.phase(facts.phase)}.`
        : `Pas maintenant : c’est ${fr.phase(facts.phase)}. Cela se fait dans ${fr.phase(facts.needs)}.`,
    en: (facts) =>
      facts.needs === undefined
        ? `Nothing is played now: this is ${en.phase(facts.phase)}.`
        : `Not now: this is ${en.phase(facts.phase)}. It is done in ${en.phase(facts.needs)}.`,
  },
  'not-your-turn': {
    fr: (facts) =>
      facts.turn === 'nature' ? 'Une carte doit d’abord être piochée.' : `C’est le tour de ${seat(facts.turn)}.`,
    en: (facts) => (facts.turn === 'nature' ? 'A card must be drawn first.' : `It is ${seat(facts.turn)}’s turn.`),
  },
  'navigation.own-turn/not-your-turn': {
    fr: (facts) =>
      facts.turn === 'nature'
        ? 'Une carte doit d’abord être piochée.'
        : `C’est à ${seat(facts.turn)} : une carte Navigation ne se joue que dans son propre tour.`,
    en: (facts) =>
      facts.turn === 'nature'
        ? 'A card must be drawn first.'
        : `It is up to ${seat(facts.turn)}: a Navigation card is played in one’s own turn only.`,
  },
  'call-in-progress': plain(
    'Des navires avancent encore : dans la lecture choisie, les cartes Navigation attendent qu’ils aient fini.',
    'Ships are still moving: under the reading chosen, Navigation cards wait until they are done.',
  ),
  'ruling.cards-in-trading/no-own-turn': plain(
    'Dans la lecture choisie, personne n’a de tour en phase 5 : aucune carte Navigation ne s’y joue.',
    'Under the reading chosen, nobody has a turn in phase 5: no Navigation card is played in it.',
  ),
  'ruling.cards-around-call/no-own-turn': plain(
    'Dans la lecture choisie, le tour est fini une fois les navires déplacés : plus de carte Navigation.',
    'Under the reading chosen, the turn is over once the ships have moved: no more Navigation cards.',
  ),
  'trade.ends/already-passed': plain(
    'Ce joueur a déjà dit qu’il ne veut plus échanger.',
    'This player has already said that they are done with trading.',
  ),
  'ruling.trading-order/already-passed': plain(
    'Ce joueur a renoncé à échanger : dans la lecture choisie, il ne revient qu’après un échange conclu.',
    'This player is done with trading: under the reading chosen, only a trade that is made brings them back.',
  ),
  'not-in-game': {
    fr: (facts) => `Cela ne se trouve pas à cette table : ${what(facts.found)}.`,
    en: (facts) => `This is not at this table: ${what(facts.found)}.`,
  },
  'trading-closed': plain('La phase 6 a commencé : on n’échange plus.', 'Phase 6 has begun: there is no more trading.'),
};
