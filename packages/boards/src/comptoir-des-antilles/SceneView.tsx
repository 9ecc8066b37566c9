import type { Lang, Seat } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';
import { WordsFold } from '../WordsFold.tsx';
import { AuctionView } from './AuctionView.tsx';
import { Board, Counters } from './Board.tsx';
import { ContactCard } from './ContactCard.tsx';
import { reserveOf, type Table } from './model.ts';
import { reserveInWords } from './names.ts';
import { Piles } from './Piles.tsx';
import { Discard, GoodsInHand, Hand, OwnedTiles } from './Players.tsx';
import { QuayRow, type QuaySize } from './Quay.tsx';
import { Slate } from './Slate.tsx';
import type { Port, Scene } from './scene-parts.ts';
import { EventTile } from './Tiles.tsx';
import { tableInWords } from './words.ts';

interface PartProps {
  readonly scene: Port;
  readonly table: Table;
  readonly lang: Lang;
}

/** The players whose cards or tiles are shown, each once; none whose event tiles would be shown and who has none. */
const shownSeats = ({ discards, hands, owned, reserves }: Port, table: Table): Seat[] => {
  const owners = owned.filter((seat) => (table.position.tiles?.[seat] ?? []).length > 0);
  return [...new Set([...discards, ...hands, ...owners, ...reserves])].sort((a, b) => a - b);
};

const Seats = ({ scene, table, lang }: PartProps) => {
  const { discards, hands, owned, reserves } = scene;
  return (
    <>
      {shownSeats(scene, table).map((seat) => (
        <div key={seat} class="ca-own">
          <SeatToken seat={seat} lang={lang} size={28} />
          {reserves.includes(seat) && <b class="num">{reserveInWords(reserveOf(table, seat), lang)}</b>}
          {discards.includes(seat) && (
            <>
              <Hand table={table} seat={seat} lang={lang} />
              <Discard table={table} seat={seat} lang={lang} />
            </>
          )}
          {hands.includes(seat) && <GoodsInHand table={table} seat={seat} lang={lang} />}
          {owned.includes(seat) && <OwnedTiles table={table} seat={seat} lang={lang} />}
        </div>
      ))}
    </>
  );
};

/** One quay is always drawn whole, two where there is room; more are seen from close by. */
const sizeOf = (quays: number): QuaySize => (quays > 2 ? 'near' : quays > 1 ? 'fitting' : 'full');

const hasSide = ({ card, slate, seats, auction, turned }: Port): boolean =>
  card !== undefined || slate || seats.length > 0 || auction || turned !== undefined;

const PortScene = ({ scene, table, lang }: PartProps) => {
  const { quays, marks, card, seats, slate, auction, piles, turned } = scene;
  const { position } = table;
  return (
    <>
      <div class="ca-scene">
        {quays.length > 0 && (
          <QuayRow table={table} lang={lang} quays={quays} marks={marks} size={sizeOf(quays.length)} />
        )}
        {hasSide(scene) && (
          <div class="ca-side">
            {card && <ContactCard contact={card.contact} now={card.now} lang={lang} />}
            {turned && <EventTile id={turned} lang={lang} />}
            {auction && <AuctionView table={table} lang={lang} marks={marks} />}
            {slate && (
              <Slate
                holder={position.slate ?? position.first ?? 0}
                lang={lang}
                to={marks.slateTo}
                refused={marks.slateRefused}
              />
            )}
            {seats.length > 0 && (
              <Counters table={table} lang={lang} seats={seats} marks={marks} ropes={quays.length !== 1} />
            )}
          </div>
        )}
      </div>
      <Seats scene={scene} table={table} lang={lang} />
      {piles && <Piles table={table} lang={lang} marks={marks} />}
    </>
  );
};

interface Props {
  readonly scene: Scene;
  readonly table: Table;
  readonly lang: Lang;
}

/** The part of the table that matters, with everything on the table in words below it. */
export const SceneView = ({ scene, table, lang }: Props) => {
  if (scene.kind === 'board')
    return (
      <div class="part" data-scene="board">
        <Board table={table} lang={lang} />
      </div>
    );
  return (
    <div class="part board" data-scene={scene.kind}>
      <PortScene scene={scene} table={table} lang={lang} />
      <WordsFold lines={tableInWords(table, lang)} lang={lang} />
    </div>
  );
};
