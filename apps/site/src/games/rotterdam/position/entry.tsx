import { SeatToken, seatLetter } from '@portolan/boards';
import { CardIcons, CargoIcon, type Ship, ShipIcon } from '@portolan/boards/rotterdam';
import {
  materialInWords,
  missionName,
  navigationInWords,
  productInWords,
  shipInWords,
  shipName,
} from '@portolan/rotterdam/rules';
import type { Around, BoardEntry, Handle, Piece, Put } from '../../../board/entry.ts';
import { capital, fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { type Card, cardsIn, type List, listFor, listsOf, withCard, withoutCard } from './cards.ts';
import { changed, numberOr, shipsIn, textsIn, withShip } from './draft.ts';
import type { Form } from './form.ts';
import { shipSpot, type Where, whereOf } from './spots.ts';
import { reserveIn, trays } from './tray.tsx';
import { words } from './words.ts';

type About = Around<Form>;

const withShips = (position: Json, id: string, put: Pick<Ship, 'at' | 'cargo'> | null): Json =>
  changed(position, 'ships', withShip(textsIn(position, 'ships'), id, put));

/** The ships at a position, as they were entered; the one meant, or else the last, comes last. */
const shipsThere = (position: Json, at: string, id?: string): readonly Ship[] => {
  const there = shipsIn(position).filter((ship) => ship.at === at);
  const meant = there.find((ship) => ship.id === id);
  return meant ? [...there.filter((ship) => ship !== meant), meant] : there;
};

const isQuay = ({ box }: Form, at: string): boolean =>
  box.positions.some(({ id, harbor }) => id === at && harbor !== undefined);

const shipPiece = (
  position: Json,
  ships: readonly Ship[],
  { lang, about: { box } }: About,
): Piece<Json> | undefined => {
  const ship = ships.at(-1);
  if (!ship) return undefined;
  const { id, at, cargo } = ship;
  const [next] = ships;
  const others: Handle<Json>[] =
    next && next !== ship
      ? [{ id: 'other', name: capital(shipName(next.id, lang)), choose: shipSpot(at, next.id) }]
      : [];
  const empty: Handle<Json>[] = cargo
    ? [{ id: 'empty', name: words.emptyIt[lang], key: '0', to: withShips(position, id, { at, cargo: null }) }]
    : [];
  return {
    name: capital(shipName(id, lang)),
    detail: fill(words.shipAt[lang], {
      at,
      cargo: cargo ? materialInWords(cargo, lang, box) : words.unloaded[lang],
    }),
    picture: <ShipIcon id={id} cargo={cargo} lang={lang} box={box} />,
    handles: [
      ...others,
      ...empty,
      { id: 'off', name: words.takeOff[lang], key: 'Delete', to: withShips(position, id, null) },
    ],
  };
};

const masterOf = (position: Json): number => numberOr(position.master, 0);

const turnless = ({ phase }: Form): boolean => phase === 'setup' || phase === 'trade' || phase === 'over';

/** Who is the Harbor Master; whose turn it is follows, unless somebody says so. */
const withMaster = (position: Json, seat: number): Json => changed(position, 'master', seat);

const withTurn = (position: Json, seat: number): Json => changed(position, 'seat', seat);

const seatPiece = (position: Json, seat: number, { lang, about }: About): Piece<Json> => {
  const master = masterOf(position);
  const active = numberOr(position.seat, master) === seat;
  return {
    name: fill(words.playerOf[lang], { seat: seatLetter(seat) }),
    picture: <SeatToken seat={seat} lang={lang} size={32} plain />,
    handles: [
      { id: 'master', name: words.captain[lang], pressed: master === seat, to: withMaster(position, seat) },
      ...(turnless(about)
        ? []
        : [{ id: 'turn', name: words.turnToken[lang], pressed: active, to: withTurn(position, seat) }]),
    ],
    fixed: true,
  };
};

/** What a card is called: its name, or as much as its back tells. */
export const faceName = (list: List, face: string, { lang, about: { box } }: Pick<About, 'lang' | 'about'>): string => {
  if (list === 'products') return productInWords(face, lang, box);
  if (list === 'navigation' || list === 'laid') return navigationInWords(face as never, lang);
  return missionName(face, lang);
};

const cardPicture = (list: List, face: string, { box }: Form) => {
  const mission = box.missions.find(({ id }) => id === face);
  if (list === 'missions' || list === 'shown') return mission ? <CardIcons ids={mission.products} /> : undefined;
  const harbor = box.harbors.find(({ id }) => face === `?${id}`);
  if (harbor) return <CargoIcon material={harbor.material} lang="en" box={box} size={28} plain />;
  return face === '?' ? undefined : <CardIcons ids={[face]} />;
};

const cardsPiece = (position: Json, what: 'hand' | 'before', seat: number, around: About): Piece<Json> => {
  const { lang, about } = around;
  const all = listsOf[what].flatMap((list) => cardsIn(position, seat, list).map((face, at) => ({ list, face, at })));
  const known = all.filter(({ list, face }) => !(list === 'missions' && face === '?'));
  const handles = known.map(({ list, face, at }, i): Handle<Json> => {
    const picture = cardPicture(list, face, about);
    return {
      id: `${list} ${at}`,
      name: fill(words.takeOut[lang], { card: faceName(list, face, around) }),
      ...(picture ? { picture } : {}),
      ...(i === known.length - 1 ? { key: 'Delete' } : {}),
      to: withoutCard(position, seat, list, at),
    };
  });
  return {
    name: fill(words[what === 'hand' ? 'handOf' : 'beforeOf'][lang], { seat: seatLetter(seat) }),
    picture: <SeatToken seat={seat} lang={lang} size={32} plain />,
    detail: all.length === 0 ? words.noCard[lang] : '',
    handles: [],
    ...(handles.length > 0 ? { rows: [{ title: words.takeBack[lang], handles }] } : {}),
    fixed: true,
  };
};

const putShip = (position: Json, seat: number, at: string, { lang, about }: About): Put<Json> => {
  const [other] = shipsThere(position, at);
  if (other && !isQuay(about, at))
    return { refused: fill(words.takenBy[lang], { at, ship: shipInWords(other.id, lang) }) };
  const [id] = reserveIn(position, about, seat);
  if (id === undefined) return { refused: fill(words.noneLeft[lang], { seat: seatLetter(seat) }) };
  return { value: withShips(position, id, { at, cargo: null }) };
};

const load = (position: Json, cargo: string, where: Where, { lang }: About): Put<Json> => {
  if (where.what !== 'river') return { refused: words.noShip[lang], other: true };
  const ship = shipsThere(position, where.at, where.ship).at(-1);
  if (!ship) return { refused: words.noShip[lang] };
  if (ship.cargo === cargo) return { refused: words.loaded[lang] };
  return { value: withShips(position, ship.id, { at: ship.at, cargo }) };
};

const putCard = (position: Json, card: Card, where: Where, { lang }: About): Put<Json> => {
  if (where.what !== 'hand' && where.what !== 'before') return { refused: words.intoHand[lang], other: true };
  const list = listFor(card, where.what);
  if (!list) return { refused: words.notLaid[lang] };
  const value = withCard(position, where.seat, list, card.face);
  return value ? { value } : { refused: words.threeMissions[lang] };
};

/** How a table of Rotterdam is entered on its river, and on the players beside it. */
export const entry: BoardEntry<Json, Form> = {
  tray: trays,
  at: (position, spot, around) => {
    const where = whereOf(spot);
    switch (where.what) {
      case 'river':
        return shipPiece(position, shipsThere(position, where.at, where.ship), around);
      case 'seat':
        return seatPiece(position, where.seat, around);
      default:
        return cardsPiece(position, where.what, where.seat, around);
    }
  },
  put: (position, item, spot, around) => {
    const where = whereOf(spot);
    const [kind, id = ''] = item.split(' ');
    const refused = { refused: words.intoPlayer[around.lang], other: true } as const;
    switch (kind) {
      case 'ship':
        return where.what === 'river'
          ? putShip(position, Number(id), where.at, around)
          : { refused: words.onRiver[around.lang], other: true };
      case 'cargo':
        return load(position, id, where, around);
      case 'master':
        return where.what === 'river' ? refused : { value: withMaster(position, where.seat) };
      case 'turn':
        return where.what === 'river' ? refused : { value: withTurn(position, where.seat) };
      default:
        return putCard(position, { deck: kind, face: id } as Card, where, around);
    }
  },
  carry: (position, from, to, { lang, about }) => {
    const [source, target] = [whereOf(from), whereOf(to)];
    if (source.what !== 'river' || target.what !== 'river') return { refused: words.onRiver[lang] };
    const ship = shipsThere(position, source.at, source.ship).at(-1);
    if (!ship) return { refused: words.noShip[lang] };
    const [other] = shipsThere(position, target.at);
    if (other && !isQuay(about, target.at))
      return { refused: fill(words.takenBy[lang], { at: target.at, ship: shipInWords(other.id, lang) }) };
    return { value: withShips(position, ship.id, { at: target.at, cargo: ship.cargo }) };
  },
};
