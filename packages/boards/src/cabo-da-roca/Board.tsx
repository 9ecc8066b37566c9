import type { Square } from '@portolan/cabo-da-roca';
import { tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { WordsFold } from '../WordsFold.tsx';
import type { Marks } from './marks.ts';
import { stackSize, type Table } from './model.ts';
import { Players } from './Players.tsx';
import { SeaView } from './SeaView.tsx';
import { Tariff } from './Tariff.tsx';
import { TileView } from './TileInHand.tsx';
import { tableInWords } from './words.ts';

/** Everything on the table in words, folded away under the picture. */
export const InWords = ({ table, lang }: { table: Table; lang: Lang }) => (
  <WordsFold lines={tableInWords(table, lang)} lang={lang} />
);

const words = {
  stack: { fr: 'Pioche', en: 'Stack' },
  pile: { fr: 'Paquet', en: 'Pile' },
  discard: { fr: 'Défausse', en: 'Discard' },
  unknown: { fr: 'pas encore connue', en: 'not yet known' },
  round: { fr: 'Tour de table', en: 'Round' },
  final: { fr: 'Phase finale', en: 'Final phase' },
} as const;

/** How many tiles and cards are left, and what treasures are worth. */
const Heaps = ({ table, lang }: { table: Table; lang: Lang }) => {
  const { position } = table;
  const stack = stackSize(table);
  const rows: readonly (readonly [string, number | string | undefined])[] = [
    [words.round[lang], position.round ?? 5],
    [words.stack[lang], stack],
    [words.pile[lang], position.pile?.length],
    [words.discard[lang], position.discard?.length],
    [capital(tileName('island', lang)), position.shown?.island ?? words.unknown[lang]],
    [capital(tileName('wreck', lang)), position.shown?.wreck ?? words.unknown[lang]],
  ];
  return (
    <div class="heaps">
      {position.final && <b>{words.final[lang]}</b>}
      {rows.map(([name, value]) =>
        value === undefined ? null : (
          <span key={name} class="heap">
            {name} <b>{value}</b>
          </span>
        ),
      )}
    </div>
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  /** Begins all ids of the drawings: unique on the page. */
  readonly name: string;
  readonly marks?: Marks;
  /** The square that is asked about. */
  readonly asked?: Square | undefined;
}

interface AroundProps extends Omit<Props, 'marks' | 'asked'> {
  /** Whether the tile in hand is drawn; default true. */
  readonly inHand?: boolean;
  /** Whether the players and the prices are drawn; default true. */
  readonly players?: boolean;
  readonly tariff?: boolean;
}

/** What lies around the sea: the tile in hand, piles and treasures, every player, prices, and all of it in words. */
export const Around = ({ table, lang, name, inHand = true, players = true, tariff = true }: AroundProps) => (
  <>
    {inHand && table.position.tile && <TileView table={table} face={table.position.tile} name={name} lang={lang} />}
    <Heaps table={table} lang={lang} />
    {players && <Players table={table} lang={lang} />}
    {tariff && <Tariff table={table} lang={lang} />}
    <InWords table={table} lang={lang} />
  </>
);

/** The whole table: the sea and what lies around it. */
export const Board = ({ table, lang, name, marks = {}, asked }: Props) => (
  <div class="board">
    <SeaView table={table} marks={marks} name={name} lang={lang} asked={asked} />
    <Around table={table} lang={lang} name={name} />
  </div>
);
