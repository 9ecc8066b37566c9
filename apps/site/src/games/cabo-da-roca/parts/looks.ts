import { type Edition, type Rotation, reconstructed, type TileKind } from '@portolan/cabo-da-roca';
import { rotationsOf, turned } from '@portolan/cabo-da-roca/pieces';

/** The rotations in which a kind of tile looks different. */
export const looks = (kind: TileKind, box: Edition = reconstructed): readonly Rotation[] => {
  const corners = box.tiles.find((tile) => tile.kind === kind)?.corners ?? [0, 0, 0, 0];
  const land = corners.reduce<number>((bits, corner, i) => bits | (corner << i), 0);
  return ([0, 1, 2, 3] as const).slice(0, rotationsOf(turned(land, 0)));
};
