import type { Lang } from '@portolan/core';
import { useEffect, useRef } from 'preact/hooks';
import { Board, InWords } from './Board.tsx';
import { MissionCardView, NavigationCardView, ProductCardView } from './Cards.tsx';
import { cropped } from './crop.ts';
import { drawingOf } from './drawing.ts';
import { boxLaid } from './lay.ts';
import { placeOf } from './links.ts';
import { placesOf } from './marks.ts';
import { ahead, shipsOf, type Table } from './model.ts';
import { Offer } from './Offer.tsx';
import { PhaseBar } from './PhaseDisc.tsx';
import { ProductPileView, Stock } from './Piles.tsx';
import { Players } from './Players.tsx';
import type { Drawn, Part, Scene } from './part.ts';
import { River } from './River.tsx';
import { useLay } from './useLay.ts';

const words = {
  river: { fr: 'Le fleuve', en: 'The river' },
  drawn: { fr: 'Carte piochée', en: 'Card drawn' },
} as const;

const Card = ({ drawn, table, lang }: { drawn: Drawn; table: Table; lang: Lang }) => (
  <div class="rt-known">
    <span class="small">{words.drawn[lang]}</span>
    <span class="rt-hand">
      {drawn.deck === 'product' && <ProductCardView table={table} face={drawn.face} lang={lang} />}
      {drawn.deck === 'navigation' && <NavigationCardView face={drawn.face} lang={lang} />}
      {drawn.deck === 'mission' && <MissionCardView table={table} face={drawn.face} lang={lang} />}
    </span>
  </div>
);

/** Whether a channel joins a place to one of some others. */
const isNext = ({ box }: Table, at: string, others: readonly string[]): boolean =>
  box.channels.some(({ from, to }) => (from === at && others.includes(to)) || (to === at && others.includes(from)));

/** The places that a scene is about: those marked, where lit channels lead, and ships beside them; all ships, if nothing is marked. */
const focus = (scene: Part, table: Table): string[] => {
  const { marks = {} } = scene;
  const lit = marks.called
    ? shipsOf(table).flatMap(({ at }) => ahead(table, at, marks.called).flatMap(({ from, to }) => [from, to]))
    : [];
  const meant = [...placesOf(marks), ...lit];
  const ships = shipsOf(table).map(({ at }) => at);
  if (meant.length === 0) return ships;
  return [...meant, ...ships.filter((at) => isNext(table, at, meant))];
};

/** A part is as wide as its frame; a wide one, and the whole, is never smaller than can be read. */
const sizeOf = (width: number, all: number): string => {
  if (width >= all) return 'rt-scroll';
  return width > 480 ? 'rt-scroll is-part is-wide' : 'rt-scroll is-part';
};

const RiverPart = ({ scene, table, lang, name }: { scene: Part; table: Table; lang: Lang; name: string }) => {
  const { chart } = drawingOf(table.box);
  const meant = focus(scene, table);
  const view = cropped(table.box, chart, meant);
  const region = useRef<HTMLDivElement>(null);
  // What shows a part is near enough to read as it lies.
  const narrow = useLay(region, chart);
  const lay = view === chart ? narrow : 'wide';
  const xs = meant.flatMap((id) => placeOf(table.box, id)?.x ?? []);
  const middle = xs.length > 0 ? ((Math.min(...xs) + Math.max(...xs)) / 2 - view.x) / view.width : 0;
  useEffect(() => {
    const { current } = region;
    if (current) current.scrollLeft = middle * current.scrollWidth - current.clientWidth / 2;
  }, [middle]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls, no fields
    <div
      ref={region}
      class={sizeOf(view.width, chart.width)}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={words.river[lang]}
    >
      <River
        table={{ ...table, box: boxLaid(table.box, lay) }}
        marks={scene.marks ?? {}}
        name={name}
        lang={lang}
        lay={lay}
        view={lay === 'wide' ? view : undefined}
      />
    </div>
  );
};

const PartView = ({ scene, table, lang, name }: { scene: Part; table: Table; lang: Lang; name: string }) => (
  <>
    <PhaseBar table={table} lang={lang} />
    {scene.marks && <RiverPart scene={scene} table={table} lang={lang} name={name} />}
    {scene.drawn && <Card drawn={scene.drawn} table={table} lang={lang} />}
    {scene.stock && <Stock table={table} lang={lang} />}
    {scene.piles.map((harbor) => (
      <ProductPileView key={harbor} table={table} harbor={harbor} lang={lang} />
    ))}
    {scene.offer && <Offer table={table} offer={scene.offer} lang={lang} />}
    {scene.seats.length > 0 && <Players table={table} lang={lang} seats={scene.seats} picks={scene.picks} />}
    <InWords table={table} lang={lang} />
  </>
);

interface Props {
  readonly scene: Scene;
  readonly table: Table;
  readonly lang: Lang;
  /** Begins all ids of the drawings: unique on the page. */
  readonly name: string;
}

/** The part of the table that matters, with everything on the table in words below it. */
export const SceneView = ({ scene, table, lang, name }: Props) =>
  scene.kind === 'board' ? (
    <div class="part" data-scene="board">
      <Board table={table} lang={lang} name={name} />
    </div>
  ) : (
    <div class="part board" data-scene={scene.marks ? 'river' : 'cards'}>
      <PartView scene={scene} table={table} lang={lang} name={name} />
    </div>
  );
