import { CompanyColumn, companies, MissionTile } from '@portolan/boards/borneo';
import type { Edition } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, counted, say } from '../../../kit/text.ts';
import type { SetupAbout } from '../../../setup/SetupPage.tsx';
import { PileDrawing } from '../check/PileDrawing.tsx';
import { DECK, HAND, harborsFor, missionsFor } from './inBox.ts';
import type { SetupTable } from './table.ts';

const PORTS = 3;

const texts = {
  row: both('Missions, par valeur', 'Missions, by value'),
  companies: both('Compagnies', 'Companies'),
  ports: both('Ports', 'Ports'),
  port: both('carte Port retournée', 'Harbor card turned up'),
  players: both('Joueurs', 'Players'),
  first: both('commence', 'begins'),
  harborPile: both('cartes Port', 'Harbor cards'),
  shipmentPile: both('Cargaisons', 'Shipment cards'),
  markers: both('marqueurs', 'markers'),
  cove: both('repaire', 'cove'),
} as const;

const Marker = ({ x, letter }: { x: number; letter: string }) => (
  <g transform={`translate(${x} 16)`}>
    <circle class="hb-b" r="13" />
    <text class="lab-t" y="4.6">
      {letter}
    </text>
  </g>
);

const Markers = ({ lang }: { lang: Lang }) => (
  <figure class="pile-f markers-f">
    <svg viewBox="0 0 160 32" role="img" aria-label={texts.markers[lang]}>
      {['1', '2', '3', '4', 'M'].map((letter, i) => (
        <Marker key={letter} x={16 + 32 * i} letter={letter} />
      ))}
    </svg>
    <figcaption>{texts.markers[lang]}</figcaption>
  </figure>
);

const Cove = ({ lang }: { lang: Lang }) => (
  <figure class="pile-f">
    <svg viewBox="0 0 96 72" role="img" aria-label={texts.cove[lang]}>
      <path class="hull" d="M14 44Q34 54 48 54Q66 54 84 45Q80 62 70 66H28Q18 62 14 44Z" />
      <path class="mast" d="M48 6V54" />
      <path class="vessel-p" d="M49 10H74V28H49Z" />
    </svg>
    <figcaption>{texts.cove[lang]}</figcaption>
  </figure>
);

const Player = ({ seat, table, lang }: { seat: number; table: SetupTable; lang: Lang }) => {
  const merchants = table.fourMerchants ? 4 : 3;
  return (
    <li class={seat === table.first ? 'is-first' : undefined}>
      <SeatToken seat={seat} size={34} lang={lang} />
      <span>
        {say(
          lang,
          counted(merchants, 'marchand', 'marchands', lang),
          counted(merchants, 'merchant', 'merchants', lang),
        )}
        {', '}
        {say(lang, counted(HAND, 'carte', 'cartes', lang), counted(HAND, 'card', 'cards', lang))}
      </span>
      {seat === table.first && <b>{texts.first[lang]}</b>}
    </li>
  );
};

/** The table as it should lie there: Missions above, companies and ports, the piles, the players round it. */
const TableDrawing = ({ lang, box, table }: SetupAbout<SetupTable, Edition>) => {
  const harbors = harborsFor(box, table.seats).used.length;
  return (
    <div class="table-f">
      <div class="table-d">
        <div class="table-m">
          <h3>{texts.row[lang]}</h3>
          <div class="table-ms">
            {missionsFor(box, table.seats).used.map((mission) => (
              <MissionTile key={mission.id} mission={mission} lang={lang} />
            ))}
          </div>
        </div>
        <div class="table-c">
          <h3>{texts.companies[lang]}</h3>
          <div class="cos">
            {companies.map((company) => (
              <CompanyColumn key={company} company={company} column={[]} spaces={box.spacesPerCompany} lang={lang} />
            ))}
          </div>
        </div>
        <div class="table-p">
          <h3>{texts.ports[lang]}</h3>
          <div class="table-ps">
            {Array.from({ length: PORTS }, (_, port) => (
              <svg
                key={`port ${port + 1}`}
                viewBox="0 0 132 84"
                role="img"
                aria-label={`${port + 1}, ${texts.port[lang]}`}
              >
                <rect class="card harbor" x=".75" y=".75" width="130.5" height="82.5" rx="7" />
                <text class="pile-n" x="66" y="50">
                  {port + 1}
                </text>
              </svg>
            ))}
          </div>
          <div class="piles">
            <PileDrawing kind="harbor" count={harbors - PORTS} label={`${harbors - PORTS} ${texts.harborPile[lang]}`} />
            <PileDrawing
              kind="shipment"
              count={DECK - HAND * table.seats}
              label={`${DECK - HAND * table.seats} ${texts.shipmentPile[lang]}`}
            />
            <Markers lang={lang} />
            {table.blackbeard && <Cove lang={lang} />}
          </div>
        </div>
        <div class="table-s">
          <h3>{texts.players[lang]}</h3>
          <ul>
            {Array.from({ length: table.seats }, (_, seat) => (
              <Player key={`seat ${seat}`} seat={seat} table={table} lang={lang} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
};

export default TableDrawing;
