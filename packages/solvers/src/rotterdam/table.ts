import { rotterdam, type State } from '@portolan/rotterdam';
import { fleetOf, shipIdsOf, shipOf } from '@portolan/rotterdam/pieces';
import { type FieldTest, integer, oneOf } from '../fields.ts';

/** Nothing, nobody, nowhere: as the engine writes it. */
export const NONE = -1;

/** A seat of the table. */
export const seatIn = ({ seats }: State): FieldTest => integer(0, seats - 1);

/** What a seat sees of a position; without a seat the position as it was typed in, with all that it tells. */
export const seenBy = (state: State, seat: number | undefined): State =>
  seat === undefined ? state : rotterdam.view(state, seat);

const idIn = (items: readonly { readonly id: string }[], code: string): FieldTest =>
  oneOf(
    items.map(({ id }) => id),
    code,
  );

/** A position of the map. */
export const positionIn = ({ edition }: State): FieldTest => idIn(edition.positions, 'unknown-position');

/** A harbor of the box. */
export const harborIn = ({ edition }: State): FieldTest => idIn(edition.harbors, 'unknown-harbor');

/** A raw material of the box. */
export const materialIn = ({ edition }: State): FieldTest => idIn(edition.materials, 'unknown-material');

/** The harbor that processes a material. */
export const harborFor = ({ edition }: State, material: string): string =>
  edition.harbors.find((harbor) => harbor.material === material)!.id;

/** A ship of the game that is afloat. */
export const shipAfloat = (state: State): FieldTest => {
  const isShip = oneOf(shipIdsOf(fleetOf(state)).slice(0, state.at.length), 'unknown-ship');
  return (value) => {
    const problem = isShip(value);
    if (problem) return problem;
    return state.at[shipOf(state, value as string)] === NONE
      ? { code: 'not-afloat', facts: { found: value } }
      : undefined;
  };
};
