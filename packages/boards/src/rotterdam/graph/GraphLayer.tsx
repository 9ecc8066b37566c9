import type { Lang, Problem } from '@portolan/core';
import type { ColorId, Place, PositionId } from '@portolan/rotterdam';
import { useRef, useState } from 'preact/hooks';
import { at, type Point, short } from '../../drawings/geometry.ts';
import { type Lay, steps, unlaid } from '../lay.ts';
import { type Link, linksOf, middleOf, RIM } from '../links.ts';
import type { MapDraft, Picked } from './edits.ts';
import { channelLabel, faultsOf, graphTexts, placeLabel } from './words.ts';

/** What can be done to a map by its picture. */
export interface GraphActions {
  /** Something was chosen; in `connect` a position may be the second end of a channel. */
  readonly onPick: (picked: Picked) => void;
  readonly onMove: (id: PositionId, x: number, y: number) => void;
  readonly onRecolor: (from: PositionId, to: PositionId, color: ColorId) => void;
  readonly onRemove: (picked: Picked) => void;
}

interface Props extends GraphActions {
  /** The map as it lies on the page. */
  readonly map: MapDraft;
  readonly lay: Lay;
  readonly colors: readonly ColorId[];
  readonly problems: readonly Problem[];
  readonly picked: Picked | undefined;
  readonly lang: Lang;
  /** Names the hints for those who hear the page; unique on it. */
  readonly name: string;
}

/** Units that a position moves by one press of an arrow key. */
const STEP = 10;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isEnter = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
const isDelete = ({ key }: KeyboardEvent): boolean => key === 'Delete' || key === 'Backspace';

/** Keeps a key from moving the window or the page. */
const taken = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Where a pointer is, in the units of the drawing. */
const pointOf = (event: PointerEvent, element: SVGGraphicsElement): Point => {
  const matrix = element.getScreenCTM()?.inverse();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return [x, y];
};

const ChannelHit = ({ link, props }: { link: Link; props: Props }) => {
  const { channel, tail, head, letter } = link;
  const picked: Picked = { kind: 'channel', from: channel.from, to: channel.to };
  const press = (event: KeyboardEvent): void => {
    const color = props.colors[Number(event.key) - 1];
    if (isEnter(event)) props.onPick(picked);
    else if (isDelete(event)) props.onRemove(picked);
    else if (color) props.onRecolor(channel.from, channel.to, color);
    else return;
    taken(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button in a drawing
    <g
      class="rt-hit"
      role="button"
      tabindex={0}
      aria-label={channelLabel(channel, faultsOf(props.map, props.problems, picked, props.lang), props.lang)}
      aria-describedby={`${props.name}-channel`}
      onClick={() => props.onPick(picked)}
      onKeyDown={press}
    >
      <path class="rt-hit-l" d={`M${at(tail)}L${at(head)}`} />
      <circle class="rt-hit-f" cx={short(letter[0])} cy={short(letter[1])} r="14" />
    </g>
  );
};

/** The channels of a position that is being dragged, as bare lines. */
const Dragged = ({ map, place, to }: { map: MapDraft; place: Place; to: Point }) => {
  const ends = map.channels
    .filter(({ from, to: end }) => from === place.id || end === place.id)
    .flatMap(({ from, to: end }) => map.positions.find(({ id }) => id === (from === place.id ? end : from)) ?? []);
  return (
    <g class="rt-drag">
      {ends.map((end) => (
        <path key={end.id} d={`M${at(to)}L${at(middleOf(end))}`} />
      ))}
      <circle cx={short(to[0])} cy={short(to[1])} r={RIM} />
    </g>
  );
};

const PlaceHit = ({ place, props }: { place: Place; props: Props }) => {
  const [drag, setDrag] = useState<Point>();
  const grip = useRef<Point>();
  const picked: Picked = { kind: 'place', id: place.id };
  const sheet = unlaid([place.x, place.y], props.lay).map(Math.round) as [number, number];
  const press = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    const step = event.shiftKey ? 1 : STEP;
    const [across, down] = steps[props.lay];
    if (arrow) props.onMove(place.id, place.x + arrow[0] * step * across, place.y + arrow[1] * step * down);
    else if (isEnter(event)) props.onPick(picked);
    else if (isDelete(event)) props.onRemove(picked);
    else return;
    taken(event);
  };
  const down = (event: PointerEvent): void => {
    // A drag of a position is none of the window.
    event.stopPropagation();
    const element = event.currentTarget as SVGGraphicsElement;
    element.setPointerCapture(event.pointerId);
    const [x, y] = pointOf(event, element);
    grip.current = [x - place.x, y - place.y];
  };
  const move = (event: PointerEvent): void => {
    if (!grip.current) return;
    event.stopPropagation();
    const [x, y] = pointOf(event, event.currentTarget as SVGGraphicsElement);
    const to: Point = [x - grip.current[0], y - grip.current[1]];
    // A tap that slips a little is no drag.
    if (drag || Math.hypot(to[0] - place.x, to[1] - place.y) > 6) setDrag(to);
  };
  const up = (): void => {
    const was = grip.current;
    grip.current = undefined;
    setDrag(undefined);
    if (drag) props.onMove(place.id, drag[0], drag[1]);
    else if (was) props.onPick(picked);
  };
  const cancel = (): void => {
    grip.current = undefined;
    setDrag(undefined);
  };
  return (
    <>
      {drag && <Dragged map={props.map} place={place} to={drag} />}
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button in a drawing */}
      <g
        class="rt-hit rt-hit-place"
        role="button"
        tabindex={0}
        aria-label={placeLabel(
          { ...place, x: sheet[0], y: sheet[1] },
          faultsOf(props.map, props.problems, picked, props.lang),
          props.lang,
        )}
        aria-describedby={`${props.name}-place`}
        onKeyDown={press}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={cancel}
      >
        <circle class="rt-hit-f" cx={place.x} cy={place.y} r={RIM + 6} />
      </g>
    </>
  );
};

/** Over the river: every channel can be chosen and recolored, every position chosen and moved, by pointer and keyboard. */
export const GraphLayer = (props: Props) => (
  <g>
    <desc id={`${props.name}-place`}>{graphTexts.move[props.lang]}</desc>
    <desc id={`${props.name}-channel`}>{graphTexts.channel[props.lang]}</desc>
    {linksOf(props.map).map((link, i) => (
      <ChannelHit key={`${i} ${link.channel.from} ${link.channel.to}`} link={link} props={props} />
    ))}
    {props.map.positions.map((place) => (
      <PlaceHit key={place.id} place={place} props={props} />
    ))}
  </g>
);
