import { both } from '@portolan/core/words';

/** The name of the game. */
export const title = both('Jeu du moulin', 'Merels');
