import {
  type Contact,
  type Edition,
  type Effect,
  parseEdition,
  quayNumbers,
  reconstructed,
  type TileId,
} from '@portolan/comptoir-des-antilles';
import type { ContactInput } from '@portolan/comptoir-des-antilles/checkers';
import { same } from '../../../stores/same.ts';

/** The box in use: the owner's, if one was entered and can be read, else ours. */
export const boxOf = (edition: unknown): Edition => {
  const read = parseEdition(edition ?? {});
  return read.ok ? read.value : reconstructed;
};

/** The figure of a contact where the input does not say. */
export const FIGURE = 3;

/** Every effect of the cards of a box, each once, in the order of the cards. */
export const effectsIn = ({ contacts }: Edition): readonly Effect[] => {
  const all = contacts.flatMap(({ effects }) => effects);
  return all.filter((effect, i) => all.findIndex((one) => same(one, effect)) === i);
};

/** Where an effect stands in a list; -1 if it is not there. */
export const placeOfEffect = (effects: readonly Effect[], effect: Effect): number =>
  effects.findIndex((one) => same(one, effect));

/** Whether a card is the one that an input names or describes. */
const isAsked =
  (asked: ContactInput['contact']) =>
  ({ id, commission, effects }: Contact): boolean =>
    typeof asked === 'string' ? id === asked : same({ commission, effects }, asked);

/** The card of a box that an input names or describes; a card without a name, if none is the same. */
export const cardOf = (asked: ContactInput['contact'], { contacts }: Edition): Contact => {
  const own = typeof asked === 'string' ? { commission: 1, effects: [] } : asked;
  return contacts.find(isAsked(asked)) ?? { id: 'card', fr: 'Carte', en: 'Card', ...own };
};

/** Where the card of an input stands among those of a box; -1 if it is none of them. */
export const placeOfCard = (contacts: readonly Contact[], asked: ContactInput['contact']): number =>
  contacts.findIndex(isAsked(asked));

/** Whether a box has event tiles of a kind. */
export const hasTile = ({ tiles }: Edition, id: TileId): boolean =>
  tiles.some((kind) => kind.id === id && kind.count > 0);

/** Ships in the pile when the game begins: all but those of the four quays. */
export const shipsInPile = ({ ships }: Edition): number =>
  ships.reduce((sum, { count }) => sum + count, 0) - quayNumbers.length;
