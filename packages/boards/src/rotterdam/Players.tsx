import type { Lang, Seat, Text } from '@portolan/core';
import type { MissionFace, NavigationFace, ProductFace } from '@portolan/rotterdam';
import { materialInWords } from '@portolan/rotterdam/rules';
import type { ComponentChildren } from 'preact';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { MissionCardView, NavigationCardView, ProductCardView } from './Cards.tsx';
import { ShipIcon } from './Fleet.tsx';
import { handOf, missionPoints, reserveOf, type Ship, seatsOf, shipsOf, type Table, turnOf } from './model.ts';
import type { Picks } from './part.ts';

const words = {
  master: { fr: 'Capitaine du Port', en: 'Harbor Master' },
  turn: { fr: 'joueur actif', en: 'active player' },
  passed: { fr: 'n’échange plus', en: 'trades no more' },
  due: { fr: 'cartes à piocher', en: 'cards due' },
  ships: { fr: 'Navires', en: 'Ships' },
  reserve: { fr: 'en réserve', en: 'in reserve' },
  products: { fr: 'Produits', en: 'Products' },
  navigation: { fr: 'Navigation', en: 'Navigation' },
  laid: { fr: 'Cartes posées', en: 'Cards laid' },
  missions: { fr: 'Missions en main', en: 'Missions in hand' },
  shown: { fr: 'Missions visibles', en: 'Missions shown' },
  empty: { fr: 'vide', en: 'empty' },
} as const;

/** What a player is at the moment, in words: Harbor Master, active, out of the trade. */
export const roles = ({ position }: Table, seat: Seat, active: boolean, lang: Lang): string[] => [
  ...((position.master ?? 0) === seat ? [words.master[lang]] : []),
  ...(active ? [words.turn[lang]] : []),
  ...(position.phase === 'trade' && position.passed?.includes(seat) ? [words.passed[lang]] : []),
];

/** The Harbor Master's pawn. */
export const Pawn = () => (
  <svg class="rt-pawn" width="16" height="20" viewBox="0 0 16 20" aria-hidden="true">
    <path d="M8 1a4.2 4.2 0 0 1 2.4 7.6C11.4 11 12.4 14 14 17V19H2V17C3.6 14 4.6 11 5.6 8.6A4.2 4.2 0 0 1 8 1Z" />
  </svg>
);

/** What is counted, after its number. */
const unitOf = (count: number, isTotal: boolean): Text => {
  const fr = count < 2 ? 'point' : 'points';
  const en = count === 1 ? 'point' : 'points';
  return isTotal ? { fr: `${fr} en tout`, en: `${en} in all` } : { fr: `${fr} de Mission`, en: `Mission ${en}` };
};

const Who = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const active = turnOf(table) === seat;
  const { shown } = handOf(table, seat);
  const score = table.position.result?.scores[seat];
  const points = score ? score.total : missionPoints(table, shown);
  return (
    <div class="who">
      <SeatToken seat={seat} lang={lang} size={28} plain />
      {(table.position.master ?? 0) === seat && <Pawn />}
      <span>
        <b>{seatLetter(seat)}</b>
        {roles(table, seat, active, lang).map((role) => (
          <span key={role}>, {role}</span>
        ))}
      </span>
      <span class="sum">
        {/* One text: parts of it would be joined in the page, and one of them lost when it changes. */}
        {`${points} `}
        <span class="rt-unit-w">{unitOf(points, score !== undefined)[lang]}</span>
      </span>
    </div>
  );
};

const AtSea = ({ ship, table, lang }: { ship: Ship; table: Table; lang: Lang }) => (
  <li>
    <ShipIcon id={ship.id} cargo={ship.cargo} lang={lang} box={table.box} />
    <b>{ship.at}</b>
    <span class="sr">{ship.cargo ? materialInWords(ship.cargo, lang, table.box) : words.empty[lang]}</span>
  </li>
);

