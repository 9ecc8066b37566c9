import { type Marks, SeaView, type Spot as SpotMark, same, type Table } from '@portolan/boards/cabo-da-roca';
import type { Direction, Edition, Face, Rotation, Square } from '@portolan/cabo-da-roca';
import type { Place } from '@portolan/cabo-da-roca/checkers';
import { laidInWords, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../../../kit/game.ts';
import { Sign } from '../../../kit/marks.tsx';
import { both, capital, say } from '../../../kit/text.ts';
import { Squares } from './Squares.tsx';

const texts = {
  tap: both('Touchez une case entourée.', 'Tap one of the marked squares.'),
  fits: both('va', 'fits'),
  fitsNot: both('ne va pas', 'does not fit'),
  lay: both('Poser ainsi', 'Lay it so'),
} as const;

/** What is asked of each free square: the tile and where it would go. */
export interface AskedPlaces {
  readonly face: Face;
  readonly places: readonly Place[];
}

interface Props {
  readonly lang: Lang;
  readonly name: string;
  readonly table: Table;
  /** With it the map answers "why not here?". */
  readonly asked?: AskedPlaces;
  /** Without it, any squares can be chosen. */
  readonly squares?: readonly Square[];
  readonly labelOf?: (at: Square) => string;
  readonly chosen?: Square | undefined;
  readonly onPick?: (at: Square) => void;
  readonly marks?: Marks;
  /** What can be touched, where the board around it chooses, and the square chosen there. */
  readonly over?: ComponentChildren;
  readonly at?: Square | undefined;
  /** Lays the tile asked about. */
  readonly onLay?: (at: Square, rot: Rotation) => void;
}

const byRow = (a: Square, b: Square): number => a[1] - b[1] || a[0] - b[0];

/** Sides and corners that a refusal is about, for the drawing. */
const failsOf = (violations: Place['refused'][number]['violations']): Direction[] =>
  violations.flatMap((violation) => [violation.facts.side, violation.facts.corner].filter(Boolean) as Direction[]);

interface WayProps {
  readonly box: Edition;
  readonly lang: Lang;
  readonly face: Face;
  readonly place: Place;
  readonly rot: Rotation;
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onLay?: ((at: Square, rot: Rotation) => void) | undefined;
}

/** One way the tile could lie on a square, with what speaks against it. */
const Way = ({ lang, box, face, place: { at, fits, refused }, rot, shown, onShow, onLay }: WayProps) => {
  const { book } = useGame();
  const ok = fits.includes(rot);
  const against = refused.find((one) => one.rot === rot)?.violations ?? [];
  return (
    <li class={shown ? 'is-on' : undefined}>
      <button type="button" class="cb-lie" aria-pressed={shown} onClick={onShow}>
        <Sign state={ok ? 'legal' : 'illegal'} />
        <span>
          <b>{capital(laidInWords({ tile: face, rot }, lang, box))}</b> {ok ? texts.fits[lang] : texts.fitsNot[lang]}
        </span>
      </button>
      {!ok && (
        <ul>
          {against.map((violation) => (
            <li key={JSON.stringify(violation)}>{book.violationText(violation, lang)}</li>
          ))}
        </ul>
      )}
      {ok && onLay && (
        <button type="button" class="btn btn-q" onClick={() => onLay(at, rot)}>
          {texts.lay[lang]}
        </button>
      )}
    </li>
  );
};

/** A map whose squares can be chosen by tap and by keys; asked about a tile, it says for each square why not. */
export const PlaceMap = (props: Props) => {
  const { lang, name, table, asked, labelOf, marks = {}, onLay, over } = props;
  const [own, setOwn] = useState<Square>();
  const [turn, setTurn] = useState<Rotation>();
  const chosen = over ? props.at : props.onPick ? props.chosen : own;
  const places = asked?.places ?? [];
  const here = asked && chosen ? places.find(({ at }) => same(at, chosen)) : undefined;
  const ways = here ? [...here.fits, ...here.refused.map(({ rot }) => rot)].sort((a, b) => a - b) : [];
  const rot = turn !== undefined && ways.includes(turn) ? turn : (here?.fits[0] ?? ways[0]);
  const against = here?.refused.find((one) => one.rot === rot)?.violations ?? [];
  const pick = (at: Square): void => {
    setOwn(at);
    setTurn(undefined);
    props.onPick?.(at);
  };
  const squares = [...(props.squares ?? places.map(({ at }) => at))].sort(byRow);
  const label = (at: Square): string => {
    if (labelOf) return labelOf(at);
    const fits = places.find((one) => same(one.at, at))?.fits.length ?? 0;
    return `${squareInWords(at)}${lang === 'fr' ? '\u00a0: ' : ': '}${fits > 0 ? texts.fits[lang] : texts.fitsNot[lang]}`;
  };
  const spots: SpotMark[] = places
    .filter(({ at }) => !here || !same(at, here.at))
    .map(({ at, fits }) => ({ at, fits: fits.length > 0 }));
  const all: Marks = {
    ...marks,
    ...(asked ? { spots } : {}),
    ...(asked && here && rot !== undefined
      ? { tile: { at: here.at, face: asked.face, rot, wrong: against.length > 0, fails: failsOf(against) } }
      : {}),
  };
  return (
    <div class="cb-places">
      <SeaView
        table={table}
        marks={all}
        name={name}
        lang={lang}
        reach={squares}
        asked={chosen ?? places.find(({ fits }) => fits.length > 0)?.at}
        over={over ?? <Squares spots={squares.map((at) => ({ at, label: label(at) }))} chosen={chosen} onPick={pick} />}
      />
      {asked && (
        <div class="cb-why" aria-live="polite">
          {here ? (
            <>
              <h4>
                {say(lang, 'Case', 'Square')} {squareInWords(here.at)}
              </h4>
              <ul class="cb-ways">
                {ways.map((one) => (
                  <Way
                    key={one}
                    lang={lang}
                    box={table.box}
                    face={asked.face}
                    place={here}
                    rot={one}
                    shown={one === rot}
                    onShow={() => setTurn(one)}
                    onLay={onLay}
                  />
                ))}
              </ul>
            </>
          ) : (
            <p class="small" data-help>
              {texts.tap[lang]}
            </p>
          )}
        </div>
      )}
    </div>
  );
};
