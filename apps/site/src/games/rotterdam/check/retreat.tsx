import type { Marks } from '@portolan/boards/rotterdam';
import { answers, checkers, pathInWords, type RetreatAnswer, type RetreatInput } from '@portolan/rotterdam/checkers';
import { navigationInWords } from '@portolan/rotterdam/rules';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Select, Toggle } from '../../../kit/controls.tsx';
import { say } from '../../../kit/text.ts';

import { PlaceField } from '../parts/fields.tsx';
import { NearMap } from '../parts/NearMap.tsx';
import { boxFrom } from '../parts/tables.ts';
import { retreatIn } from './examples.ts';

const NONE = '';

/** Every way back of at most so many channels, as lists of positions. */
const waysBack = (
  links: readonly { readonly from: string; readonly to: string }[],
  at: string,
  most: number,
): string[][] =>
  most === 0
    ? [[]]
    : [
        [],
        ...links
          .filter(({ to }) => to === at)
          .flatMap(({ from }) => waysBack(links, from, most - 1).map((path) => [from, ...path])),
      ];

const withClaim = ({ path: _, ...input }: RetreatInput, path: readonly string[] | undefined): RetreatInput =>
  path ? { ...input, path } : input;

const movedTo = (input: RetreatInput, position: string): RetreatInput =>
  withClaim({ ...input, position, occupied: input.occupied.filter((at) => at !== position) }, undefined);

const Form = ({ lang, input, onChange, problemAt, edition }: FormProps<RetreatInput>) => {
  const box = boxFrom(edition);
  const paths = waysBack(box.channels, input.position, input.card === 'heavy-storm' ? 2 : 1).filter(
    (path) => path.length > 0,
  );
  const claimed = input.path?.join(' ') ?? NONE;
  const all = paths.map((path) => path.join(' '));
  return (
    <>
      <Segment
        label={say(lang, 'La carte', 'The card')}
        value={input.card}
        options={(['setback', 'heavy-storm'] as const).map((card) => ({
          value: card,
          label: navigationInWords(card, lang),
        }))}
        error={problemAt('card')}
        onChange={(card) => onChange(withClaim({ ...input, card }, undefined))}
      />
      <PlaceField
        lang={lang}
        label={say(lang, 'Où est le navire', 'Where the ship is')}
        value={input.position}
        box={box}
        error={problemAt('position')}
        onChange={(position) => onChange(movedTo(input, position))}
      />
      <Select
        label={say(lang, 'Le recul prétendu', 'The way back that is claimed')}
        value={claimed}
        options={[
          { value: NONE, label: say(lang, 'aucun : montrer tous les reculs', 'none: show all ways back') },
          ...[...new Set([...all, ...(claimed === NONE ? [] : [claimed])])].map((path) => ({
            value: path,
            label: pathInWords([input.position, ...path.split(' ')]),
          })),
        ]}
        error={problemAt('path')}
        onChange={(path) => onChange(withClaim(input, path === NONE ? undefined : path.split(' ')))}
      />
      <Toggle
        label={say(lang, 'Variante Havre de paix', 'Variant Safe haven')}
        value={input.variants?.safeHaven ?? false}
        onChange={(safeHaven) => onChange({ ...input, variants: { safeHaven } })}
      />
      {problemAt('occupied') && <p class="err">{problemAt('occupied')}</p>}
    </>
  );
};

const marksOf = ({ position, path }: RetreatInput, { paths }: RetreatAnswer): Marks => {
  const shown = path ? paths.filter((one) => one.path.join() === path.join()) : paths.filter(({ legal }) => legal);
  const steps = shown.flatMap((one) =>
    one.path.map((to, i) => ({
      from: one.path[i - 1] ?? position,
      to,
      kind: one.legal ? ('back' as const) : ('wrong' as const),
    })),
  );
  const ways = [...new Map(steps.map((step) => [`${step.from} ${step.to}`, step])).values()];
  const ends = [...new Set(shown.filter(({ legal }) => legal).map(({ end }) => end))];
  return {
    ways,
    rings: [
      { at: position, kind: 'meant' },
      ...ends.filter((at) => at !== position).map((at) => ({ at, kind: 'open' as const })),
    ],
  };
};

const Board = ({ lang, input, answer, onChange }: BoardProps<RetreatInput, RetreatAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  const box = boxFrom(input.edition);
  const near = new Set(waysBack(box.channels, input.position, answer.channels).flat());
  return (
    <NearMap
      lang={lang}
      name="retreat"
      box={box}
      position={input.position}
      occupied={input.occupied}
      near={near}
      marks={marksOf(input, answer)}
      help={say(
        lang,
        'Touchez une position derrière le navire pour y mettre ou en retirer un autre, une position ailleurs pour y mettre le navire.',
        'Tap a position behind the ship to put another there or take it away, a position elsewhere to put the ship there.',
      )}
      onOccupied={(occupied) => onChange({ ...entered, occupied })}
      onMove={(position) => onChange(movedTo(entered, position))}
    />
  );
};

const retreat: CheckerModule<RetreatInput, RetreatAnswer> = {
  checker: checkers.retreat,
  ...answers.retreat,
  boxed: true,
  exampleIn: (edition) => retreatIn(boxFrom(edition)),
  Form,
  Board,
};

export default retreat;
