import { beside, Chart, type Marks, same, turnedBy } from '@portolan/boards/cabo-da-roca';
import { type Direction, directions, type PlacedShip, type PlacedTile, type Square } from '@portolan/cabo-da-roca';
import { answers, checkers, type SailingAnswer, type SailingInput } from '@portolan/cabo-da-roca/checkers';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Stepper, Toggle } from '../../../kit/controls.tsx';
import { say } from '../../../kit/text.ts';
import { HeadingSelect, LaidSelect, ShipKindChoice } from '../parts/fields.tsx';
import { Ring } from '../parts/Ring.tsx';
import { boxFrom, smallTable } from '../parts/tables.ts';

type Props = FormProps<SailingInput>;

const without = (input: SailingInput, key: keyof SailingInput): SailingInput => {
  const { [key]: _, ...others } = input;
  return others as SailingInput;
};

const behind = (input: SailingInput): Direction => turnedBy(input.heading, 4);

const Turn = ({ lang, input, onChange, problemAt }: Props) => {
  const number = (key: 'left' | 'bonus' | 'advanced' | 'rotated' | 'keepers', label: string, max: number) => (
    <Stepper
      lang={lang}
      label={label}
      value={input[key] ?? 0}
      min={0}
      max={max}
      error={problemAt(key)}
      onChange={(value) => onChange({ ...input, [key]: value })}
    />
  );
  return (
    <div class="rows">
      {number('left', say(lang, 'Actions restantes', 'Actions left'), 3)}
      {number('bonus', say(lang, 'Bonus de phare de ce bateau', 'Lighthouse bonuses of this ship'), 4)}
      {(input.bonus ?? 0) > 0 && (
        <Toggle
          label={say(lang, 'Un bonus paie ce mouvement', 'A bonus pays for this move')}
          value={input.useBonus ?? false}
          onChange={(useBonus) => onChange({ ...input, useBonus })}
        />
      )}
      {number('advanced', say(lang, 'Cases déjà avancées ce tour', 'Squares advanced this turn'), 9)}
      {number('rotated', say(lang, 'Rotations déjà faites ce tour', 'Rotations made this turn'), 9)}
      {number(
        'keepers',
        say(lang, 'Phares adverses quittés par ce pas', 'Opponents’ lighthouses left by this step'),
        4,
      )}
    </div>
  );
};

const Target = ({ lang, input, onChange, problemAt, edition }: Props) => (
  <>
    <LaidSelect
      lang={lang}
      label={say(lang, 'La case devant', 'The square ahead')}
      value={input.to}
      none
      port="B"
      box={boxFrom(edition)}
      error={problemAt('to')}
      onChange={(to) => onChange({ ...input, to })}
    />
    <HeadingSelect
      lang={lang}
      label={say(lang, 'Un bateau devant, cap', 'A ship ahead, heading')}
      value={input.there ?? null}
      moored={say(lang, 'pas de bateau', 'no ship')}
      error={problemAt('there')}
      onChange={(there) => onChange(there ? { ...input, there } : without(input, 'there'))}
    />
    <Toggle
      label={say(lang, 'Un marin se tient devant', 'A sailor stands ahead')}
      value={input.sailor ?? false}
      onChange={(sailor) => onChange({ ...input, sailor })}
    />
    <Ring
      lang={lang}
      legend={say(lang, 'Autour de la case devant', 'Around the square ahead')}
      value={input.around ?? {}}
      without={behind(input)}
      box={boxFrom(edition)}
      problemAt={(direction) => problemAt(`around.${direction}`)}
      onChange={(around) => onChange({ ...input, around })}
    />
  </>
);

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  return (
    <>
      <Segment
        label={say(lang, 'Le coup', 'The move')}
        value={input.move}
        options={[
          { value: 'advance', label: say(lang, 'Avancer', 'Advance') },
          { value: 'rotate', label: say(lang, 'Tourner', 'Rotate') },
          { value: 'depart', label: say(lang, 'Quitter le port', 'Leave port') },
        ]}
        onChange={(move) => onChange({ ...input, move })}
      />
      <ShipKindChoice
        lang={lang}
        value={input.ship}
        error={problemAt('ship')}
        onChange={(ship) => onChange({ ...input, ship })}
      />
      <HeadingSelect
        lang={lang}
        label={
          input.move === 'depart' ? say(lang, 'Il sort vers', 'It leaves toward') : say(lang, 'Son cap', 'Its heading')
        }
        value={input.heading}
        error={problemAt('heading')}
        onChange={(heading) => {
          if (!heading) return;
          // The square behind the target is the ship's own.
          const { [turnedBy(heading, 4)]: _, ...around } = input.around ?? {};
          onChange({ ...input, heading, around });
        }}
      />
      <LaidSelect
        lang={lang}
        label={say(lang, 'La case où il est', 'The square it is on')}
        value={input.from}
        box={boxFrom(edition)}
        error={problemAt('from')}
        onChange={(from) => from && onChange({ ...input, from })}
      />
      {input.from.tile.length === 1 && (
        <Toggle
          label={say(lang, 'Il vient d’entrer dans ce port', 'It has entered this port this turn')}
          value={input.entered ?? false}
          onChange={(entered) => onChange({ ...input, entered })}
        />
      )}
      {input.move !== 'rotate' && <Target {...props} />}
      <Turn {...props} />
    </>
  );
};

const own = (kind: SailingInput['ship'], seat: number): string =>
  `${seat}${{ fishing: 'f1', trade: 't1', pirate: 'p' }[kind]}`;

const Board = ({ lang, input, answer }: BoardProps<SailingInput, SailingAnswer>) => {
  const from = beside([0, 0], behind(input));
  const tiles: PlacedTile[] = [
    { at: from, ...input.from },
    ...(input.to ? [{ at: [0, 0] as Square, ...input.to }] : []),
    ...directions.flatMap((name) => {
      const laid = input.around?.[name];
      const at = beside([0, 0], name);
      return laid && !same(at, from) ? [{ at, ...laid }] : [];
    }),
  ];
  const moored = input.from.tile.length === 1;
  const ships: Record<string, PlacedShip> = {
    [own(input.ship, 0)]: { at: from, heading: moored ? null : input.heading },
    ...(input.there
      ? { [own('trade', 1)]: { at: [0, 0], heading: input.to?.tile.length === 1 ? null : input.there } }
      : {}),
  };
  const wrong = !answer.verdict.legal;
  const squares = [from, [0, 0] as const, ...(answer.moveOn ? [answer.moveOn] : [])];
  const marks: Marks =
    input.move === 'rotate'
      ? { turning: { ship: own(input.ship, 0), to: 'right', wrong } }
      : { routes: [{ squares, passed: 1, wrong }], rings: [{ at: [0, 0], wrong }] };
  return (
    <div class="board">
      <div class="cb-still">
        <Chart
          lang={lang}
          name="sailing"
          table={smallTable({
            box: boxFrom(input.edition),
            tiles,
            ships,
            sailors: input.sailor ? [{ owner: 1, at: [0, 0] }] : [],
          })}
          extent={{ x: -1, y: -1, columns: 3, rows: 3 }}
          marks={marks}
        />
      </div>
    </div>
  );
};

const sailing: CheckerModule<SailingInput, SailingAnswer> = {
  checker: checkers.sailing,
  ...answers.sailing,
  boxed: true,
  Form,
  Board,
};

export default sailing;
