import { seatInWords, seatLetter } from '@portolan/boards';
import { parseEdition, reconstructed } from '@portolan/borneo';
import {
  type WinnerAnswer,
  type WinnerInput,
  type WinnerPlayer,
  winnerChecker,
  winnerWords,
} from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Group, Segment, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill, words } from '../../../kit/text.ts';

import { MissionValues, valuesOf } from './MissionValues.tsx';
import { ScoreBars } from './ScoreBars.tsx';

const EMPTY: WinnerPlayer = { shipments: 0, harbors: 0, missions: [] };

const nameOf = (lang: Lang) => (seat: number) => fill(words.player[lang], { seat: seatLetter(seat) });

/** Only one player has the ship: giving it to one takes it from the others. */
const withShip = (players: readonly WinnerPlayer[], seat: number, on: boolean): readonly WinnerPlayer[] =>
  players.map((player, i) => {
    const { ship: _, ...plain } = player;
    return on && i === seat ? { ...plain, ship: true } : plain;
  });

const Form = ({ lang, input, onChange, problemAt, edition }: FormProps<WinnerInput>) => {
  const box = parseEdition(edition ?? {});
  const offered = valuesOf((box.ok ? box.value : reconstructed).missions);
  const set = (seat: number, part: Partial<WinnerPlayer>): void =>
    onChange({ ...input, players: input.players.map((old, i) => (i === seat ? { ...old, ...part } : old)) });
  return (
    <>
      <Segment
        label={winnerWords.labels.players[lang]}
        value={input.players.length}
        options={[3, 4, 5].map((count) => ({ value: count, label: String(count) }))}
        onChange={(count) =>
          onChange({ ...input, players: Array.from({ length: count }, (_, i) => input.players[i] ?? EMPTY) })
        }
      />
      {input.players.map((player, seat) => (
        <Group key={seatLetter(seat)} label={nameOf(lang)(seat)} mark={<SeatToken seat={seat} />}>
          <div class="rows">
            <Stepper
              lang={lang}
              label={winnerWords.labels['players[].shipments'][lang]}
              value={player.shipments}
              min={0}
              max={60}
              error={problemAt(`players[${seat}].shipments`)}
              onChange={(shipments) => set(seat, { shipments })}
            />
            <Stepper
              lang={lang}
              label={winnerWords.labels['players[].harbors'][lang]}
              value={player.harbors}
              min={0}
              max={14}
              error={problemAt(`players[${seat}].harbors`)}
              onChange={(harbors) => set(seat, { harbors })}
            />
            <MissionValues
              lang={lang}
              who={seatInWords(seat, lang)}
              offered={offered}
              value={player.missions}
              onChange={(missions) => set(seat, { missions })}
            />
            <Toggle
              label={winnerWords.labels['players[].ship'][lang]}
              value={player.ship ?? false}
              onChange={(on) => onChange({ ...input, players: withShip(input.players, seat, on) })}
            />
          </div>
        </Group>
      ))}
    </>
  );
};

const Board = ({ lang, answer }: BoardProps<WinnerInput, WinnerAnswer>) => (
  <ScoreBars lang={lang} answer={answer} nameOf={nameOf(lang)} />
);

const winner: CheckerModule<WinnerInput, WinnerAnswer> = { checker: winnerChecker, ...winnerWords, Form, Board };

export default winner;
