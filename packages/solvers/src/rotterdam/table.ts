import { rotterdam, type State } from '@portolan/rotterdam';

/** Nothing, nobody, nowhere: as the engine writes it. */
export const NONE = -1;

/** What a seat sees of a position; without a seat the position as it was typed in, with all that it tells. */
export const seenBy = (state: State, seat: number | undefined): State =>
  seat === undefined ? state : rotterdam.view(state, seat);

/** The harbor that processes a material. */
export const harborFor = ({ edition }: State, material: string): string =>
  edition.harbors.find((harbor) => harbor.material === material)!.id;
