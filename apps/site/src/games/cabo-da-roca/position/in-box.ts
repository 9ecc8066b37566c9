import { readTable } from '@portolan/boards/cabo-da-roca';
import { validate } from '@portolan/cabo-da-roca';
import { objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { boxFrom } from '../parts/tables.ts';

/** Cargoes that are no cards of the box become cards that are, each another one; where they run out a ship is empty. */
const shipsIn = (ships: Json, cards: readonly string[]): Json => {
  const left = cards.filter((card) => !Object.values(ships).some((ship) => objectIn({ ship }, 'ship').cargo === card));
  return Object.fromEntries(
    Object.keys(ships).map((id) => {
      const { cargo, from, ...ship } = objectIn(ships, id);
      if (cargo === undefined) return [id, ship];
      const card = cards.includes(String(cargo)) ? cargo : left.shift();
      return [id, card === undefined ? ship : { ...ship, cargo: card, from }];
    }),
  );
};

const cross = { origin: [-1, -1], rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] };

const isPossible = (position: Json): boolean => {
  const read = readTable(position);
  return read.ok && validate(read.value.state).length === 0;
};

/** A position played with the owner's box: as it is, with cargoes of that box; the bare cross where its tiles do not allow that. */
export const inBox = (position: Json, edition: Json): Json => {
  const cards = boxFrom(edition).tradeCards.map(({ id }) => id);
  const usual = { ...position, ships: shipsIn(objectIn(position, 'ships'), cards), edition };
  return isPossible(usual) ? usual : { seats: 2, phase: 'act', board: cross, edition };
};
