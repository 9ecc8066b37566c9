import { seatLetter } from '@portolan/boards';
import { HarborCard, harborInWords, MissionTile, missionInWords, type Place, spotOf } from '@portolan/boards/borneo';
import type { Phase, Position } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import type { Around, Tray } from '../../../../board/entry.ts';
import { SeatToken } from '../../../../kit/marks.tsx';
import { fill } from '../../../../kit/text.ts';
import type { Form } from '../form.ts';
import { columns } from './columns.tsx';
import { faceItem, goodsGroups, inTrayOrder } from './faces.tsx';
import { goodsTrays, openFaces } from './goods.tsx';
import { goodsWords } from './goods-words.ts';
import { type Entered, type Held, portOf } from './held.ts';
import { seatsToPut, toPlace } from './supply.ts';
import { itemOf, landingOf, placeOf } from './things.ts';
import { boardWords as words } from './words.ts';

/** Merchants of all seats, with how many are still to be placed. */
const merchants = (entered: Entered, { seats }: Form, lang: Lang): Tray => ({
  title: words.merchants[lang],
  hint: words.merchantsHint[lang],
  items: seatsToPut(entered, seats).map((seat) => ({
    id: itemOf({ kind: 'merchant', seat }),
    name: seatLetter(seat),
    picture: <SeatToken seat={seat} size={36} />,
    left: toPlace(entered, seat),
    key: seatLetter(seat).toLowerCase(),
  })),
});

/** Harbor cards that lie at no port and in no warehouse. */
const freeHarbors = ({ ports = [], warehouses = [] }: Position, { box, seats }: Form) => {
  const out = new Set([...ports.map(({ harbor }) => harbor), ...warehouses.flatMap(({ harbors = [] }) => harbors)]);
  const inGame = ({ mark }: { readonly mark?: string }) => mark === undefined || (mark === '5') === (seats === 5);
  return box.harbors.filter((harbor) => inGame(harbor) && !out.has(harbor.id));
};

/** The Harbor cards, and the place where one goes that is touched. */
const harbors = ({ last }: Entered, form: Form, lang: Lang, into: Place | undefined, hint: string): Tray => ({
  title: words.harbors[lang],
  hint,
  drawn: 'is-pieces',
  look: 'tray-harbors',
  items: freeHarbors(last, form).map((harbor) => ({
    id: itemOf({ kind: 'harbor', id: harbor.id }),
    name: harborInWords(harbor, lang),
    picture: <HarborCard harbor={harbor} lang={lang} />,
    ...(into ? { into: spotOf(into) } : {}),
  })),
});

/** The Shipment cards that can still be laid. */
const cards = (entered: Entered, form: Form, lang: Lang, into: Place, hint: string): Tray => ({
  title: words.cards[lang],
  hint: form.box.shipments === 'free' ? words.freeBox[lang] : hint,
  groups: form.box.shipments === 'free' ? [] : goodsGroups(lang),
  drawn: 'is-pieces',
  look: 'tray-faces',
  items: inTrayOrder(openFaces(entered, form.box)).map((face) => ({ ...faceItem(face, lang), into: spotOf(into) })),
});

const missions = ({ last }: Entered, { box }: Form, lang: Lang, into: Place): Tray => ({
  title: words.missions[lang],
  drawn: 'is-pieces',
  look: 'tray-missions',
  items: box.missions
    .filter(({ id }) => (last.missions ?? []).includes(id))
    .map((mission) => ({
      id: itemOf({ kind: 'mission', id: mission.id }),
      name: missionInWords(mission, lang),
      picture: <MissionTile mission={mission} lang={lang} />,
      into: spotOf(into),
    })),
});

/** The port that waits for a Harbor card: the one chosen, else the first. */
const waiting = (entered: Entered, chosen: Held | undefined): number | undefined => {
  const ports = [...(chosen?.kind === 'tower' ? [chosen.port] : []), 1, 2, 3];
  return ports.find((port) => typeof portOf(entered, port).harbor !== 'string');
};

const toPort = (entered: Entered, form: Form, lang: Lang, chosen: Held | undefined): readonly Tray[] => {
  const port = waiting(entered, chosen) as 1 | 2 | 3 | undefined;
  if (!port) return [];
  const hint = fill(words.harborsAt[lang], { n: port });
  return [harbors(entered, form, lang, { kind: 'port', port }, hint)];
};

/** Moments at which it matters which card went to a warehouse: it is one of a fight, or of a port that is shared out. */
const byCards: readonly string[] = ['reward', 'distribute'] satisfies readonly Phase[];

/** What can go where something is chosen; merchants and Harbor cards where nothing is that takes cards. */
export const trayFor = (entered: Entered, { lang, about, chosen }: Around<Form>): readonly Tray[] => {
  const place = placeOf(chosen);
  const landing = place && landingOf(place);
  if (!landing)
    return [
      merchants(entered, about, lang),
      ...columns(entered, about, lang),
      ...toPort(entered, about, lang, undefined),
    ];
  if (landing.kind === 'tower') {
    const hint = fill(words.cardsAt[lang], { n: landing.port });
    const open = typeof portOf(entered, landing.port).harbor === 'string';
    return [...toPort(entered, about, lang, landing), ...(open ? [cards(entered, about, lang, landing, hint)] : [])];
  }
  const who = { seat: seatLetter(landing.seat) };
  if (landing.kind === 'hand') return [cards(entered, about, lang, landing, fill(words.toHand[lang], who))];
  const hint = fill(words.toStore[lang], who);
  return [
    missions(entered, about, lang, landing),
    ...goodsTrays(entered, about.box, lang, landing, fill(goodsWords.goodsHint[lang], who)),
    harbors(entered, about, lang, landing, hint),
    ...(byCards.includes(about.phase) ? [cards(entered, about, lang, landing, hint)] : []),
  ];
};
