import { SeatToken, seatLetter } from '@portolan/boards';
import { CardIcons, CargoIcon } from '@portolan/boards/rotterdam';
import { missionName, navigationInWords, productInWords } from '@portolan/rotterdam/rules';
import type { Around, BoardEntry, Handle, HandleRow, Piece, Put } from '../../../board/entry.ts';
import { scale } from '../../../board/scale.ts';
import { fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { entryWords } from '../parts/entry-words.ts';
import { carryShip, loadShip, putShip, shipAt, shipPiece, written } from '../parts/fleet.tsx';
import { type Card, cardsIn, type List, listFor, listsOf, withCard, withHidden, withoutCard } from './cards.ts';
import { changed, numberOr, seatsOf, textsIn } from './draft.ts';
import { fleetInHand, fleetOf, putFleet } from './fleets.tsx';
import type { Form } from './form.ts';
import { laidRow } from './laid.tsx';
import { handToTell, seatAfter, spotToTell } from './onward.ts';
import { type Where, whereOf } from './spots.ts';
import { afloatIn, trays } from './tray.tsx';
import { words } from './words.ts';

type About = Around<Form>;

/** The most cards face down in a hand that one touch tells. */
const LONGEST = 9;

const withShips =
  (position: Json) =>
  (ships: readonly string[]): Json =>
    changed(position, 'ships', ships);

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
    beside: true,
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

/** How many Navigation cards are face down in a hand, by one touch; one player after the other, it leads on to the next. */
const hiddenRow = (position: Json, seat: number, { lang }: About): HandleRow<Json> => {
  const next = seatAfter(position, seat);
  const hidden = cardsIn(position, seat, 'navigation').filter((face) => face === '?').length;
  const handles = scale(LONGEST, hidden, (count) => withHidden(position, seat, count));
  if (next === undefined) return { title: words.hidden[lang], look: 'scale', handles };
  return {
    title: fill(words.hiddenThen[lang], { seat: seatLetter(next) }),
    look: 'scale',
    handles: handles.map((handle) => ({ ...handle, choose: spotToTell(position, next) })),
  };
};

const cardsPiece = (position: Json, what: 'hand' | 'before', seat: number, around: About): Piece<Json> => {
  const { lang, about } = around;
  const all = listsOf[what].flatMap((list) => cardsIn(position, seat, list).map((face, at) => ({ list, face, at })));
  const known = all.filter(({ list, face }) => !(list === 'missions' && face === '?'));
  const handles = known.map(({ list, face, at }, i): Handle<Json> => {
    const picture = cardPicture(list, face, about);
    return {
      id: `${list} ${at}`,
      name: fill(entryWords.takeOut[lang], { card: faceName(list, face, around) }),
      ...(picture ? { picture } : {}),
      ...(i === known.length - 1 ? { key: 'Delete' } : {}),
      to: withoutCard(position, seat, list, at),
    };
  });
  return {
    name: fill(words[what === 'hand' ? 'handOf' : 'beforeOf'][lang], { seat: seatLetter(seat) }),
    picture: <SeatToken seat={seat} lang={lang} size={32} plain />,
    detail: all.length === 0 ? entryWords.noCard[lang] : '',
    handles: [],
    rows: [
      ...(handles.length > 0 ? [{ title: entryWords.takeBack[lang], handles }] : []),
      laidRow(position, seat, around),
      hiddenRow(position, seat, around),
    ],
    fixed: true,
    beside: true,
  };
};

const putCard = (position: Json, card: Card, where: Where, { lang }: About): Put<Json> | undefined => {
  if (where.what === 'river') return atPlayer(position, where, words.intoHand[lang]);
  if (where.what === 'seat') return undefined;
  const list = listFor(card, where.what);
  // Three Missions are in a hand; whoever tells more tells what lies on the table.
  const value = withCard(position, where.seat, list, card.face);
  return { value: value ?? withCard(position, where.seat, 'shown', card.face) ?? position };
};

/** Product cards face down, two of them at once. */
const putBacks = (position: Json, faces: readonly string[], where: Where, around: About): Put<Json> | undefined =>
  faces.reduce<Put<Json> | undefined>(
    (put, face) =>
      put && 'refused' in put ? put : putCard(put?.value ?? position, { deck: 'product', face } as Card, where, around),
    undefined,
  );

/** On the river nothing is put that belongs to a player: who touches a ship means the ship. */
const atPlayer = (position: Json, where: Where, refused: string): Put<Json> | undefined =>
  where.what === 'river' && shipAt({ ships: textsIn(position, 'ships') }, where) ? undefined : { refused };

/** How a table of Rotterdam is entered on its river, and on the players beside it. */
export const entry: BoardEntry<Json, Form> = {
  tray: trays,
  at: (position, spot, around) => {
    const where = whereOf(spot);
    switch (where.what) {
      case 'river':
        return shipPiece(afloatIn(position, around), where, withShips(position));
      case 'seat':
        return seatPiece(position, where.seat, around);
      default:
        return cardsPiece(position, where.what, where.seat, around);
    }
  },
  inHand: (position, item, around) => fleetInHand(item, afloatIn(position, around)),
  put: (position, item, spot, around) => {
    const where = whereOf(spot);
    const [kind, id = '', goods] = item.split(' ');
    const fleet = fleetOf(item);
    if (fleet) {
      if (where.what !== 'river') return undefined;
      // Whose ships are afloat plays.
      const seated = fleet.seat < around.about.seats ? position : changed(position, 'seats', fleet.seat + 1);
      const afloat = { ...afloatIn(position, around), seats: seatsOf(seated) };
      return written(putFleet(afloat, fleet, where.at), withShips(seated));
    }
    const afloat = afloatIn(position, around);
    switch (kind) {
      case 'ship':
        return where.what === 'river'
          ? written(putShip(afloat, Number(id), where.at, goods), withShips(position))
          : undefined;
      case 'cargo':
        return where.what === 'river' ? written(loadShip(afloat, id, where), withShips(position)) : undefined;
      case 'master':
      case 'turn':
        if (where.what === 'river') return atPlayer(position, where, words.intoPlayer[around.lang]);
        if (kind === 'master') return { value: withMaster(position, where.seat) };
        return { value: withTurn(position, where.seat), choose: handToTell(position, where.seat) };
      case 'backs':
        return putBacks(position, [id, goods ?? ''], where, around);
      default:
        return putCard(position, { deck: kind, face: id } as Card, where, around);
    }
  },
  carry: (position, from, to, around) => {
    const [source, target] = [whereOf(from), whereOf(to)];
    if (source.what !== 'river' || target.what !== 'river') return { refused: words.onRiver[around.lang] };
    return written(carryShip(afloatIn(position, around), source, target.at), withShips(position));
  },
};
