import type { Lang } from '@portolan/core';
import type { Face, PieceKind, Square, TileKind, TreasureType } from '../../types.ts';
import { setter } from '../typeset.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';

/** A square: `(2, −1)`, with a real minus sign and a narrow space. */
export const squareInWords = (at: Square): string => square(at);

/** A tile with its article: `une côte`, `port B`. */
export const tileInWords = (tile: Face | TileKind, lang: Lang): string =>
  lang === 'fr' ? setter.french(fr.tile(tile)) : setter.english(en.tile(tile));

/** A kind of piece without an article: `bateau de pêche`. */
export const pieceInWords = (piece: PieceKind, lang: Lang): string =>
  lang === 'fr' ? setter.french(fr.pieceKind(piece)) : setter.english(en.pieceKind(piece));

/** A type of treasure: `Île`, `Wreck`. */
export const treasureInWords = (type: TreasureType, lang: Lang): string =>
  lang === 'fr' ? fr.treasureType(type) : en.treasureType(type);
