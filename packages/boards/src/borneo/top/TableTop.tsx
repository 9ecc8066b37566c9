import type { Lang, Seat } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { InWords } from '../Board.tsx';
import { MissionTile } from '../HarborCard.tsx';
import { missionOf, type Table } from '../model.ts';
import { missionInWords } from '../names.ts';
import { PirateShip } from '../PirateShip.tsx';
import { CompanyRows } from './Companies.tsx';
import { Holdings } from './Holdings.tsx';
import { PortColumns } from './Ports.tsx';
import { SeatRow } from './Seats.tsx';
import { placed, type SpotMaker } from './spot.ts';
import { topWords } from './words.ts';

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  /** Makes its parts places that can be touched; left out where the table is only looked at. */
  readonly spot?: SpotMaker | undefined;
  /** Whose hand and warehouse are seen where there is room for one. */
  readonly seat: Seat;
  /** What stands below the ports, or below what a player holds: what can be put there. */
  readonly below?: { readonly what: 'ports' | 'holdings'; readonly children: ComponentChildren } | undefined;
}

const MissionRow = ({ table, lang, spot }: Pick<Props, 'table' | 'lang' | 'spot'>) => (
  <section class="tt-ms" aria-label={topWords.missions[lang]}>
    {(table.position.missions ?? []).map((id) => {
      const mission = missionOf(table, id);
      return (
        mission && (
          <span key={id} {...placed(spot, { kind: 'mission', id }, missionInWords(mission, lang), 'tt-card', true)}>
            <MissionTile mission={mission} lang={lang} />
          </span>
        )
      );
    })}
  </section>
);

/** The whole table on one screen of a phone: players, companies in rows, ports in columns, what a player holds, Missions. */
export const TableTop = ({ table, lang, spot, seat, below }: Props) => {
  const under = (what: 'ports' | 'holdings') => below?.what === what && <div class="tt-below">{below.children}</div>;
  const told = useMemo(() => <InWords table={table} lang={lang} />, [table, lang]);
  return (
    <div class="tt">
      <SeatRow table={table} lang={lang} spot={spot} />
      <CompanyRows table={table} lang={lang} spot={spot} />
      <PortColumns table={table} lang={lang} spot={spot} />
      {under('ports')}
      {Array.from({ length: table.position.seats }, (_, one) => (
        <Holdings key={one} table={table} seat={one} lang={lang} spot={spot} seen={one === seat} />
      ))}
      {under('holdings')}
      <MissionRow table={table} lang={lang} spot={spot} />
      {table.position.pirateShip === 'cove' && (
        <span {...placed(spot, { kind: 'ship' }, topWords.cove[lang], 'tt-ship', true)}>
          <PirateShip where="cove" lang={lang} />
        </span>
      )}
      {told}
    </div>
  );
};
