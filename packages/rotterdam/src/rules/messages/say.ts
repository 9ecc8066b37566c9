import type { Lang, Seat } from '@portolan/core';
import { counted, listed, type PlainSay, plainSay, seat } from '@portolan/core/words';
import type { Owed } from '../../state.ts';
import type {
  ColorId,
  HarborId,
  MaterialId,
  MissionFace,
  NavigationFace,
  Phase,
  PositionId,
  ProductFace,
  ShipId,
} from '../../types.ts';
import { type NamedBox, namedIn } from './called.ts';
import * as english from './names-english.ts';
import * as french from './names-french.ts';

/** Says something in one language, and calls things by their names in it; those of a box by the names that its owner gave. */
export interface Say extends PlainSay {
  /** `1 carte`, `2 cartes`; the plural is that with an `s` where it is not said. */
  count(n: number, one: string, other?: string): string;
  /** `there is 1 card`, `there are 2 cards`. */
  thereAre(n: number, one: string): string;
  color(id: ColorId): string;
  material(id: MaterialId): string;
  /** A cargo in brackets, or that there is none: ` (grain)`, `, à vide`. */
  load(cargo: MaterialId | null): string;
  harbor(id: HarborId): string;
  /** `de Botlek`, `d’Europoort`. */
  ofHarbor(id: HarborId): string;
  product(face: ProductFace): string;
  /** Products with their numbers: `pain et 2 × essence`. */
  products(faces: readonly ProductFace[]): string;
  card(face: NavigationFace): string;
  mission(face: MissionFace): string;
  /** A Mission with what is printed on it: `la Mission 1 (4 points : pain et jus d’orange)`. */
  printed(face: MissionFace): string;
  /** `le navire 1 de A`, `A’s ship 1`. */
  ship(id: ShipId): string;
  /** The same without an article. */
  hull(id: ShipId): string;
  /** The same as its owner is told, `son navire 1`, or anybody else. */
  own(id: ShipId, who: Seat): string;
  ships(ids: readonly ShipId[]): string;
  phase(id: Phase): string;
  /** What nature draws. */
  draw(kind: Owed['draw']): string;
  seats(all: readonly Seat[]): string;
  /** The positions of a way back: `B1 puis A2`. */
  path(positions: readonly PositionId[]): string;
}

/** Says things in a language, with the names in a box. */
export const sayer = (lang: Lang, box: NamedBox): Say => {
  const names = lang === 'fr' ? french : english;
  const own = namedIn(box, lang);
  const called = (face: ProductFace) => own.products.get(face) ?? face;
  const harbor = (id: HarborId) => own.harbors.get(id) ?? id;
  const material = (id: MaterialId): string => names.material(own.materials.get(id) ?? id);
  const count = (n: number, one: string, other = `${one}s`): string => counted(n, one, other, lang);
  return Object.assign(plainSay(lang), {
    count,
    thereAre: (n: number, one: string) => `there ${n === 1 ? 'is' : 'are'} ${count(n, one)}`,
    color: names.color,
    material,
    load: (cargo: MaterialId | null) => (cargo === null ? names.empty : ` (${material(cargo)})`),
    harbor: (id: HarborId) => names.harbor(harbor(id)),
    ofHarbor: (id: HarborId) => names.ofHarbor(harbor(id)),
    product: (face: ProductFace) => names.product(called(face)),
    products: (faces: readonly ProductFace[]) => names.products(faces.map(called)),
    card: names.card,
    mission: names.mission,
    printed: (face: MissionFace) => {
      const found = box.missions?.find(({ id }) => id === face);
      if (!found) return names.mission(face);
      const asked = names.products(found.products.map(called));
      return `${names.mission(face)} (${count(found.points, 'point')}${lang === 'fr' ? ' : ' : ': '}${asked})`;
    },
    ship: names.ship,
    hull: names.hull,
    own: names.own,
    ships: (ids: readonly ShipId[]) => listed(ids.map(names.ship), lang),
    phase: names.phase,
    draw: names.draw,
    seats: (all: readonly Seat[]) => listed(all.map(seat), lang),
    path: names.path,
  });
};
