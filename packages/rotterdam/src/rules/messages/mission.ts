import type { Text } from '@portolan/core';
import { seat } from '@portolan/core/words';
import type { ReturnPlace } from '../../types.ts';
import type { Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `mission`, by reason. */
export const missionRefusals = {
  'trading-closed': (_, say) =>
    say('La phase 6 a commencé : on n’échange plus.', 'Phase 6 has begun: there is no more trading.'),
  'already-fulfilled': (_, say) =>
    say(
      'Une Mission a déjà été remplie dans ce tour : une seule par manche.',
      'A Mission has already been fulfilled in this turn: one in a round.',
    ),
  'mission-not-in-hand': (facts, say) =>
    say(`Ce joueur n’a pas ${say.mission(facts.mission)}.`, `This player does not have ${say.mission(facts.mission)}.`),
  'products-mismatch': ({ missing, extra }, say) => {
    const lacks =
      missing.length === 0 ? '' : say(` Il manque : ${say.products(missing)}.`, ` Missing: ${say.products(missing)}.`);
    const more =
      extra.length === 0 ? '' : say(` En trop : ${say.products(extra)}.`, ` Not asked for: ${say.products(extra)}.`);
    return say(
      `Ce n’est pas ce que demande la Mission.${lacks}${more}`,
      `This is not what the Mission asks for.${lacks}${more}`,
    );
  },
} satisfies Refusals;

const places: Readonly<Record<ReturnPlace, Text>> = {
  top: { fr: 'sur la pioche', en: 'on top of the pile' },
  bottom: { fr: 'sous la pioche', en: 'under the pile' },
  bag: { fr: 'dans la pioche, mélangée', en: 'into the pile, shuffled' },
};

/** What happens by the clauses of `mission`. */
export const missionEvents = {
  missionFulfilled: (facts, say) =>
    say(
      `${seat(facts.seat)} remplit ${say.mission(facts.mission)} pour ${say.count(facts.points, 'point')}, ${facts.total} en tout.`,
      `${seat(facts.seat)} fulfills ${say.mission(facts.mission)} for ${say.count(facts.points, 'point')}, ${facts.total} in all.`,
    ),
  productReturned: (facts, say) =>
    say(
      `Une carte retourne à ${say.harbor(facts.harbor)} (${say.product(facts.product)}), ${places[facts.to].fr}.`,
      `A card goes back to ${say.harbor(facts.harbor)} (${say.product(facts.product)}), ${places[facts.to].en}.`,
    ),
} satisfies Happenings;
