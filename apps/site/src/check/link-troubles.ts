import type { Problem } from '@portolan/core';
import type { PageGame } from '../kit/game.ts';
import type { From } from '../kit/useTerms.ts';
import { isObject } from '../position/json.ts';
import { sentTerms, type Terms } from '../stores/terms.ts';
import { askedOf } from './inputs.ts';
import type { Court, DisputeHere } from './module.ts';

/** What is wrong with a link that was sent; empty if it can be opened. Nothing of a bad link is used. */
export const linkTroubles = (
  game: PageGame,
  { form }: DisputeHere,
  court: Court | undefined,
  from: From | undefined,
): readonly Problem[] => {
  if (!court || !from?.origin.sent) return [];
  const { rulings, edition }: Terms = sentTerms(game, from.payload);
  const { input: entered } = from.payload;
  const input = court.parse(askedOf(form, isObject(entered) ? entered : {}, rulings, edition));
  const box = edition === undefined ? undefined : game.parseEdition?.(edition);
  return [...(input.ok ? [] : input.problems), ...(box && !box.ok ? box.problems : [])];
};
