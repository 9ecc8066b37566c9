import { MissionCardView, NavigationCardView, ProductCardView, type Table } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { NavigationFace } from '@portolan/rotterdam';
import type { List } from '../position/cards.ts';

interface Props {
  readonly list: List;
  readonly face: string;
  readonly table: Table;
  readonly lang: Lang;
}

/** A card of a player as it is drawn, by the list that it lies in. */
export const CardFace = ({ list, face, table, lang }: Props) => {
  if (list === 'products') return <ProductCardView table={table} face={face} lang={lang} />;
  if (list === 'navigation' || list === 'laid') return <NavigationCardView face={face as NavigationFace} lang={lang} />;
  return <MissionCardView table={table} face={face} lang={lang} />;
};
