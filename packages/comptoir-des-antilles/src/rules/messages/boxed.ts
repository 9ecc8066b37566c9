import type { Text } from '@portolan/core';
import type { Facts } from '@portolan/core/words';
import type { Edition } from '../../edition.ts';
import { byQuay } from './facts.ts';

type Piece = Text & { readonly id: string };

const pieceIn =
  (pieces: readonly Piece[]) =>
  (id: unknown): unknown =>
    pieces.find((piece) => piece.id === id) ?? id;

const changed = (facts: Facts, fact: string, change: (value: unknown) => unknown): Facts =>
  facts[fact] === undefined ? {} : { [fact]: change(facts[fact]) };

/** Puts the contacts and goods of a box in the place of their ids, so that a sentence made of the facts calls them as the box does. */
export const withPiecesOf = ({ contacts, goods }: Edition): (<Found extends object>(found: Found) => Found) => {
  const [contact, kind] = [pieceIn(contacts), pieceIn(goods)];
  const byQuays = (tiles: unknown): unknown =>
    typeof tiles === 'object' ? Object.fromEntries(byQuay(tiles).map(([quay, id]) => [quay, kind(id)])) : tiles;
  return (found) => {
    const facts = found as Facts;
    return {
      ...found,
      ...changed(facts, 'contact', contact),
      ...changed(facts, 'goods', kind),
      ...changed(facts, 'next', kind),
      ...changed(facts, 'tiles', byQuays),
    };
  };
};