const Ships = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => (
  <ul class="plain rt-ships">
    {shipsOf(table)
      .filter(({ owner }) => owner === seat)
      .map((ship) => (
        <AtSea key={ship.id} ship={ship} table={table} lang={lang} />
      ))}
    <li class="small">
      {reserveOf(table, seat)} {words.reserve[lang]}
    </li>
  </ul>
);

const Row = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="store-row">
    <span class="small">{title}</span>
    <div class="rt-hand">{children}</div>
  </div>
);

/** Cards with whether each is meant: as many of a face as are named. */
const marked = <Face extends string>(faces: readonly Face[], picked: readonly Face[] = []) => {
  const left = [...picked];
  return faces.map((face, i) => {
    const found = left.indexOf(face);
    if (found >= 0) left.splice(found, 1);
    return { face, key: `${face} ${i}`, picked: found >= 0 };
  });
};

interface Props {
  readonly table: Table;
  readonly seat: Seat;
  readonly lang: Lang;
  readonly picks?: Picks | undefined;
  /** The cards in hand lie elsewhere. */
  readonly handElsewhere?: boolean;
}

const noHand = { products: [], navigation: [], missions: [] } as const;

/** The cards of a player, in hand and lying before it; rows without cards are left out. */
const Hands = ({ table, seat, lang, picks, handElsewhere = false }: Props) => {
  const hand = handOf(table, seat);
  const { shown, laid } = hand;
  const { products, navigation, missions } = handElsewhere ? noHand : hand;
  const own = picks?.seat === seat ? picks : undefined;
  return (
    <>
      {products.length > 0 && (
        <Row title={words.products[lang]}>
          {marked<ProductFace>(products, own?.products).map((card) => (
            <ProductCardView {...card} table={table} lang={lang} />
          ))}
        </Row>
      )}
      {navigation.length > 0 && (
        <Row title={words.navigation[lang]}>
          {marked<NavigationFace>(navigation, own?.navigation).map((card) => (
            <NavigationCardView {...card} lang={lang} />
          ))}
        </Row>
      )}
      {laid.length > 0 && (
        <Row title={words.laid[lang]}>
          {marked<NavigationFace>(laid).map((card) => (
            <NavigationCardView {...card} lang={lang} />
          ))}
        </Row>
      )}
      {missions.length > 0 && (
        <Row title={words.missions[lang]}>
          {marked<MissionFace>(missions, own?.missions).map((card) => (
            <MissionCardView {...card} table={table} lang={lang} />
          ))}
        </Row>
      )}
      {shown.length > 0 && (
        <Row title={words.shown[lang]}>
          {marked<MissionFace>(shown).map((card) => (
            <MissionCardView {...card} table={table} lang={lang} />
          ))}
        </Row>
      )}
    </>
  );
};

/** One player: ships, Mission points, cards in hand and before it. */
export const Player = ({ table, seat, lang, picks, handElsewhere }: Props) => {
  const due = table.position.phase === 'anchor' ? (table.position.due?.[seat] ?? 0) : 0;
  return (
    <article
      class={turnOf(table) === seat ? 'player is-active' : 'player'}
      aria-label={lang === 'fr' ? `Joueur ${seatLetter(seat)}` : `Player ${seatLetter(seat)}`}
    >
      <Who table={table} seat={seat} lang={lang} />
      <Ships table={table} seat={seat} lang={lang} />
      {due > 0 && (
        <p class="small">
          {words.due[lang]} <b>{due}</b>
        </p>
      )}
      <Hands table={table} seat={seat} lang={lang} picks={picks} handElsewhere={handElsewhere === true} />
    </article>
  );
};

/** Players side by side: all, or those that matter. */
export const Players = ({
  table,
  lang,
  seats,
  picks,
  held,
}: {
  table: Table;
  lang: Lang;
  seats?: readonly Seat[];
  picks?: Picks | undefined;
  /** Whose hand lies elsewhere. */
  held?: Seat | undefined;
}) => (
  <div class="players">
    {(seats ?? seatsOf(table)).map((seat) => (
      <Player key={seat} table={table} seat={seat} lang={lang} picks={picks} handElsewhere={seat === held} />
    ))}
  </div>
);
