import { seatLetter } from '@portolan/boards';
import {
  cardCount,
  cardInWords,
  cargoInWords,
  companyName,
  FlagFace,
  HarborCard,
  harborInWords,
  MissionTile,
  missionInWords,
  type Place,
  placeIn,
  spotOf,
} from '@portolan/boards/borneo';
import type { Lang } from '@portolan/core';
import type { Around, Handle, HandleRow, Piece, Spot } from '../../../../board/entry.ts';
import { scale } from '../../../../board/scale.ts';
import { SeatToken } from '../../../../kit/marks.tsx';
import { capital, fill } from '../../../../kit/text.ts';
import { objectIn } from '../../../../position/json.ts';
import type { Json } from '../../../../stores/table.ts';
import { cardsInWords } from '../../parts/counts.ts';
import type { Form } from '../form.ts';
import { GoodsMark, goodsOn } from './goods.tsx';
import { cardsOf, type Entered, type Held, isHandSeen, withCard, withHandOf, withKey, withoutCard } from './held.ts';
import { afterSeat } from './onward.ts';
import { layOn, takenOff, thingAt } from './things.ts';
import { boardWords as words } from './words.ts';

interface Looked {
  readonly entered: Entered;
  readonly form: Form;
  readonly lang: Lang;
}

type LoosePiece = Omit<Piece<Json>, 'handles'> & { readonly handles?: readonly Handle<Json>[] };

const off = ({ entered, lang }: Looked, place: Place): Handle<Json> => ({
  id: 'off',
  name: words.off[lang],
  key: 'Delete',
  to: takenOff(entered, place).value,
});

/** One card face down more, or fewer. */
const countHandles = ({ entered, lang }: Looked, place: Held): readonly Handle<Json>[] => [
  { id: 'fewer', name: words.fewer[lang], key: '-', to: withoutCard(entered, place, '?').value },
  { id: 'more', name: words.more[lang], key: '+', to: withCard(entered, place, '?').value },
];

/** The longest hand that one touch tells. */
const LONGEST = 9;

/** What comes after a player, in a word. */
const nextName = (choose: Spot, lang: Lang): string => {
  const place = placeIn(choose);
  return place?.kind === 'seat' ? seatLetter(place.seat) : words.thePorts[lang];
};

/** How many cards a player holds, by one touch; while tables are entered one player after the other it leads on to the next. */
const handRow = ({ entered, form, lang }: Looked, seat: number): HandleRow<Json> => {
  const choose = afterSeat(entered, form.seats, seat);
  const handles = scale(
    LONGEST,
    cardCount(cardsOf(entered, { kind: 'hand', seat })),
    (count) => withHandOf(entered, seat, count).value,
  );
  if (choose === undefined) return { title: words.inHand[lang], look: 'scale', handles };
  return {
    title: fill(words.inHandThen[lang], { next: nextName(choose, lang) }),
    look: 'scale',
    handles: handles.map((handle) => ({ ...handle, choose })),
  };
};

/** The hand that is seen, by how many cards it has: they are turned up one by one. Nobody sees two. */
const seenRows = ({ entered, form, lang }: Looked, seat: number): readonly HandleRow<Json>[] => {
  if (isHandSeen(entered, form.seats)) return [];
  const handles = scale(LONGEST, 0, (count) => withHandOf(entered, seat, count).value).slice(1);
  return [
    {
      title: words.seenHand[lang],
      look: 'scale',
      handles: handles.map(({ name, pressed: _, ...handle }) => ({
        ...handle,
        id: `seen ${name}`,
        name: fill(words[name === '1' ? 'seenOne' : 'seen'][lang], { cards: cardsInWords(Number(name), lang) }),
        picture: name,
        choose: spotOf({ kind: 'hand', seat, at: '?' }),
      })),
    },
  ];
};

const nameOfList = (place: Held, lang: Lang): string => {
  if (place.kind === 'tower') return fill(words.tower[lang], { n: place.port });
  return fill(words[place.kind][lang], { seat: seatLetter(place.seat) });
};

const listPiece = (looked: Looked, place: Held): LoosePiece => ({
  name: nameOfList(place, looked.lang),
  fixed: true,
  ...(place.kind === 'store' ? { handles: countHandles(looked, place) } : {}),
  ...(place.kind === 'hand' ? { keys: countHandles(looked, place) } : {}),
  // What lies in the warehouse is told first, and then how many cards are in the hand.
  ...(place.kind === 'tower' ? {} : { rows: [handRow(looked, place.seat), ...seenRows(looked, place.seat)] }),
});

