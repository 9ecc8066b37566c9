import { useStore } from '@nanostores/preact';
import { type Edition, parseEdition, reconstructed } from '@portolan/borneo';
import type { Lang, Rulings } from '@portolan/core';
import { borneoPage } from '../kit/borneo.ts';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Segment, Toggle } from '../kit/controls.tsx';
import { GameProvider } from '../kit/game.ts';
import '../kit/kit.css';
import { SeatChoice } from '../kit/picks.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { both } from '../kit/text.ts';
import { rulingsOf } from '../stores/rulings.ts';
import { editionOf } from '../stores/table.ts';
import { LinkTrouble } from './check/LinkTrouble.tsx';
import { roundsOf } from './check/rounds.ts';
import { Parts } from './setup/Parts.tsx';
import { Removed } from './setup/Removed.tsx';
import { Rounds } from './setup/Rounds.tsx';
import { Steps } from './setup/Steps.tsx';
import { TableDrawing } from './setup/TableDrawing.tsx';
import { defaultTable, parseTable, type SetupTable } from './setup/table.ts';
import { useSetup } from './setup/useSetup.ts';

const GAME = 'borneo';

const texts = {
  players: both('Joueurs', 'Players'),
  four: both('Quatre marchands chacun (variante à trois)', 'Four merchants each (variant for three)'),
  pirates: both('Les secrets de Barbe Noire', 'The secrets of Blackbeard'),
  first: both('Premier joueur, tiré au sort', 'First player, drawn by lot'),
  away: both('À remettre dans la boîte', 'Back into the box'),
  each: both('Ce qu’il faut', 'What you need'),
  table: both('Sur la table', 'On the table'),
  order: both('Qui place, et quand', 'Who places, and when'),
} as const;

const steps = [
  'setup.board',
  'setup.shipment-pile',
  'setup.hands',
  'setup.harbors',
  'setup.mission-row',
  'setup.markers',
  'setup.first-player',
  'setup.placement',
  'setup.placement-space',
] as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
}

const placement = ['placement-rounds', 'fourth-round'] as const;

const useBox = (): Edition => {
  const patch = useStore(editionOf(GAME), { ssr: 'initial' });
  const box = parseEdition(patch ?? {});
  return box.ok ? box.value : reconstructed;
};

const Choose = ({
  lang,
  table,
  change,
  rulings,
}: {
  lang: Lang;
  table: SetupTable;
  change: (table: SetupTable) => void;
  rulings: Rulings;
}) => (
  <form class="fields" onSubmit={(event) => event.preventDefault()}>
    <Segment
      label={texts.players[lang]}
      value={table.seats}
      options={([3, 4, 5] as const).map((seats) => ({ value: seats, label: String(seats) }))}
      onChange={(seats) =>
        change({
          ...table,
          seats,
          first: Math.min(table.first, seats - 1),
          fourMerchants: seats === 3 && table.fourMerchants,
        })
      }
    />
    <div>
      {table.seats === 3 && (
        <Toggle
          label={texts.four[lang]}
          value={table.fourMerchants}
          onChange={(fourMerchants) => change({ ...table, fourMerchants })}
        />
      )}
      <Toggle
        label={texts.pirates[lang]}
        value={table.blackbeard}
        onChange={(blackbeard) => change({ ...table, blackbeard })}
      />
    </div>
    <SeatChoice
      lang={lang}
      label={texts.first[lang]}
      name="setup-first"
      value={table.first}
      seats={table.seats}
      onChange={(first) => change({ ...table, first })}
    />
    <TableReadings
      lang={lang}
      names={table.fourMerchants ? placement : placement.slice(0, 1)}
      value={rulings}
      onChange={(next) => rulingsOf(GAME).set(next)}
    />
  </form>
);

/** The page "prepare the box": what to take out, what each player gets, the table drawn, the order of placing. */
export const BorneoSetup = ({ lang, base }: Props) => {
  const { table, change, trouble } = useSetup(GAME, parseTable, defaultTable);
  const rulings = useStore(rulingsOf(GAME), { ssr: 'initial' });
  const box = useBox();
  const merchants = table.fourMerchants ? 4 : 3;
  const rounds = roundsOf({ seats: table.seats, first: table.first, merchants }, rulings);
  return (
    <GameProvider value={borneoPage}>
      <div class="kit setup not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <div class="setup-grid">
          <Choose lang={lang} table={table} change={change} rulings={rulings} />
          <div class="setup-away">
            <h2 class="mid">{texts.away[lang]}</h2>
            <Removed lang={lang} base={base} box={box} seats={table.seats} />
            <h2 class="mid">{texts.each[lang]}</h2>
            <Parts lang={lang} box={box} table={table} />
          </div>
        </div>
        <h2 class="mid">{texts.table[lang]}</h2>
        <div class="table-f">
          <TableDrawing lang={lang} box={box} table={table} />
        </div>
        <Steps lang={lang} base={base} ids={[...steps, ...(table.blackbeard ? ['pirates.setup'] : [])]} />
        <h2 class="mid">{texts.order[lang]}</h2>
        <Rounds lang={lang} rounds={rounds} />
        <Steps
          lang={lang}
          base={base}
          ids={['setup.placement-order', ...(table.fourMerchants ? ['three.placement'] : [])]}
        />
        <div class="actions">
          <CopyButton lang={lang} kind="setup" payload={{ ...table }} />
        </div>
      </div>
    </GameProvider>
  );
};
