import type { Lang } from '@portolan/core';
import { both, called, capital } from '@portolan/core/words';
import { directionName, pieceName } from '../../rules/names.ts';
import { directions, pieceKinds, portIds, shipKinds } from '../../types.ts';

// What the words are called that several disputes ask for.

/** What words are called, each beginning large. */
export const named = <Word extends string>(words: readonly Word[], nameOf: (word: Word, lang: Lang) => string) =>
  called(words, (word, lang) => capital(nameOf(word, lang)));

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

/** The ports, by the letters that every box has. */
export const portNames = called(portIds, (port) => `Port ${port}`);
