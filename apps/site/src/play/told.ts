import { ClauseLink } from '../example/ClauseLink.tsx';
import { EventList } from '../example/EventList.tsx';
import { Aside } from './Aside.tsx';
import { Beneath } from './Beneath.tsx';
import { Drawn } from './Drawn.tsx';
import { End } from './End.tsx';
import { LookedBack } from './LookedBack.tsx';
import { Since } from './Since.tsx';
import { Watching } from './Watching.tsx';

/** What is told in words around the board: fetched when somebody is about to play, or there is something to tell. */
const told = { Aside, Beneath, ClauseLink, Drawn, End, EventList, LookedBack, Since, Watching };

/** These parts, once they have come. */
export type ToldParts = typeof told;

export default told;
