import { pieceKinds } from '@portolan/cabo-da-roca';
import { pieceName, piecesInWords, shipName } from '@portolan/cabo-da-roca/rules';
import type { Lang, Seat } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { CardView } from './Cards.tsx';
import { coinsOf, type Ship, shipsOf, stockOf, type Table } from './model.ts';
import { PieceMark } from './PieceMark.tsx';

const words = {
  active: { fr: 'joueur actif', en: 'active player' },
  out: { fr: 'éliminé', en: 'out of the game' },
  coins: { fr: 'pièces', en: 'coins' },
  stock: { fr: 'Réserve', en: 'Stock' },
  cargo: { fr: 'Cargaisons', en: 'Cargoes' },
  unknown: { fr: 'carte inconnue', en: 'unknown card' },
  count: { fr: 'décompte', en: 'final count' },
  hand: { fr: 'port en main', en: 'port in hand' },
} as const;

/** What a player is at the moment, in words: out of the game, active. */
export const role = ({ position }: Table, seat: Seat, lang: Lang): string | undefined => {
  if (position.out?.[seat]) return words.out[lang];
  return (position.active ?? 0) === seat ? words.active[lang] : undefined;
};

/** A player's token, letter, role and coins in one line. */
export const Purse = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const what = role(table, seat, lang);
  return (
    <div class="who">
      <SeatToken seat={seat} lang={lang} size={28} plain />
      <span>
        <b>{seatLetter(seat)}</b>
        {what && <span class="tail">, {what}</span>}
      </span>
      <span class="sum">
        {coinsOf(table, seat)} <span class="cb-unit">{words.coins[lang]}</span>
      </span>
    </div>
  );
};

/** What is left to buy: a drawing and a number for each kind of piece. */
const Stock = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const stock = stockOf(table, seat);
  return (
    <ul class="plain cb-stock">
      {pieceKinds.map((kind) => (
        <li key={kind} title={pieceName(kind, lang)}>
          <PieceMark kind={kind} />
          <b aria-hidden="true">{stock[kind]}</b>
          <span class="sr">{piecesInWords(stock[kind], kind, lang)}</span>
        </li>
      ))}
    </ul>
  );
};

/** A ship's trade card under the ship's name. */
export const CargoCard = ({ table, ship, lang }: { table: Table; ship: Ship; lang: Lang }) => (
  <figure class="cb-cargo">
    <figcaption class="small">
      <SeatToken seat={ship.owner} lang={lang} size={20} /> {shipName(ship, lang)}
    </figcaption>
    {ship.cargo && ship.cargo !== '?' ? (
      <CardView table={table} id={ship.cargo} lang={lang} from={ship.from ?? null} />
    ) : (
      <p class="small">{words.unknown[lang]}</p>
    )}
  </figure>
);

/** One player: coins, what is left in stock, the cards of loaded ships. */
export const Player = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const { position } = table;
  const loaded = shipsOf(table).filter((ship) => ship.owner === seat && ship.cargo);
  const total = position.totals?.[seat];
  const inHand = position.home?.[seat] && position.homeLaid?.[seat] === false ? position.home[seat] : undefined;
  return (
    <section
      class={(position.active ?? 0) === seat ? 'player is-active' : 'player'}
      aria-label={lang === 'fr' ? `Joueur ${seatLetter(seat)}` : `Player ${seatLetter(seat)}`}
    >
      <Purse table={table} seat={seat} lang={lang} />
      {typeof total === 'number' && (
        <p>
          {words.count[lang]} <b>{total}</b>
        </p>
      )}
      {inHand && (
        <p>
          {words.hand[lang]} <b>{inHand}</b>
        </p>
      )}
      <div class="store-row">
        <span class="small">{words.stock[lang]}</span>
        <Stock table={table} seat={seat} lang={lang} />
      </div>
      {loaded.length > 0 && (
        <div class="store-row">
          <span class="small">{words.cargo[lang]}</span>
          <div class="cb-cards">
            {loaded.map((ship) => (
              <CargoCard key={ship.id} table={table} ship={ship} lang={lang} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
};

/** All players side by side. */
export const Players = ({ table, lang }: { table: Table; lang: Lang }) => (
  <div class="players">
    {Array.from({ length: table.position.seats }, (_, seat) => (
      <Player key={seatLetter(seat)} table={table} seat={seat} lang={lang} />
    ))}
  </div>
);
