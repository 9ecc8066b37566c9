import { beside, isBeside, keyOf, same } from '@portolan/boards/cabo-da-roca';
import { type Direction, directions, type PlacedTile, type Square } from '@portolan/cabo-da-roca';
import {
  checkers,
  type LighthouseAnswer,
  type LighthouseInput,
  type LighthouseSpot,
} from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { AddButton, Group, RemoveButton, Stepper } from '../../../kit/controls.tsx';
import { say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';

import { HeadingSelect, ShipKindChoice, WhoseSelect } from '../parts/fields.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { boxFrom, laidOver, openSea, smallTable, squaresOf } from '../parts/tables.ts';
import { coins, judged, place } from '../parts/words.ts';

type Props = FormProps<LighthouseInput>;

const directionOf = (from: Square, to: Square): Direction =>
  directions.find((direction) => same(beside(from, direction), to)) ?? 'N';

const stepsOf = (path: readonly Square[]): Direction[] =>
  path.slice(1).map((square, i) => directionOf(path[i] ?? square, square));

const pathOf = (start: Square, steps: readonly Direction[]): Square[] => {
  const path = [start];
  for (const step of steps) path.push(beside(path[path.length - 1] ?? start, step));
  return path;
};

const Path = ({ lang, input, onChange, problemAt }: Props) => {
  const steps = stepsOf(input.path);
  const start = input.path[0] ?? [0, 0];
  const set = (next: readonly Direction[]) => onChange({ ...input, path: pathOf(start, next) });
  return (
    <Group
      label={say(lang, `Le chemin de ce tour, depuis ${place(start)}`, `The way of this turn, from ${place(start)}`)}
      action={
        <AddButton
          label={say(lang, 'pas', 'step')}
          disabled={steps.length >= 8}
          onClick={() => set([...steps, steps[steps.length - 1] ?? 'E'])}
        />
      }
    >
      {steps.map((step, i) => (
        <div key={`${i}-${steps.length}`} class="cb-line">
          <HeadingSelect
            lang={lang}
            label={say(lang, `Pas ${i + 1}`, `Step ${i + 1}`)}
            value={step}
            error={problemAt(`path[${i + 1}]`)}
            onChange={(direction) => direction && set(steps.map((old, j) => (j === i ? direction : old)))}
          />
          <RemoveButton
            label={say(lang, `Retirer le pas ${i + 1}`, `Remove step ${i + 1}`)}
            onClick={() => set(steps.filter((_, j) => j !== i))}
          />
        </div>
      ))}
    </Group>
  );
};

const Lights = ({ lang, input, onChange, problemAt }: Props) => {
  const set = (lights: readonly LighthouseSpot[]) => onChange({ ...input, lights });
  const change = (i: number, part: Partial<LighthouseSpot>) =>
    set(input.lights.map((old, j) => (j === i ? { ...old, ...part } : old)));
  return (
    <>
      {input.lights.map((light, i) => (
        <Group
          key={`${i}-${input.lights.length}`}
          label={say(lang, `Phare ${i + 1}`, `Lighthouse ${i + 1}`)}
          action={
            input.lights.length > 1 ? (
              <RemoveButton
                label={say(lang, `Retirer le phare ${i + 1}`, `Remove lighthouse ${i + 1}`)}
                onClick={() => set(input.lights.filter((_, j) => j !== i))}
              />
            ) : undefined
          }
        >
          <div class="rows">
            {([0, 1] as const).map((axis) => (
              <Stepper
                key={axis}
                lang={lang}
                label={
                  axis === 0
                    ? say(lang, 'x, vers l’est', 'x, to the east')
                    : say(lang, 'y, vers le sud', 'y, to the south')
                }
                value={light.at[axis]}
                min={-9}
                max={9}
                error={problemAt(`lights[${i}].at`)}
                onChange={(value) => change(i, { at: axis === 0 ? [value, light.at[1]] : [light.at[0], value] })}
              />
            ))}
          </div>
          <WhoseSelect
            lang={lang}
            label={say(lang, 'Son gardien', 'Its keeper')}
            value={light.keeper}
            onChange={(keeper) => change(i, { keeper })}
          />
        </Group>
      ))}
      <AddButton
        label={say(lang, 'phare', 'lighthouse')}
        disabled={input.lights.length >= 4}
        onClick={() => {
          const taken = new Set([...input.path, ...input.lights.map(({ at }) => at)].map(keyOf));
          const free = squaresOf([-3, -3], [6, 6]).find((at) => !taken.has(keyOf(at))) ?? [-4, -4];
          set([...input.lights, { at: free }]);
        }}
      />
    </>
  );
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt } = props;
  return (
    <>
      <ShipKindChoice
        lang={lang}
        value={input.ship ?? 'trade'}
        error={problemAt('ship')}
        onChange={(ship) => onChange({ ...input, ship })}
      />
      <Path {...props} />
      <Lights {...props} />
      <div class="rows">
        <Stepper
          lang={lang}
          label={say(lang, 'Actions restantes à l’arrivée', 'Actions left on arrival')}
          value={input.left}
          min={0}
          max={3}
          error={problemAt('left')}
          onChange={(left) => onChange({ ...input, left })}
        />
        <Stepper
          lang={lang}
          label={say(lang, 'Bonus gardés du tour d’avant', 'Bonuses kept from the turn before')}
          value={input.kept ?? 0}
          min={0}
          max={4}
          error={problemAt('kept')}
          onChange={(kept) => onChange({ ...input, kept })}
        />
      </div>
    </>
  );
};

