import { Aside } from './Aside.tsx';
import { End } from './End.tsx';

/** What is told in words around the board: fetched when somebody is about to play, or there is something to tell. */
const told = { Aside, End };

export default told;
