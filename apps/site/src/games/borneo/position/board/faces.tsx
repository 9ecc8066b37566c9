import { cardInWords, FlagFace, readFace, type SpiceLetter, spiceName } from '@portolan/boards/borneo';
import type { Face } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import type { Item, ItemGroup } from '../../../../board/entry.ts';
import { SpiceMark } from '../../parts/marks.tsx';

/** What a Shipment card may hold, in the order of the tray. */
export const goods: readonly SpiceLetter[] = ['p', 'c', 'v', 'n', 'x'];

/** The goods by which a tray of Shipment cards is looked through. */
export const goodsGroups = (lang: Lang): readonly ItemGroup[] =>
  goods.map((id) => ({ id, name: spiceName(id, lang), picture: <SpiceMark letter={id} size={28} /> }));

/** A Shipment card in a tray, by its drawing. */
export const faceItem = (face: Face, lang: Lang): Item => {
  const group = readFace(face)?.spice;
  return {
    id: `card.${face}`,
    name: cardInWords(face, lang),
    picture: <FlagFace face={face} />,
    ...(group ? { group } : {}),
  };
};

const rank = (face: Face): number => goods.indexOf(readFace(face)?.spice ?? 'x');

/** Cards as one looks for them: by their goods, then by their flags from the left. */
export const inTrayOrder = (faces: readonly Face[]): readonly Face[] =>
  faces.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
