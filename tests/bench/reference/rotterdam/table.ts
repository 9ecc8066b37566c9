/** Nothing, nobody, nowhere: as the engine writes it. */
export const NONE = -1;
