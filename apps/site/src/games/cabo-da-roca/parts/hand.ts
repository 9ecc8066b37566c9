import { kindOf, type Table } from '@portolan/boards/cabo-da-roca';
import { type Face, type PieceKind, type Position, pieceKinds, type Rotation } from '@portolan/cabo-da-roca';
import type { Json } from '../../../stores/table.ts';
import { looks } from './looks.ts';
import { squareOf } from './square-of.ts';

/** What somebody has in hand to be laid: the tile that was drawn, or the starting port. */
export const faceInHand = ({ position }: Table): Face | undefined => {
  const { phase, tile, home, homeLaid, active = 0 } = position;
  if (phase === 'lay') return tile;
  return phase === 'tile' && homeLaid?.[active] === false ? (home?.[active] ?? undefined) : undefined;
};

/** The ways in which it looks different. */
export const waysInHand = (table: Table): readonly Rotation[] => {
  const face = faceInHand(table);
  return face === undefined ? [] : looks(kindOf(face), table.box);
};

/** Whether purchases can be thought of in a step: it begins before they are over. */
export const mayBuy = ({ phase = 'act', stage = 'free' }: Pick<Position, 'phase' | 'stage'>): boolean =>
  phase !== 'act' || stage === 'buy';

/** The pieces that somebody may think of buying: before the tile, too. */
export const piecesToBuy = ({ position: { phase = 'act' } }: Table): readonly PieceKind[] =>
  phase === 'act' || phase === 'tile' ? pieceKinds : [];

/** What lies in the tray, by its id. */
export const inTray = {
  tile: (rot: Rotation): string => `tile ${rot}`,
  piece: (kind: PieceKind): string => `buy ${kind}`,
};

/** What somebody plays who puts something of the tray on a square. */
export const putOn = ({ position }: Table, item: string, spot: string): Json => {
  const [what, which = ''] = item.split(' ');
  const [seat, at] = [position.active ?? 0, squareOf(spot)];
  if (what === 'tile') return { kind: position.phase === 'lay' ? 'layTile' : 'layPort', seat, at, rot: Number(which) };
  return which === 'sailor' ? { kind: 'buySailor', seat, at } : { kind: 'buyShip', seat, piece: which, at };
};

/** Whether a place is one of the tray. */
export const isInTray = (spot: string): boolean => spot.startsWith('tile ') || spot.startsWith('buy ');
