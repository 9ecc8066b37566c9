// Search over any set of games: what the site and the command ask alike.
export {
  type Document,
  documentsOf,
  type HitKind,
  type PageName,
  pageTitles,
  type Searchable,
} from './documents.ts';
export { type Collection, collect, indexOf, type SearchIndex } from './index-of.ts';
export { type Packed, pack, unpack } from './packed.ts';
export { type Among, type Hit, nearestIn, nearestWords, type SearchIn, searchIn, searchIndexes } from './search.ts';
