import { also, type Reader, report, word } from '@portolan/core/readers';
import { rotterdam, type State } from '@portolan/rotterdam';
import { fleetOf, shipIdsOf, shipOf } from '@portolan/rotterdam/pieces';

/** Nothing, nobody, nowhere: as the engine writes it. */
export const NONE = -1;

/** What a seat sees of a position; without a seat the position as it was typed in, with all that it tells. */
export const seenBy = (state: State, seat: number | undefined): State =>
  seat === undefined ? state : rotterdam.view(state, seat);

const idIn = (items: readonly { readonly id: string }[], code: string): Reader<string> =>
  word(
    items.map(({ id }) => id),
    code,
  );

/** A position of the map. */
export const positionIn = ({ edition }: State): Reader<string> => idIn(edition.positions, 'unknown-position');

/** A harbor of the box. */
export const harborIn = ({ edition }: State): Reader<string> => idIn(edition.harbors, 'unknown-harbor');

/** A raw material of the box. */
export const materialIn = ({ edition }: State): Reader<string> => idIn(edition.materials, 'unknown-material');

/** A Product of the box. */
export const productIn = ({ edition }: State): Reader<string> => idIn(edition.products, 'unknown-product');

/** The harbor that processes a material. */
export const harborFor = ({ edition }: State, material: string): string =>
  edition.harbors.find((harbor) => harbor.material === material)!.id;

/** A ship of the game that is afloat. */
export const shipAfloat = (state: State): Reader<string> =>
  also(
    word(shipIdsOf(fleetOf(state)).slice(0, state.at.length), 'unknown-ship'),
    (found, path, problems) => {
      if (state.at[shipOf(state, found)] === NONE) report(problems, path, 'not-afloat', { found });
    },
    'not-afloat',
  );
