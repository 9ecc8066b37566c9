import { useStore } from '@nanostores/preact';
import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import { PERSON, type Sitter } from '@portolan/core/table';
import { useState } from 'preact/hooks';
import { Segment, Select, Toggle } from '../kit/controls/choices.tsx';
import { TextField } from '../kit/controls/TextField.tsx';
import { SeatToken } from '../kit/marks.tsx';
import { fill, words as general } from '../kit/text.ts';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import { rulingsOf } from '../stores/rulings.ts';
import { editionOf } from '../stores/table.ts';
import type { PlayPageGame } from './game.ts';
import type { InFile } from './game-file.ts';
import type { Way } from './kept.ts';
import { OpenGame } from './OpenGame.tsx';
import { STRONG } from './strong.ts';
import { playWords as words } from './words.ts';

/** What is chosen for a new game. */
export interface Wanted {
  readonly way: Way;
  readonly sitters: readonly Sitter[];
  readonly variants: Readonly<Record<string, boolean>>;
  /** Null: drawn at the real table. */
  readonly seed: number | null;
}

interface Props {
  readonly lang: Lang;
  readonly game: PlayPageGame;
  /** The seats of a table that was handed over; they cannot be chosen then. */
  readonly seats: number | undefined;
  readonly begin: (wanted: Wanted) => void;
  /** Plays on from what was found in a file. */
  readonly open: (found: InFile, way: Way) => void;
}

const loadTerms = () => import('./NewTerms.tsx');

const MOST_SEED = 999_999;

/** A number that nobody chose, from the clock: engines and states know no chance. */
const anySeed = (): number => Date.now() % MOST_SEED;

/** How this table plays what the rulebook leaves open, in a word; all of it is fetched when it is opened. */
const Terms = ({ lang, game: { page } }: Pick<Props, 'lang' | 'game'>) => {
  const [wanted, want] = useState(false);
  const { part: Chosen, again } = useFetched(loadTerms, wanted);
  const n = Object.keys(useStore(rulingsOf(page.id), { ssr: 'initial' })).length;
  const own = useStore(editionOf(page.id), { ssr: 'initial' });
  if (wanted && Chosen) return <Chosen lang={lang} page={page} />;
  return (
    <details class="table-readings" onToggle={(event) => event.currentTarget.open && want(true)}>
      <summary>
        <span>{general.tableReadings[lang]}</span>{' '}
        <span class="r">
          {n === 0 ? general.asHere[lang] : fill(general.otherwise[lang], { n })}
          {own && words.ownBox[lang]}
        </span>
      </summary>
      {wanted && <Opening lang={lang} again={again} />}
    </details>
  );
};

/** New game: how it is played, who sits where, the variants of the box, the number that the draws come from. */
export const NewGame = ({ lang, game, seats: given, begin, open }: Props) => {
  const [way, setWay] = useState<Way>('here');
  const [chosen, setSeats] = useState(game.usual);
  const [sitters, sitDown] = useState<readonly Partial<Sitter>[]>([]);
  const [variants, vary] = useState<Readonly<Record<string, boolean>>>({});
  const [seed, setSeed] = useState('');
  const seats = given ?? chosen;
  // Beside a real table people sit down, unless somebody says otherwise.
  const usual = (seat: number): string => (seat === 0 || way === 'real' ? PERSON : 'sensible');
  const all = Array.from({ length: seats }, (_, seat): Sitter => ({ by: usual(seat), ...sitters[seat] }));
  const change = (seat: number, next: Partial<Sitter>): void =>
    sitDown(
      Array.from({ length: Math.max(seats, sitters.length) }, (_, i) => ({
        ...sitters[i],
        ...(i === seat ? next : {}),
      })),
    );
  const offered = (game.variants ?? []).filter(({ when }) => when?.(seats) ?? true);
  const number = Number.parseInt(seed, 10);
  // Where people only watch, a machine sits on every chair.
  const by = (one: Sitter): string => (way === 'watch' && one.by === PERSON ? 'sensible' : one.by);
  const go = (): void => {
    begin({
      way,
      sitters: all.map((one) => ({ ...(one.name?.trim() ? { name: one.name.trim() } : {}), by: by(one) })),
      variants: Object.fromEntries(offered.map(({ at }) => [at, variants[at] === true])),
      seed: way === 'real' ? null : Number.isSafeInteger(number) && number >= 0 ? number : anySeed(),
    });
  };
  return (
    <form
      class="fields play-new"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <Segment
        label={words.way[lang]}
        value={way}
        options={(['here', 'watch', 'real'] as const).map((one) => ({ value: one, label: words[one][lang] }))}
        onChange={setWay}
      />
      <p class="small" role="status">
        {words[`${way}Help`][lang]}
      </p>
      {given === undefined && game.seats.length > 1 && (
        <Segment
          label={words.players[lang]}
          value={seats}
          options={game.seats.map((count) => ({ value: count, label: String(count) }))}
          onChange={setSeats}
        />
      )}
      {all.map((one, seat) => (
        <fieldset key={seat} class="play-sitter">
          <legend>
            <SeatToken seat={seat} /> <span class="sr">{fill(general.player[lang], { seat: seatLetter(seat) })}</span>
          </legend>
          <TextField
            label={words.name[lang]}
            value={one.name ?? ''}
            maxLength={30}
            onChange={(name) => change(seat, { name })}
          />
          <Select
            label={words.who[lang]}
            value={by(one)}
            options={[
              ...(way === 'watch' ? [] : [{ value: PERSON, label: words.person[lang] }]),
              { value: 'sensible', label: words.sensible[lang] },
              { value: STRONG, label: words.strong[lang] },
              { value: 'uniform', label: words.uniform[lang] },
            ]}
            onChange={(by) => change(seat, { by })}
          />
        </fieldset>
      ))}
      {offered.length > 0 && (
        <fieldset>
          <legend>{words.variants[lang]}</legend>
          {offered.map(({ at, label }) => (
            <Toggle
              key={at}
              label={label[lang]}
              value={variants[at] === true}
              onChange={(on) => vary({ ...variants, [at]: on })}
            />
          ))}
        </fieldset>
      )}
      {way !== 'real' && (
        <>
          <TextField label={words.seed[lang]} value={seed} maxLength={6} onChange={setSeed} beside />
          <p class="small">{words.seedHelp[lang]}</p>
        </>
      )}
      {given === undefined && <Terms lang={lang} game={game} />}
      <p class="small">{words.openHelp[lang]}</p>
      <div class="play-begin">
        <button type="submit" class="btn btn-1">
          {words.begin[lang]}
        </button>
        <OpenGame lang={lang} game={game} open={(found) => open(found, way === 'real' ? way : 'here')} />
      </div>
    </form>
  );
};
