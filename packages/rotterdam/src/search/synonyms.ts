import type { PlayersWords } from '@portolan/core';

/** Words of players, each with those of the rulebook for the same. */
export const synonyms: PlayersWords['synonyms'] = {
  fr: {},
  en: {},
};