const ids = { fishing: '0f1', trade: '0t1', pirate: '0p' } as const;

const Board = ({ lang, input, answer, onChange }: BoardProps<LighthouseInput, LighthouseAnswer>) => {
  const { edition, rulings: _, ...entered } = input;
  const all = [...input.path, ...input.lights.map(({ at }) => at)];
  const from: Square = [Math.min(...all.map(([x]) => x)) - 1, Math.min(...all.map(([, y]) => y)) - 1];
  const to: Square = [Math.max(...all.map(([x]) => x)) + 1, Math.max(...all.map(([, y]) => y)) + 1];
  const lights: PlacedTile[] = input.lights.map(({ at }) => ({ at, tile: 'lighthouse' }));
  const last = input.path[input.path.length - 1] ?? [0, 0];
  const heading = stepsOf(input.path)[input.path.length - 2] ?? 'E';
  const free = (at: Square) => !input.lights.some((light) => same(light.at, at));
  const next = squaresOf(from, to).filter((at) => isBeside(at, last) && free(at));
  return (
    <div class="board">
      <PlaceMap
        lang={lang}
        name="lights"
        table={smallTable({
          box: boxFrom(edition),
          tiles: laidOver(openSea(from, to), lights),
          ships: { [ids[input.ship ?? 'trade']]: { at: last, heading } },
          sailors: input.lights.flatMap(({ at, keeper }) =>
            keeper === 'own' || keeper === 'opponent' ? [{ at, owner: keeper === 'own' ? 0 : 1 }] : [],
          ),
        })}
        marks={{
          waters: input.lights.map(({ at }) => at),
          ...(input.path.length > 1 ? { routes: [{ squares: input.path, passed: input.path.length }] } : {}),
          rings: answer.tolls.map(({ lighthouse }) => ({ at: lighthouse, wrong: true })),
        }}
        squares={[...next, last]}
        labelOf={(at) =>
          same(at, last)
            ? say(lang, `${place(at)} : revenir d’un pas`, `${place(at)}: take the last step back`)
            : say(lang, `${place(at)} : un pas vers là`, `${place(at)}: a step there`)
        }
        chosen={undefined}
        onPick={(at) => {
          if (!same(at, last)) onChange({ ...entered, path: [...input.path, at] });
          else if (input.path.length > 1) onChange({ ...entered, path: input.path.slice(0, -1) });
        }}
      />
    </div>
  );
};

