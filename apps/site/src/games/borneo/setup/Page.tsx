import { type Edition, parseEdition, reconstructed } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import { Segment, Toggle } from '../../../kit/controls.tsx';
import { GameProvider } from '../../../kit/game.ts';
import { OtherTab } from '../../../kit/OtherTab.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { Send } from '../../../kit/Send.tsx';
import { SentStrip } from '../../../kit/SentStrip.tsx';
import { TableReadings } from '../../../kit/TableReadings.tsx';
import { both, words } from '../../../kit/text.ts';
import { useSending } from '../../../kit/useSending.ts';
import type { TermsInUse } from '../../../kit/useTerms.ts';
import { Steps } from '../../../setup/Steps.tsx';
import { useSetup } from '../../../setup/useSetup.ts';
import { roundsOf } from '../check/rounds.ts';
import { borneoPage } from '../page.ts';
import { Parts } from './Parts.tsx';
import { Removed } from './Removed.tsx';
import { Rounds } from './Rounds.tsx';
import { TableDrawing } from './TableDrawing.tsx';
import { defaultTable, parseTable, type SetupTable } from './table.ts';

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

const boxFrom = (patch: unknown): Edition => {
  const box = parseEdition(patch ?? {});
  return box.ok ? box.value : reconstructed;
};

const Choose = ({
  lang,
  table,
  change,
  terms,
}: {
  lang: Lang;
  table: SetupTable;
  change: (table: SetupTable) => void;
  terms: TermsInUse;
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
      value={terms.rulings}
      onChange={terms.read}
      lent={terms.sent !== undefined && !terms.ours}
    />
  </form>
);

/** The page "prepare the box": what to take out, what each player gets, the table drawn, the order of placing. */
export const BorneoSetup = ({ lang, base }: Props) => {
  const { value: table, change, trouble, terms, live, takeOther } = useSetup(borneoPage, parseTable, defaultTable);
  const box = boxFrom(terms.edition);
  const sending = useSending({
    game: borneoPage,
    kind: 'setup',
    title: words.setup[lang],
    fields: { ...table },
    names: placement,
    terms,
    live,
  });
  const merchants = table.fourMerchants ? 4 : 3;
  const rounds = roundsOf({ seats: table.seats, first: table.first, merchants }, terms.rulings);
  return (
    <GameProvider value={borneoPage}>
      <div class="kit setup not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={borneoPage} names={placement} terms={terms} />
        <div class="setup-grid">
          <div>
            <Choose lang={lang} table={table} change={change} terms={terms} />
            <Send lang={lang} sending={sending} plain />
          </div>
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
        <Steps
          lang={lang}
          base={base}
          rulings={terms.rulings}
          ids={[...steps, ...(table.blackbeard ? ['pirates.setup'] : [])]}
        />
        <h2 class="mid">{texts.order[lang]}</h2>
        <Rounds lang={lang} rounds={rounds} />
        <Steps
          lang={lang}
          base={base}
          rulings={terms.rulings}
          ids={['setup.placement-order', ...(table.fourMerchants ? ['three.placement'] : [])]}
        />
      </div>
    </GameProvider>
  );
};
