import { comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import type { Lang, Seat } from '@portolan/core';
import { fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { playWords as words } from '../play/words.ts';

/** The moves that no place stands for, allowed or not: the judge says which. */
export const offered = ({ phase, auction }: State, seat: Seat, lang: Lang): readonly (readonly [string, Json])[] => {
  const least = (auction?.amount ?? 0) + 1;
  switch (phase) {
    case 'act':
      return [
        [words.openAuction[lang], { kind: 'openAuction', seat }],
        [words.end[lang], { kind: 'endTurn', seat }],
      ];
    case 'auction':
      return [
        [fill(words.bid[lang], { n: least }), { kind: 'bid', seat, amount: least }],
        [words.pass[lang], { kind: 'pass', seat }],
      ];
    case 'effect':
      return [[words.skip[lang], { kind: 'skip', seat }]];
    case 'settle':
      return [[words.pay[lang], { kind: 'payCommission', seat }]];
    default:
      return [];
  }
};

interface Props {
  readonly state: State;
  readonly seat: Seat;
  readonly lang: Lang;
  readonly propose: (action: Json) => void;
}

/** Buttons for what is done without touching the harbor, while it is this player’s turn. */
export const Unplaced = ({ state, seat, lang, propose }: Props) => {
  const all = offered(state, seat, lang);
  if (all.length === 0 || !comptoirDesAntilles.turn(state).actors.includes(seat)) return null;
  return (
    <p class="ca-unplaced">
      {all.map(([name, action]) => (
        <button key={name} type="button" class="btn" onClick={() => propose(action)}>
          {name}
        </button>
      ))}
    </p>
  );
};
