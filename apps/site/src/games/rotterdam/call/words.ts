import type { Lang } from '@portolan/core';
import { shipInWords } from '@portolan/rotterdam/rules';
import { both, fill, listed } from '../../../kit/text.ts';
import type { Concerned, Movers } from './preview.ts';

/** What a preview of a call says. */
export const callTexts = {
  color: both('Couleur', 'Color'),
  never: both('On ne peut pas annoncer de couleur maintenant.', 'No color can be called now.'),
  order: both('Qui avance, dans l’ordre', 'Who moves, in order'),
  none: both('Aucun navire n’est devant un canal de cette couleur.', 'No ship lies before a channel of this color.'),
  part: both(
    'Trop de suites possibles : toutes n’ont pas été suivies.',
    'Too many possible sequences: not all have been followed.',
  ),
  caller: both('annonce', 'calls'),
  free: both('Dans l’ordre de son choix.', 'In any order.'),
  goes: both('{from} vers {to}', '{from} to {to}'),
  choice: both('{from} vers {to}, au choix ou selon la place', '{from} to {to}, by choice or as there is room'),
  perhaps: both('peut-être bloqué par {by}', 'perhaps blocked by {by}'),
  always: both('bloqué en {from} par {by}', 'blocked on {from} by {by}'),
} as const;

const orList = (places: readonly string[], lang: Lang): string => places.join({ fr: ' ou ', en: ' or ' }[lang]);

/** What becomes of a ship: "D3 vers E4"; "bloqué en D3 par le navire 1 de B". */
export const concernedInWords = ({ from, to, blocked, by }: Concerned, lang: Lang): string => {
  const names = listed(
    by.map((ship) => shipInWords(ship, lang)),
    lang,
  );
  if (blocked === 'always') return fill(callTexts.always[lang], { from, by: names });
  const way = fill(callTexts[to.length > 1 ? 'choice' : 'goes'][lang], { from, to: orList(to, lang) });
  return blocked === 'perhaps' ? `${way}, ${fill(callTexts.perhaps[lang], { by: names })}` : way;
};

/** Whether the order of an owner's ships needs a word. */
export const hasOrder = ({ ships, freeOrder }: Movers): boolean => ships.length > 1 && freeOrder;