const cardPiece = (looked: Looked, place: Held): LoosePiece | undefined => {
  const { entered, lang } = looked;
  const thing = thingAt(entered, place);
  if (place.at === '?' && cardCount(cardsOf(entered, place)) > 0) return listPiece(looked, place);
  if (thing?.kind !== 'card' || place.at === undefined) return undefined;
  const where = place.kind === 'tower' ? fill(words.towerCard[lang], { n: place.port }) : nameOfList(place, lang);
  const down: Handle<Json> = {
    id: 'down',
    name: words.down[lang],
    to: withoutCard(entered, place, place.at, true).value,
  };
  const inStore = place.kind === 'store';
  return {
    name: capital((inStore ? cargoInWords : cardInWords)(thing.card, lang)),
    detail: where,
    picture: inStore ? <GoodsMark goods={goodsOn(thing.card)} /> : <FlagFace face={thing.card} />,
    handles: [...(place.kind === 'hand' ? [down] : []), off(looked, place)],
  };
};

const harborPiece = (looked: Looked, place: Place, id: string, detail: string): LoosePiece | undefined => {
  const harbor = looked.form.box.harbors.find((one) => one.id === id);
  return (
    harbor && {
      name: harborInWords(harbor, looked.lang),
      detail,
      picture: <HarborCard harbor={harbor} lang={looked.lang} />,
      handles: [off(looked, place)],
    }
  );
};

const seatHandles = ({ form, lang }: Looked, to: (seat: number) => Json): readonly Handle<Json>[] =>
  Array.from({ length: form.seats }, (_, seat) => ({
    id: `to-${seat}`,
    name: fill(words.to[lang], { seat: seatLetter(seat) }),
    picture: <SeatToken seat={seat} size={28} />,
    to: to(seat),
  }));

const missionPiece = (
  looked: Looked,
  place: Place & { readonly id: string },
  detail: string,
): LoosePiece | undefined => {
  const { entered, form, lang } = looked;
  const mission = form.box.missions.find(({ id }) => id === place.id);
  const given = (seat: number): Json => {
    const laid = layOn(entered, { kind: 'mission', id: place.id }, { kind: 'store', seat });
    return 'value' in laid ? laid.value : entered.value;
  };
  return (
    mission && {
      name: missionInWords(mission, lang),
      detail,
      picture: <MissionTile mission={mission} lang={lang} />,
      handles: [...(place.kind === 'mission' ? seatHandles(looked, given) : []), off(looked, place)],
    }
  );
};

const seatPiece = (looked: Looked, seat: number): LoosePiece => {
  const { entered, form, lang } = looked;
  const { active, first = 0, pirateShip } = form.table.position;
  const pirates = objectIn(entered.value, 'options').blackbeard === true;
  const marks = [
    { id: 'active', name: words.toMove[lang], key: 't', pressed: active === seat },
    { id: 'first', name: words.first[lang], key: 'f', pressed: first === seat },
    ...(pirates ? [{ id: 'pirateShip', name: words.ship[lang], pressed: pirateShip === seat }] : []),
  ];
  return {
    name: fill(words.player[lang], { seat: seatLetter(seat) }),
    picture: <SeatToken seat={seat} size={32} />,
    fixed: true,
    handles: marks.map((mark) => ({ ...mark, to: withKey(entered, mark.id, seat).value })),
    keys: countHandles(looked, { kind: 'hand', seat }),
    rows: [handRow(looked, seat), ...seenRows(looked, seat)],
  };
};

const told = (looked: Looked, place: Place): LoosePiece | undefined => {
  const { entered, lang } = looked;
  const seat = 'seat' in place ? { seat: seatLetter(place.seat) } : { seat: '' };
  switch (place.kind) {
    case 'rank': {
      const thing = thingAt(entered, place);
      if (thing?.kind !== 'merchant') return undefined;
      return {
        name: fill(words.merchant[lang], { seat: seatLetter(thing.seat) }),
        detail: fill(words.rankIn[lang], { company: companyName(place.company, lang), n: place.rank }),
        picture: <SeatToken seat={thing.seat} size={32} />,
        handles: [off(looked, place)],
      };
    }
    case 'port': {
      const thing = thingAt(entered, place);
      const port = fill(words.port[lang], { n: place.port });
      if (thing?.kind === 'harbor') return harborPiece(looked, place, thing.id, port);
      return { name: port, detail: words.noHarbor[lang], fixed: true };
    }
    case 'tower':
    case 'hand':
    case 'store':
      return place.at === undefined ? listPiece(looked, place) : cardPiece(looked, place);
    case 'harbor':
      return harborPiece(looked, place, place.id, fill(words.harborOf[lang], seat));
    case 'won':
      return missionPiece(looked, place, fill(words.wonBy[lang], seat));
    case 'mission':
      return missionPiece(looked, place, words.mission[lang]);
    case 'seat':
      return seatPiece(looked, place.seat);
    case 'company':
      return undefined;
    case 'ship':
      return {
        name: words.ship[lang],
        detail: words.cove[lang],
        handles: seatHandles(looked, (to) => withKey(entered, 'pirateShip', to).value),
      };
  }
};

/** What stands on a place, as it is told below the board. */
export const pieceAt = (entered: Entered, place: Place, { lang, about }: Around<Form>): Piece<Json> | undefined => {
  const found = told({ entered, form: about, lang }, place);
  return found && { ...found, handles: found.handles ?? [] };
};
