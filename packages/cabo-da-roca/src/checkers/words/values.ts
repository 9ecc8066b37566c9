import type { Text } from '@portolan/core';
import { both, capital } from '@portolan/core/words';
import { directionName, pieceName } from '../../rules/names.ts';
import { directions, pieceKinds, shipKinds } from '../../types.ts';

// What the words are called that several disputes ask for.

const named = <Word extends string>(words: readonly Word[], nameOf: (word: Word, lang: 'fr' | 'en') => string) =>
  Object.fromEntries(
    words.map((word) => [word, { fr: capital(nameOf(word, 'fr')), en: capital(nameOf(word, 'en')) }]),
  ) as Readonly<Record<Word, Text>>;

/** The eight directions. */
export const directionNames = named(directions, directionName);

/** The kinds of pieces. */
export const pieceNames = named(pieceKinds, pieceName);

/** The kinds of ships. */
export const shipNames = named(shipKinds, pieceName);

/** Whose something is. */
export const whoseNames = {
  nobody: both('À personne', 'Nobody’s'),
  own: both('À moi', 'Mine'),
  opponent: both('À un adversaire', 'An opponent’s'),
} as const;