const whenText = (bonus: LighthouseAnswer['bonuses'][number], lang: Lang): string =>
  bonus.when === 'now'
    ? say(lang, 'tout de suite', 'at once')
    : say(lang, 'si le tour finit là', 'if the turn ends there');

const lines = (answer: LighthouseAnswer, lang: Lang): Choice[] => [
  ...answer.tolls.map(({ lighthouse, step, amount }) => ({
    state: 'illegal' as const,
    text: say(
      lang,
      `Péage au phare ${place(lighthouse)} : le pas ${step} quitte ses eaux`,
      `Toll at the lighthouse ${place(lighthouse)}: step ${step} leaves its waters`,
    ),
    result: `−${amount}`,
  })),
  ...answer.bonuses.map((bonus) => ({
    state: 'legal' as const,
    text: say(lang, `Bonus du phare ${place(bonus.lighthouse)}`, `Bonus of the lighthouse ${place(bonus.lighthouse)}`),
    result: whenText(bonus, lang),
  })),
  ...(answer.lapse > 0
    ? [
        {
          state: 'illegal' as const,
          text: say(lang, 'Perdus à la fin de ce tour, s’ils ne servent pas', 'Lost at the end of this turn if unused'),
          result: String(answer.lapse),
        },
      ]
    : []),
];

const bonuses = (n: number, lang: Lang): string =>
  lang === 'fr' ? `${n}\u00a0bonus` : `${n} bonus${n === 1 ? '' : 'es'}`;

/** When the bonuses can be used: those kept for the next turn are the ones not used in this. */
const bonusesInWords = ({ usableNow, usableNext }: LighthouseAnswer, lang: Lang): string => {
  if (usableNow === 0)
    return say(
      lang,
      `Aucun bonus à employer ce tour. Au tour suivant : ${bonuses(usableNext, 'fr')}.`,
      `No bonus to use this turn. Next turn: ${bonuses(usableNext, 'en')}.`,
    );
  if (usableNow === usableNext)
    return say(
      lang,
      `${bonuses(usableNow, 'fr')} en tout, à employer encore ce tour ou au tour suivant.`,
      `${bonuses(usableNow, 'en')} in all, to use still this turn or in the next.`,
    );
  return say(
    lang,
    `Encore ce tour : ${bonuses(usableNow, 'fr')}. De ceux qui restent, au tour suivant : ${bonuses(usableNext, 'fr')} au plus.`,
    `Still this turn: ${bonuses(usableNow, 'en')}. Of those left, in the next turn: at most ${bonuses(usableNext, 'en')}.`,
  );
};

const explain = (answer: LighthouseAnswer, _: LighthouseInput, lang: Lang): Answered => {
  const why = say(
    lang,
    `${answer.toll > 0 ? `À payer : ${coins(answer.toll, 'fr')}.` : 'Aucun péage.'} ${bonusesInWords(answer, 'fr')}`,
    `${answer.toll > 0 ? `To pay: ${coins(answer.toll, 'en')}.` : 'No toll.'} ${bonusesInWords(answer, 'en')}`,
  );
  const told = judged(answer, lang, { why, follows: lines(answer, lang) });
  if (!answer.verdict.legal) return told;
  const word =
    answer.toll > 0 ? `−${coins(answer.toll, lang)}` : bonuses(Math.max(answer.usableNow, answer.usableNext), lang);
  return { ...told, headline: word, short: why };
};

const cells = (answer: LighthouseAnswer, _: LighthouseInput, lang: Lang): readonly Cell[] => [
  { head: say(lang, 'péage', 'toll'), main: coins(answer.toll, lang) },
  { head: say(lang, 'bonus ce tour', 'bonuses this turn'), main: String(answer.usableNow) },
  { head: say(lang, 'bonus au tour suivant', 'bonuses next turn'), main: String(answer.usableNext) },
];

const lighthouse: CheckerModule<LighthouseInput, LighthouseAnswer> = {
  checker: checkers.lighthouse,
  boxed: true,
  Form,
  Board,
  explain,
  cells,
};

export default lighthouse;
