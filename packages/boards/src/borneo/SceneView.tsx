import type { Lang } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { Board, Companies, InWords, Player, Ports } from './Board.tsx';
import { Hand, MissionRow, Warehouse } from './Cards.tsx';
import { FightView } from './FightView.tsx';
import { cardCount, sortCards } from './face.ts';
import { countsMatter, type Table, towerOf } from './model.ts';
import { companyName } from './names.ts';
import type { Scene } from './scene-kinds.ts';
import { Tower } from './Tower.tsx';

type Of<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;

const Who = ({ seat, what, lang }: { seat: number; what: string; lang: Lang }) => (
  <div class="who">
    <SeatToken seat={seat} lang={lang} size={28} />
    <span>
      <b>{seatLetter(seat)}</b>, {what}
    </span>
  </div>
);

const words = {
  hand: { fr: 'en main', en: 'in hand' },
  warehouse: { fr: 'entrepôt', en: 'warehouse' },
  picks: { fr: 'Prennent encore, dans l’ordre', en: 'Still to pick, in order' },
} as const;

/** The picks still to come: a token for each, with the company and the rank it picks for. */
const Picks = ({ table, lang }: { table: Table; lang: Lang }) => {
  const picks = table.position.distribution?.picks ?? [];
  if (picks.length === 0) return null;
  return (
    <div class="picks">
      <p class="small">{words.picks[lang]}</p>
      <ol>
        {picks.map((pick, i) => (
          <li key={`${i}-${pick.company}-${pick.rank}`}>
            <SeatToken seat={pick.seat} lang={lang} size={30} />
            <span>
              {companyName(pick.company, lang)} {pick.rank}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};

const PortScene = ({ scene, table, lang }: { scene: Of<'port'>; table: Table; lang: Lang }) => {
  const tower = towerOf(table, scene.port, scene.extra);
  const last = tower.cards.length - 1;
  const taken = scene.taken === undefined ? -1 : tower.cards.lastIndexOf(scene.taken);
  const framed = scene.extra ? [last] : taken < 0 ? [] : [taken];
  return (
    <div class="sc-port">
      <Tower tower={tower} lang={lang} framed={framed} wrong={scene.wrong} counted={countsMatter(table, tower)} />
      <div class="sides">
        {table.position.distribution && (
          <>
            <Picks table={table} lang={lang} />
            <Companies table={table} lang={lang} />
          </>
        )}
        {scene.seat !== undefined && !table.position.distribution && (
          <div class="side-row">
            <Who seat={scene.seat} what={words.hand[lang]} lang={lang} />
            <Hand
              cards={table.position.hands?.[scene.seat] ?? []}
              played={scene.extra ? [scene.extra] : []}
              lang={lang}
            />
          </div>
        )}
      </div>
    </div>
  );
};

const MissionScene = ({ scene, table, lang }: { scene: Of<'mission'>; table: Table; lang: Lang }) => {
  const hand = table.position.hands?.[scene.seat] ?? [];
  const inHand = scene.wrong.filter((card) => sortCards(hand).known.includes(card));
  const row = table.position.missions ?? [];
  const ids = scene.mission ? [scene.mission] : row;
  return (
    <div class="sc-mission">
      <MissionRow table={table} ids={ids} lang={lang} chosen={[]} />
      <div class="side-row">
        <Who seat={scene.seat} what={words.warehouse[lang]} lang={lang} />
        <Warehouse
          table={table}
          seat={scene.seat}
          lang={lang}
          chosen={scene.pay.filter((card) => !inHand.includes(card))}
          wrong={scene.wrong}
        />
      </div>
      {inHand.length > 0 && (
        <div class="side-row">
          <Who seat={scene.seat} what={words.hand[lang]} lang={lang} />
          <Hand cards={hand} played={inHand} wrong={inHand} lang={lang} />
        </div>
      )}
    </div>
  );
};

const HandScene = ({ scene, table, lang }: { scene: Of<'hand'>; table: Table; lang: Lang }) => {
  const hand = table.position.hands?.[scene.seat] ?? [];
  const count = cardCount(hand);
  const what =
    lang === 'fr'
      ? `${count} ${count > 1 ? 'cartes' : 'carte'} en main`
      : `${count} ${count === 1 ? 'card' : 'cards'} in hand`;
  return (
    <div class="side-row is-flat">
      <Who seat={scene.seat} what={what} lang={lang} />
      <Hand cards={hand} played={scene.played} wrong={scene.wrong} lang={lang} />
    </div>
  );
};

const Players = ({ table, lang }: { table: Table; lang: Lang }) => (
  <div class="players">
    {Array.from({ length: table.position.seats }, (_, seat) => (
      <Player key={seatLetter(seat)} table={table} seat={seat} lang={lang} />
    ))}
  </div>
);

const Drawn = ({ scene, table, lang }: { scene: Scene; table: Table; lang: Lang }) => {
  switch (scene.kind) {
    case 'fight':
      return <FightView fight={scene.fight} lang={lang} />;
    case 'port':
      return <PortScene scene={scene} table={table} lang={lang} />;
    case 'mission':
      return <MissionScene scene={scene} table={table} lang={lang} />;
    case 'companies':
      return <Companies table={table} lang={lang} marks={scene.marks} />;
    case 'hand':
      return <HandScene scene={scene} table={table} lang={lang} />;
    case 'ports':
      return <Ports table={table} lang={lang} />;
    case 'missions':
      return <MissionRow table={table} ids={table.position.missions ?? []} lang={lang} />;
    case 'players':
      return <Players table={table} lang={lang} />;
    case 'board':
      return <Board table={table} lang={lang} />;
  }
};

/** The part of the table that matters, with everything on the table in words below it. */
export const SceneView = ({ scene, table, lang }: { scene: Scene; table: Table; lang: Lang }) => (
  <div class="part board" data-scene={scene.kind}>
    <Drawn scene={scene} table={table} lang={lang} />
    {scene.kind !== 'board' && <InWords table={table} lang={lang} />}
  </div>
);
