import { upstreamOf } from '../../board.ts';
import { boxOf, NONE } from '../../box.ts';
import { shipName, shipOf, shipOn } from '../../counts.ts';
import { channelsBack, longestWaysBack } from '../../pieces/sailing.ts';
import type { Refusal } from '../../reasons.ts';
import type { State } from '../../state.ts';
import { citing, type Judgment } from '../judgment.ts';
import { afloatRefusals, havenRefusals, type Play } from './ships.ts';

/** A path leads back channel by channel, through free positions. */
const pathRefusals = (
  state: State,
  ship: number,
  path: readonly string[],
  clause: 'card.setback' | 'card.heavy-storm',
): Refusal[] => {
  const { positions, behind } = boxOf(state.edition);
  const found: Refusal[] = [];
  let from = state.at[ship]!;
  for (const to of path) {
    const next = positions.at[to]!;
    if (!behind[from]!.includes(next)) {
      return [...found, { clause, reason: 'not-a-channel-back', facts: { from: positions.ids[from]!, to } }];
    }
    const other = shipOn(state, next);
    if (other !== NONE) {
      const facts = { position: to, ship: shipName(state, other) };
      found.push({ clause: 'board.one-ship', reason: 'position-occupied', facts: { ...facts } });
    }
    from = next;
  }
  return found;
};

/** A path shorter than the card says (`ruling.impossible-retreat`); `sound`: nothing else is wrong with it. */
const lengthRefusals = (state: State, ship: number, given: number, needed: number, sound: boolean): Refusal[] => {
  const clause = 'ruling.impossible-retreat';
  if (state.rulings['impossible-retreat'] === 'full-only') {
    return [{ clause, reason: 'wrong-distance', facts: { needed, given } }];
  }
  const possible = longestWaysBack(upstreamOf(state), state.at[ship]!, needed)[0]!.length;
  return sound && possible > given ? [{ clause, reason: 'can-go-further', facts: { possible, given } }] : [];
};

/** A ship goes back channel by channel (`card.setback`, `card.heavy-storm`, `card.way-back`). */
export const checkBack = (state: State, { card, ship: id, path }: Play<'setback' | 'heavy-storm'>): Judgment => {
  const clause = `card.${card}` as const;
  const [needed, given] = [channelsBack[card], path.length];
  const by = citing(clause, given < needed && 'ruling.impossible-retreat');
  const away = afloatRefusals(state, id, clause);
  if (away.length > 0) return { found: away, by };
  const ship = shipOf(state, id);
  const found = pathRefusals(state, ship, path, clause);
  if (given > needed) found.push({ clause, reason: 'wrong-distance', facts: { needed, given } });
  if (given < needed) found.push(...lengthRefusals(state, ship, given, needed, found.length === 0));
  return { found: [...found, ...havenRefusals(state, [id])], by };
};
