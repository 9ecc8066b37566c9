import type { Refusals } from './types.ts';

/** What is refused by the clauses of `mission`, by reason. */
export const mission = {
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
