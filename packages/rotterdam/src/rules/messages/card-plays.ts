import type { ActionOf } from '../../types.ts';
import type { Say } from './say.ts';

/** What a Navigation card is played for, after its name; nothing of a card that is not played. */
export const useOf = (play: ActionOf<'playCard'>, say: Say): string => {
  switch (play.card) {
    case 'turn-of-luck':
      return say.ships(play.ships);
    case 'extra-cargo':
      return say(`un navire en ${play.start}${say.load(play.cargo)}`, `a ship on ${play.start}${say.load(play.cargo)}`);
    case 'setback':
    case 'heavy-storm': {
      const ship = say.ship(play.ship);
      return play.path.length > 0
        ? say(`${ship} recule en ${say.path(play.path)}`, `${ship} back to ${say.path(play.path)}`)
        : say(`${ship} reste`, `${ship} stays`);
    }
    case 'cargo-thief': {
      const from = say.hull(play.from);
      return 'to' in play
        ? say(`du ${from} au ${say.hull(play.to)}`, `from ${from} to ${say.hull(play.to)}`)
        : say(`du ${from} à un navire en ${play.start}`, `from ${from} to a ship on ${play.start}`);
    }
    case 'port-police':
      return say.ship(play.ship);
    default:
      return '';
  }
};
