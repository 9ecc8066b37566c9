import { Board, tableOf } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import { Segment, Toggle } from '../../../kit/controls.tsx';
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
import { rotterdamPage } from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { boxCounts, defaultTable, MOST_SHUFFLES, parseTable, setUp } from './table.ts';

const texts = {
  players: both('Joueurs', 'Players'),
  youngest: both('Le plus jeune : il est le premier Capitaine du Port', 'The youngest: the first Harbor Master'),
  variants: both('Variantes', 'Variants'),
  safeHaven: both('Havre de paix', 'Safe haven'),
  openProducts: both('Cartes Produit ouvertes', 'Open Product cards'),
  needed: both('Ce qu’il faut', 'What you need'),
  each: both('par joueur', 'for each player'),
  all: both('pour tous', 'for all'),
  ships: both('navires, en réserve', 'ships, in reserve'),
  inHand: both('Missions, gardées secrètes', 'Missions, kept secret'),
  units: both(
    'unités de matières premières, triées : la réserve générale',
    'units of raw materials, sorted: the stock',
  ),
  products: both('cartes Produit, une pioche par port', 'Product cards, a pile for each harbor'),
  missions: both('cartes Mission', 'Mission cards'),
  navigation: both('cartes Navigation', 'Navigation cards'),
  pawn: both('pion bleu : le Capitaine du Port', 'blue pawn: the Harbor Master'),
  steps: both('Pas à pas', 'Step by step'),
  table: both('Un départ possible', 'One possible start'),
  tableHelp: both(
    'Les Missions sont montrées ici ; à votre table, chacun ne voit que les siennes.',
    'The Missions are shown here; at your table everybody sees only their own.',
  ),
  again: both('Mélanger encore', 'Shuffle again'),
  order: both('Qui commence', 'Who begins'),
} as const;

const steps = [
  'setup.materials',
  'setup.product-piles',
  'setup.navigation-pile',
  'setup.ships',
  'setup.mission-hand',
  'setup.first-master',
] as const;

const beginning = ['round.six-phases', 'round.seat-order', 'round.marker'] as const;

/** The page "prepare the box" of Rotterdam: what is needed, a table set up by chance and drawn, who begins. */
export const RotterdamSetup = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => {
  const { value: table, change, trouble, terms, live, takeOther } = useSetup(rotterdamPage, parseTable, defaultTable);
  const youngest = useYoungest(table, change);
  const { edition } = terms;
  const box = useMemo(() => boxFrom(edition), [edition]);
  const sending = useSending({
    game: rotterdamPage,
    kind: 'setup',
    title: words.setup[lang],
    fields: { ...table },
    names: rotterdamPage.openPoints.names,
    terms: terms,
    live,
  });
  const drawn = useMemo(() => tableOf(setUp(table, box)), [table, box]);
  const counts = boxCounts(box, table.seats);
  const variantSteps = [
    ...(table.safeHaven ? ['variant.safe-haven'] : []),
    ...(table.openProducts ? ['variant.open-products'] : []),
  ];
  return (
    <GameProvider value={rotterdamPage}>
      <div class="kit setup not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={rotterdamPage} names={rotterdamPage.openPoints.names} terms={terms} />
        <div class="setup-grid">
          <div>
            <form class="fields" onSubmit={(event) => event.preventDefault()}>
              <Segment
                label={texts.players[lang]}
                value={table.seats as number}
                options={[2, 3, 4].map((seats) => ({ value: seats, label: String(seats) }))}
                onChange={(seats) => youngest.reseat(seats as 2 | 3 | 4)}
              />
              <Youngest lang={lang} label={texts.youngest[lang]} table={table} choice={youngest} />
              <fieldset>
                <legend>{texts.variants[lang]}</legend>
                {(['safeHaven', 'openProducts'] as const).map((key) => (
                  <Toggle
                    key={key}
                    label={texts[key][lang]}
                    value={table[key]}
                    onChange={(on) => change({ ...table, [key]: on })}
                  />
                ))}
              </fieldset>
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
                  [counts.ships, texts.ships],
                  [counts.inHand, texts.inHand],
                ]}
              />
              <Counts
                lang={lang}
                head={texts.all}
                rows={[
                  [counts.units, texts.units],
                  [counts.products, texts.products],
                  [counts.missions, texts.missions],
                  [counts.navigation, texts.navigation],
                  [1, texts.pawn],
                ]}
              />
            </div>
          </div>
        </div>
        <h2 class="mid">{texts.steps[lang]}</h2>
        <Steps lang={lang} base={base} rulings={terms.rulings} ids={[...steps, ...variantSteps]} />
        <h2 class="mid">{texts.table[lang]}</h2>
        <p class="small">{texts.tableHelp[lang]}</p>
        <div class="again">
          <button
            type="button"
            class="btn"
            onClick={() => change({ ...table, shuffle: (table.shuffle % MOST_SHUFFLES) + 1 })}
          >
            {texts.again[lang]}
          </button>
        </div>
        <Board table={drawn} lang={lang} name="setup" />
        <h2 class="mid">{texts.order[lang]}</h2>
        <Steps lang={lang} base={base} rulings={terms.rulings} ids={beginning} />
      </div>
    </GameProvider>
  );
};
