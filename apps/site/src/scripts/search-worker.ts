import { type Hit, indexOf, nearestWords, type SearchIndex, searchIndexes, unpack } from '@portolan/rules/search';
import type { Found, SearchQuery } from './search-found.ts';
import type { Searched } from './search-links.ts';

/** How many hits are shown of the game at hand, and of the others below them. */
const mostOwn = 9;
const mostOthers = 4;
const mostAnywhere = mostOwn + mostOthers;

interface Engine extends Pick<Searched, 'titles'> {
  readonly indexes: readonly SearchIndex[];
}

const load = async (from: string): Promise<Engine> => {
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  const searched: Searched = await answer.json();
  return { indexes: unpack(searched).map(indexOf), titles: searched.titles };
};

/** What is shown of all that was found: the game at hand first, and something of the others below it. */
const shownOf = (hits: readonly Hit[], here: string): readonly Hit[] => {
  const own = hits.filter(({ game }) => game === here);
  const others = hits.filter(({ game }) => game !== here);
  // Another game was named, or this one has nothing.
  if (hits[0]?.game !== here) return hits.slice(0, mostAnywhere);
  const some = own.slice(0, Math.max(mostOwn, mostAnywhere - others.length));
  return [...some, ...others.slice(0, mostAnywhere - some.length)];
};

const find = ({ indexes, titles }: Engine, { query, here }: SearchQuery): Found => {
  const hits = shownOf(searchIndexes(indexes, query, { first: here, each: mostAnywhere }), here);
  return { query, hits, near: hits.length > 0 ? [] : nearestWords(indexes, query), titles };
};

let loading: Promise<Engine> | undefined;

// Away from the page, whose next letter waits for nothing here.
addEventListener('message', async ({ data }: MessageEvent<SearchQuery>) => {
  const say = (found: Found): void => postMessage(found);
  try {
    loading ??= load(data.from);
    say(find(await loading, data));
  } catch {
    loading = undefined; // Asked for again with the next question: the line may be back.
    say({ query: data.query, failed: true });
  }
});
