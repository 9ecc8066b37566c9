import { useStore } from '@nanostores/preact';
import { tableOf } from './kept.ts';

/** Whether a table of a game is under way in this browser: there is something to go back to. */
export const useUnderWay = (game: string): boolean => useStore(tableOf(game), { ssr: 'initial' }) !== null;
