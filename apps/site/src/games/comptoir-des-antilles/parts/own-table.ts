import { type Edition, parseEdition, quayNumbers } from '@portolan/comptoir-des-antilles';
import type { Json } from '../../../stores/table.ts';
import { canBe } from './can-be.ts';

const repeated = <Piece extends { readonly count: number }>(pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece) => Array<Piece>(piece.count).fill(piece));

/** Four ships of a box with goods of it, spread over their values, nobody aboard. */
const quaysOf = ({ ships, goods }: Edition): readonly string[] => {
  const [values, kinds] = [repeated(ships), repeated(goods)];
  const step = Math.max(1, Math.floor(values.length / quayNumbers.length));
  return quayNumbers.map((_, at) => `${values[at * step]?.value} ${kinds[Math.floor((at * kinds.length) / 4)]?.id}`);
};

/** A table of ours played with the owner's own box; where its pieces are not in that box, one with pieces that are. */
export const ownTable = (ours: Json, edition: Json): Json => {
  const same = { ...ours, edition };
  const read = parseEdition(edition);
  if (!read.ok || canBe(same)) return same;
  const { seats, premiums } = ours;
  return { edition, seats, premiums, quays: quaysOf(read.value), phase: 'act' };
};
