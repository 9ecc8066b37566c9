import { useStore } from '@nanostores/preact';
import { PieceMark } from '@portolan/boards/cabo-da-roca';
import { type Edition, type PieceKind, pieceKinds } from '@portolan/cabo-da-roca';
import { piecesInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import { Segment } from '../../../kit/controls.tsx';
import { GameProvider } from '../../../kit/game.ts';
import { OtherTab } from '../../../kit/OtherTab.tsx';
import { Send } from '../../../kit/Send.tsx';
import { SentStrip } from '../../../kit/SentStrip.tsx';
import { both, say, words } from '../../../kit/text.ts';
import { useSending } from '../../../kit/useSending.ts';
import { Steps } from '../../../setup/Steps.tsx';
import { useSetup } from '../../../setup/useSetup.ts';
import { editionOf } from '../../../stores/table.ts';
import { caboPage } from '../page.ts';
import { BoxNote } from '../parts/BoxNote.tsx';
import { boxFrom } from '../parts/tables.ts';
import { afterOpening, seatCounts, stackFor } from './counts.ts';
import { Drawing } from './Drawing.tsx';
import { parseTable, type SetupTable } from './table.ts';

const texts = {
  players: both('Joueurs', 'Players'),
  needed: both('Ce qu’il faut', 'What you need'),
  each: both('par joueur', 'for each player'),
  all: both('pour tous', 'for all'),
  table: both('Sur la table', 'On the table'),
  order: both('Les trois premiers tours de table', 'The first three rounds'),
} as const;

/** One line of a list of parts: how many, and what. */
const Part = ({ n, children }: { n: number; children: ComponentChildren }) => (
  <li>
    <b class="num">{n}</b> <span>{children}</span>
  </li>
);

const Each = ({ lang, box }: { lang: Lang; box: Edition }) => (
  <ul>
    <Part n={box.start.coins}>{say(lang, 'pièces d’or, sur la table des scores', 'coins, on the score track')}</Part>
    {pieceKinds.map((kind) => (
      <Part key={kind} n={box.limits[kind]}>
        <span class="cb-part">
          {pieceCount(box.limits[kind], kind, lang)} <PieceMark kind={kind} />
        </span>
      </Part>
    ))}
    <Part n={1}>
      {say(
        lang,
        'tuile de port, tirée au sort, avec un marin qui n’y coûte rien',
        'port tile, drawn by lot, with a sailor that costs nothing there',
      )}
    </Part>
  </ul>
);

/** What a number counts: "bateaux de pêche". */
const pieceCount = (n: number, kind: PieceKind, lang: Lang): string =>
  piecesInWords(n, kind, lang).replace(/^\S+\s/, '');

const All = ({ lang, box, seats }: { lang: Lang; box: Edition; seats: number }) => {
  const { start, tradeCards, treasureCards } = box;
  return (
    <ul>
      <Part n={start.cross}>{say(lang, 'tuiles de pleine mer, en croix', 'open-sea tiles, as a cross')}</Part>
      <Part n={stackFor(box, seats)}>{say(lang, 'tuiles mélangées : la pioche', 'tiles, shuffled: the stack')}</Part>
      <Part n={tradeCards.length + treasureCards.length}>
        {say(
          lang,
          `cartes en un seul paquet : ${tradeCards.length} de commerce, ${treasureCards.length} de trésor`,
          `cards in one pile: ${tradeCards.length} trade cards, ${treasureCards.length} treasure cards`,
        )}
      </Part>
      <Part n={afterOpening(box, seats)}>
        {say(
          lang,
          'tuiles à poser encore, une fois les trois premiers tours de table finis',
          'tiles still to be laid once the first three rounds are over',
        )}
      </Part>
    </ul>
  );
};

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
  const {
    value: table,
    change,
    trouble,
    terms,
    live,
    takeOther,
  } = useSetup<SetupTable>(caboPage, parseTable, { seats: 3 });
  const own = useStore(editionOf(caboPage.id), { ssr: 'initial' });
  const edition = table.edition ?? terms.edition;
  const sending = useSending({
    game: caboPage,
    kind: 'setup',
    title: words.setup[lang],
    fields: { seats: table.seats },
    names: caboPage.openPoints.names,
    terms: { ...terms, edition },
    live,
  });
  const box = useMemo(() => boxFrom(edition), [edition]);
  return (
    <GameProvider value={caboPage}>
      <div class="kit setup not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={caboPage} names={caboPage.openPoints.names} terms={terms} />
        <div class="setup-grid">
          <div>
            <form class="fields" onSubmit={(event) => event.preventDefault()}>
              <Segment
                label={texts.players[lang]}
                value={table.seats}
                options={seatCounts.map((seats) => ({ value: seats as number, label: String(seats) }))}
                onChange={(seats) => change({ ...table, seats })}
              />
              <BoxNote
                lang={lang}
                base={base}
                sent={table.edition}
                own={own}
                onDrop={() => {
                  change({ seats: table.seats });
                  terms.takeOwnBox();
                }}
              />
            </form>
            <Send lang={lang} sending={sending} plain />
          </div>
          <div class="setup-away">
            <h2 class="mid">{texts.needed[lang]}</h2>
            <div class="parts">
              <div>
                <h3>{texts.each[lang]}</h3>
                <Each lang={lang} box={box} />
              </div>
              <div>
                <h3>{texts.all[lang]}</h3>
                <All lang={lang} box={box} seats={table.seats} />
              </div>
            </div>
          </div>
        </div>
        <h2 class="mid">{texts.table[lang]}</h2>
        <Drawing lang={lang} box={box} seats={table.seats} />
        <Steps lang={lang} base={base} rulings={terms.rulings} ids={steps} />
        <h2 class="mid">{texts.order[lang]}</h2>
        <Steps lang={lang} base={base} rulings={terms.rulings} ids={opening} />
      </div>
    </GameProvider>
  );
};
