import type { Square } from '@portolan/cabo-da-roca';
import type { Lang } from '@portolan/core';
import { useEffect, useRef } from 'preact/hooks';
import { Board, InWords } from './Board.tsx';
import { CardView } from './Cards.tsx';
import { Chart, chartExtent } from './Chart.tsx';
import { type Extent, extentOf } from './grid.ts';
import { shipOf, type Table } from './model.ts';
import { CargoCard, Players, Purse } from './Players.tsx';
import { focusOf, type Scene } from './scene.ts';
import { Prices } from './Tariff.tsx';
import { TileView } from './TileInHand.tsx';

type Sea = Extract<Scene, { kind: 'sea' }>;

/** A chart with more squares than this in a row or column is cut down to what the scene is about. */
const LARGE = 6;
/** Squares shown around what it is about. */
const ROUND = 2;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const cut = (start: number, size: number, from: number, count: number): readonly [start: number, size: number] => {
  if (count <= LARGE) return [from, count];
  const first = clamp(start - ROUND, from, from + count - 1);
  const last = clamp(start + size - 1 + ROUND, first, from + count - 1);
  return [first, last - first + 1];
};

/** The squares to show: all of a small chart, of a large one those that matter and some around them. */
export const cropped = (all: Extent, focus: readonly Square[]): Extent => {
  if (focus.length === 0) return all;
  const near = extentOf(focus);
  const [x, columns] = cut(near.x, near.columns, all.x, all.columns);
  const [y, rows] = cut(near.y, near.rows, all.y, all.rows);
  return { x, y, columns, rows };
};

const SeaScene = ({ scene, table, lang, name }: { scene: Sea; table: Table; lang: Lang; name: string }) => {
  const focus = focusOf(scene, table);
  const extent = cropped(chartExtent(table, scene.marks), focus);
  const region = useRef<HTMLDivElement>(null);
  const middle = focus.length > 0 ? (extentOf(focus).x + extentOf(focus).columns / 2 - extent.x) / extent.columns : 0;
  useEffect(() => {
    const { current } = region;
    if (current) current.scrollLeft = middle * current.scrollWidth - current.clientWidth / 2;
  }, [middle]);
  const ships = scene.loaded.flatMap((id) => shipOf(table, id) ?? []);
  const beside = scene.tile || scene.seats.length > 0 || ships.length > 0 || scene.cards.length > 0;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls, no fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={region} class="cb-scroll" role="group" tabIndex={0} aria-label={lang === 'fr' ? 'La mer' : 'The sea'}>
        <Chart table={table} marks={scene.marks} name={name} lang={lang} extent={extent} />
      </div>
      {beside && (
        <div class="cb-side">
          {scene.tile && <TileView table={table} face={scene.tile} name={name} lang={lang} />}
          {scene.seats.map((seat) => (
            <Purse key={seat} table={table} seat={seat} lang={lang} />
          ))}
          {ships.map((ship) => (
            <CargoCard key={ship.id} table={table} ship={ship} lang={lang} />
          ))}
          {scene.cards.map((card) => (
            <CardView key={card} table={table} id={card} lang={lang} />
          ))}
        </div>
      )}
      {scene.tariff && (
        <div class="cb-tariff">
          <Prices table={table} lang={lang} />
        </div>
      )}
    </>
  );
};

interface Props {
  readonly scene: Scene;
  readonly table: Table;
  readonly lang: Lang;
  /** Begins all ids of the drawings: unique on the page. */
  readonly name: string;
}

/** The part of the table that matters, with everything on the table in words below it. */
export const SceneView = ({ scene, table, lang, name }: Props) => {
  if (scene.kind === 'board')
    return (
      <div class="part" data-scene="board">
        <Board table={table} lang={lang} name={name} />
      </div>
    );
  return (
    <div class="part board" data-scene={scene.kind}>
      {scene.kind === 'players' ? (
        <Players table={table} lang={lang} />
      ) : (
        <SeaScene scene={scene} table={table} lang={lang} name={name} />
      )}
      <InWords table={table} lang={lang} />
    </div>
  );
};
