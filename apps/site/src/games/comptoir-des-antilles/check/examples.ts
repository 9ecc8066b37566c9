import { type Edition, reconstructed, tileIds } from '@portolan/comptoir-des-antilles';
import type {
  CannotInput,
  ContactInput,
  DepartureInput,
  EffectInput,
  TileInput,
} from '@portolan/comptoir-des-antilles/checkers';
import { boxOf, hasTile } from '../parts/cards.ts';
import { EMPTY, laidOf, laidText } from '../parts/quay-text.ts';

// The examples of the checkers in an owner's box: the same port, laden with the goods of that box. They are
// handed the example: each dispute is fetched alone.

/** A quay of an example with goods of another box: the first of ours are its first, and so on. */
const laden = (text: string, { goods }: Edition): string => {
  const laid = laidOf(text);
  if (!laid || laid.goods === EMPTY) return text;
  const place = reconstructed.goods.findIndex(({ id }) => id === laid.goods);
  const known = goods.find(({ id }) => id === laid.goods) ?? goods[place % goods.length];
  return laidText({ ...laid, goods: known?.id ?? laid.goods });
};

/** An effect to try. */
export const effectIn = (example: EffectInput, edition: unknown): EffectInput => {
  const box = boxOf(edition);
  const ships = Object.entries(example.ships).map(([quay, text]) => [quay, laden(text, box)]);
  return { ...example, ships: Object.fromEntries(ships) as EffectInput['ships'] };
};

/** An effect that no ship allows. */
export const cannotIn = (example: CannotInput, edition: unknown): CannotInput => {
  return { ...example, quays: example.quays.map((text) => laden(text, boxOf(edition))) };
};

/** The first card of the box, just played. */
export const contactIn = ({ plays: _, ...example }: ContactInput, edition: unknown): ContactInput => {
  const box = boxOf(edition);
  return {
    ...example,
    quays: example.quays.map((text) => laden(text, box)),
    contact: box.contacts[0]?.id ?? example.contact,
  };
};

/** A full ship. */
export const departureIn = (example: DepartureInput, edition: unknown): DepartureInput => {
  return { ...example, ship: laden(example.ship, boxOf(edition)) };
};

/** A tile of the box laid before a ship; ours, if the box has it. */
export const tileIn = (example: TileInput, edition: unknown): TileInput => {
  const box = boxOf(edition);
  const tile = [example.tile, ...tileIds].find((id) => hasTile(box, id)) ?? example.tile;
  return { ...example, tile, ship: laden(example.ship, box) };
};
