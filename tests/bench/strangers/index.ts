// Policies by other hands, who knew the rules and the results of their own games against the policies of this repository,
// and have read none of them, nor the search: how strong a search is among those it was not made for.
export { policy as rotterdamA } from './rotterdam-a.ts';
export { policy as rotterdamB } from './rotterdam-b.ts';
export { policy as rotterdamC } from './rotterdam-c.ts';
