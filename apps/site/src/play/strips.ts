import { Elsewhere, Rejudged, Unread, Unsaved } from './Notes.tsx';

/** What is told above a table: fetched when there is something to tell. */
export default { Elsewhere, Rejudged, Unread, Unsaved };
