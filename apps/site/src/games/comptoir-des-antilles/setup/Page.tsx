import { Board, tableOf } from '@portolan/boards/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import { Segment } from '../../../kit/controls.tsx';
import { GameProvider } from '../../../kit/game.ts';
import { OtherTab } from '../../../kit/OtherTab.tsx';
import { Send } from '../../../kit/Send.tsx';
import { SentStrip } from '../../../kit/SentStrip.tsx';
import { both, words } from '../../../kit/text.ts';
import { useSending } from '../../../kit/useSending.ts';
import { Counts } from '../../../setup/Counts.tsx';
import { Steps } from '../../../setup/Steps.tsx';
import { useSetup } from '../../../setup/useSetup.ts';
import { useYoungest, Youngest } from '../../../setup/Youngest.tsx';
import { comptoirPage } from '../page.ts';
import { countsOf, defaultTable, MOST_SHUFFLES, parseTable, setUp } from './table.ts';

const texts = {
  players: both('Joueurs', 'Players'),
  youngest: both('Le plus jeune : il commence, avec l’ardoise', 'The youngest: begins, with the slate'),
  needed: both('Ce qu’il faut', 'What you need'),
  each: both('par joueur', 'for each player'),
  all: both('pour tous', 'for all'),
  contacts: both('relations, les mêmes pour tous', 'contacts, the same for everybody'),
  porters: both('porteurs', 'porters'),
  markers: both('marqueurs au comptoir : dizaines, unités', 'markers at the trading post: tens, units'),
  secret: both('marchandise secrète', 'secret goods tile'),
  ships: both('navires en une pile, face visible', 'ships in one pile, face up'),
  goods: both('marchandises, dont 4 devant les navires', 'goods tiles, 4 of them before the ships'),
  tiles: both('tuiles événement, face cachée', 'event tiles, face down'),
  slate: both('ardoise', 'slate'),
  table: both('Un départ possible', 'One possible start'),
  again: both('Mélanger encore', 'Shuffle again'),
  order: both('Qui commence', 'Who begins'),
} as const;

const steps = [
  'setup.port',
  'setup.ship-pile',
  'setup.first-ships',
  'setup.goods-pile',
  'setup.first-goods',
  'setup.tile-pile',
  'setup.contacts',
  'setup.porters',
  'setup.markers',
  'setup.secret-goods',
  'setup.slate',
] as const;

const beginning = ['round.first-player', 'round.order', 'turn.parts'] as const;

/** The page "prepare the box" of Comptoir des Antilles: what is needed, a table set up by chance and drawn, who begins. */
export const ComptoirSetup = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => {
  const { value: table, change, trouble, terms, live, takeOther } = useSetup(comptoirPage, parseTable, defaultTable);
  const youngest = useYoungest(table, change);
  const edition = table.edition ?? terms.edition;
  const { edition: _, ...entered } = table;
  const sending = useSending({
    game: comptoirPage,
    kind: 'setup',
    title: words.setup[lang],
    fields: entered,
    names: comptoirPage.openPoints.names,
    terms: { ...terms, edition },
    live,
  });
  const drawn = useMemo(() => tableOf(setUp(table, edition ?? {})), [table, edition]);
  const contacts = drawn.box.contacts.length;
  const counts = countsOf(drawn.box);
  return (
    <GameProvider value={comptoirPage}>
      <div class="kit setup not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={comptoirPage} names={comptoirPage.openPoints.names} terms={terms} />
        <div class="setup-grid">
          <div>
            <form class="fields" onSubmit={(event) => event.preventDefault()}>
              <Segment
                label={texts.players[lang]}
                value={table.seats}
                options={([3, 4] as const).map((seats) => ({ value: seats, label: String(seats) }))}
                onChange={youngest.reseat}
              />
              <Youngest lang={lang} label={texts.youngest[lang]} table={table} choice={youngest} />
            </form>
            <Send lang={lang} sending={sending} plain />
          </div>
          <div class="setup-away">
            <h2 class="mid">{texts.needed[lang]}</h2>
            <div class="parts">
              <Counts
                lang={lang}
                head={texts.each}
                rows={[
                  [contacts, texts.contacts],
                  [drawn.box.porters, texts.porters],
                  [2, texts.markers],
                  [1, texts.secret],
                ]}
              />
              <Counts
                lang={lang}
                head={texts.all}
                rows={[
                  [counts.ships, texts.ships],
                  [counts.goods, texts.goods],
                  [counts.tiles, texts.tiles],
                  [1, texts.slate],
                ]}
              />
            </div>
          </div>
        </div>
        <Steps lang={lang} base={base} rulings={terms.rulings} ids={steps} />
        <h2 class="mid">{texts.table[lang]}</h2>
        <div class="again">
          <button
            type="button"
            class="btn"
            onClick={() => change({ ...table, shuffle: (table.shuffle % MOST_SHUFFLES) + 1 })}
          >
            {texts.again[lang]}
          </button>
        </div>
        <Board table={drawn} lang={lang} />
        <h2 class="mid">{texts.order[lang]}</h2>
        <Steps lang={lang} base={base} rulings={terms.rulings} ids={beginning} />
      </div>
    </GameProvider>
  );
};
