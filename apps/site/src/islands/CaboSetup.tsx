import { pieceKinds, reconstructed } from '@portolan/cabo-da-roca';
import { bad, type Lang, ok, type Problem, type Result } from '@portolan/core';
import { useEffect, useState } from 'preact/hooks';
import { piecesInWords } from '../boards/cabo-da-roca/names.ts';
import { PieceMark } from '../boards/cabo-da-roca/PieceMark.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { caboBook, caboPage } from '../kit/cabo-da-roca.ts';
import { Segment } from '../kit/controls.tsx';
import { GameProvider } from '../kit/game.ts';
import '../kit/kit.css';
import { both, counted, say } from '../kit/text.ts';
import { decodeLink, isLink, ofKind } from '../stores/link.ts';
import { formsOf } from '../stores/table.ts';
import { coins } from './cabo-da-roca/parts/words.ts';
import { afterOpening, seatCounts, stackFor } from './cabo-da-roca/setup/counts.ts';
import { Drawing } from './cabo-da-roca/setup/Drawing.tsx';
import './cabo-da-roca/setup/setup.css';
import { LinkTrouble } from './check/LinkTrouble.tsx';

const texts = {
  players: both('Joueurs', 'Players'),
  each: both('Par joueur', 'For each player'),
  all: both('Pour tous', 'For all'),
  table: both('Sur la table', 'On the table'),
  order: both('Les trois premières manches', 'The first three rounds'),
} as const;

interface SetupTable {
  readonly seats: number;
}

const parseTable = (json: unknown): Result<SetupTable> => {
  const seats = typeof json === 'object' && json !== null ? (json as { seats?: unknown }).seats : undefined;
  return seatCounts.some((count) => count === seats)
    ? ok({ seats: Number(seats) })
    : bad({ path: 'seats', code: 'out-of-range', facts: { found: String(seats), min: 2, max: 4 } });
};

/** What was sent, what was last chosen here, or three players. Read after the page has come alive. */
const useTable = () => {
  const [table, setTable] = useState<SetupTable>({ seats: 3 });
  const [trouble, setTrouble] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const read = (): void => {
      const hash = location.hash.slice(1);
      if (!isLink(hash)) return;
      const sent = ofKind(decodeLink(hash), 'setup', parseTable);
      setTrouble(sent.ok ? [] : sent.problems);
      if (sent.ok) setTable(sent.value);
    };
    const kept = parseTable(formsOf(caboPage.id).get().setup);
    if (kept.ok) setTable(kept.value);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const change = (next: SetupTable): void => {
    setTable(next);
    formsOf(caboPage.id).set({ ...formsOf(caboPage.id).get(), setup: next });
  };
  return { table, change, trouble };
};

const Each = ({ lang }: { lang: Lang }) => (
  <ul class="cb-parts">
    <li>
      <b>{coins(reconstructed.start.coins, lang)}</b>
    </li>
    {pieceKinds.map((kind) => (
      <li key={kind}>
        <PieceMark kind={kind} /> {piecesInWords(reconstructed.limits[kind], kind, lang)}
      </li>
    ))}
    <li>{say(lang, '1 tuile de port, tirée au sort', '1 port tile, drawn by lot')}</li>
    <li>
      {say(
        lang,
        '1 de ses marins à côté du port : il y sera posé sans payer',
        'one of these sailors beside the port: it goes there free of charge',
      )}
    </li>
  </ul>
);

const All = ({ lang, seats }: { lang: Lang; seats: number }) => {
  const { start, tradeCards, treasureCards } = reconstructed;
  const tiles = (n: number) => counted(n, say(lang, 'tuile', 'tile'), say(lang, 'tuiles', 'tiles'), lang);
  return (
    <ul class="cb-parts">
      <li>{say(lang, `${start.cross} tuiles de pleine mer, en croix`, `${start.cross} open-sea tiles, as a cross`)}</li>
      <li>
        <b class="num">{tiles(stackFor(reconstructed, seats))}</b>{' '}
        {say(lang, 'mélangées, en pioche', 'shuffled, as the stack')}
      </li>
      <li>
        {say(
          lang,
          `${tiles(afterOpening(reconstructed, seats))} à poser encore après les ${start.openingRounds} premières manches`,
          `${tiles(afterOpening(reconstructed, seats))} left after the first ${start.openingRounds} rounds`,
        )}
      </li>
      <li>
        {say(
          lang,
          `${tradeCards.length} cartes de commerce et ${treasureCards.length} cartes de trésor, en un seul paquet`,
          `${tradeCards.length} trade cards and ${treasureCards.length} treasure cards, in one pile`,
        )}
      </li>
      <li>{say(lang, 'Les bateaux et les marins restent en réserve', 'Ships and sailors stay in the stock')}</li>
    </ul>
  );
};

const Steps = ({ lang, base, ids }: { lang: Lang; base: string; ids: readonly string[] }) => (
  <ol class="steps-l">
    {ids.flatMap((id) => {
      const clause = caboBook.quoted(id, lang);
      return clause ? (
        <li key={id}>
          <a class="no" href={caboBook.clauseHref(id, lang, base)}>
            {clause.number}
          </a>
          <span>{clause.text}</span>
        </li>
      ) : (
        []
      );
    })}
  </ol>
);

const steps = ['setup.coins', 'setup.port', 'setup.first-sailor', 'setup.cross', 'setup.stack', 'setup.cards'] as const;

const opening = [
  'opening.oldest',
  'opening.tiles-only',
  'opening.tile-or-port',
  'opening.ports-by-round-four',
  'opening.from-round-four',
] as const;

/** The page "prepare the box" of Cabo da Roca: what each player gets, the table drawn, the opening. */
export const CaboSetup = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => {
  const { table, change, trouble } = useTable();
  return (
    <GameProvider value={caboPage}>
      <div class="kit setup not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <div class="setup-grid">
          <form class="fields" onSubmit={(event) => event.preventDefault()}>
            <Segment
              label={texts.players[lang]}
              value={table.seats}
              options={seatCounts.map((seats) => ({ value: seats as number, label: String(seats) }))}
              onChange={(seats) => change({ seats })}
            />
          </form>
          <div class="parts">
            <div>
              <h2 class="mid">{texts.each[lang]}</h2>
              <Each lang={lang} />
            </div>
            <div>
              <h2 class="mid">{texts.all[lang]}</h2>
              <All lang={lang} seats={table.seats} />
            </div>
          </div>
        </div>
        <h2 class="mid">{texts.table[lang]}</h2>
        <Drawing lang={lang} seats={table.seats} />
        <Steps lang={lang} base={base} ids={steps} />
        <h2 class="mid">{texts.order[lang]}</h2>
        <Steps lang={lang} base={base} ids={opening} />
        <div class="actions">
          <CopyButton lang={lang} kind="setup" payload={{ ...table }} />
        </div>
      </div>
    </GameProvider>
  );
};
