import type { Edition, TreasureType } from '@portolan/cabo-da-roca';
import { type CountInput, type CountPlayer, countLabels } from '@portolan/cabo-da-roca/checkers';
import { mostOfBox } from '@portolan/cabo-da-roca/pieces';
import { Toggle } from '../../../kit/controls/choices.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { Field, FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { useGame } from '../../../kit/game.ts';
import { say } from '../../../kit/text.ts';
import { kindMark } from '../parts/kinds.tsx';
import { boxFrom } from '../parts/tables.ts';

/** What the fields of a count are about besides: the box. */
export interface CountAbout {
  readonly box: Edition;
}

const reaches = ['bank', 'coast-8', 'coast-4', 'town-8'] as const;

const most =
  (key: 'fish' | 'fishUnder' | 'islands' | 'wrecks') =>
  (_: CountPlayer, { box }: CountAbout) =>
    mostOfBox(box)[key];

/** Fish are counted once, or by each reading of how far a ground reaches. */
const ByReach = ({
  lang,
  path,
  value = 0,
  onChange,
  with: { box },
}: FieldProps<CountPlayer['fish'], CountPlayer, CountAbout>) => {
  const { book } = useGame();
  return typeof value === 'object'
    ? reaches.map((reach) => (
        <Stepper
          key={reach}
          lang={lang}
          label={`${say(lang, 'Poissons', 'Fish')}, ${book.readingTitle('fish-reach', reach, lang)}`}
          value={value[reach]}
          min={0}
          max={mostOfBox(box).fish}
          at={`${path}.${reach}`}
          onChange={(n) => onChange({ ...value, [reach]: n })}
        />
      ))
    : null;
};

/** Whether fish are told by reading. */
const WhetherByReach = ({ lang, value = 0, onChange }: FieldProps<CountPlayer['fish'], CountPlayer, CountAbout>) => {
  const total = typeof value === 'object' ? value.bank : value;
  return (
    <Toggle
      label={say(lang, 'Donner un nombre par façon de jouer', 'Give a number for each way to play')}
      value={typeof value === 'object'}
      onChange={(on) => onChange(on ? { bank: total, 'coast-8': total, 'coast-4': total, 'town-8': total } : total)}
    />
  );
};

/** A starting port that nobody holds: it counts under one reading of whose a port is. */
const EmptyHome = ({ label, value, onChange }: FieldProps<CountPlayer['emptyHome'], CountPlayer, CountAbout>) => (
  <Toggle label={label} value={value !== undefined} onChange={(on) => onChange(on ? { fish: 0 } : undefined)} />
);

const byReach = ({ fish }: CountPlayer): boolean => typeof fish === 'object';

/** What a player has at the end, each thing with its stepper. */
export const player: FieldList<CountPlayer, CountAbout> = [
  { at: 'coins', max: 9999 },
  '*',
  { at: 'fish', as: ByReach, when: byReach },
  { at: 'fish', max: most('fish'), when: (player) => !byReach(player) },
  { at: 'twice', max: most('fish') },
  { at: 'fish', as: WhetherByReach },
  { at: 'emptyHome', as: EmptyHome },
  { at: 'emptyHome.fish', max: most('fish'), when: ({ emptyHome }) => emptyHome !== undefined },
  ...(['fishing', 'trade', 'pirate'] as const).map((kind) => ({ at: kind, sign: kindMark(kind) })),
  { at: 'fishUnder', max: most('fishUnder') },
  { at: 'islands', max: most('islands') },
  { at: 'wrecks', max: most('wrecks') },
  '*',
];

type Values = Pick<CountInput, TreasureType>;

/** What treasures of a type are worth: a value of the cards of the box, or not seen. */
const treasure = (type: TreasureType): Field<Values, { readonly edition: unknown }> => ({
  at: type,
  as: 'select',
  options: ({ [type]: value }, { edition }, lang) => {
    const printed = boxFrom(edition).treasureCards.flatMap((card) => (card.type === type ? [card.value] : []));
    // A sheet that was sent may hold a value of another box.
    const values = [...new Set([...printed, ...(value === null ? [] : [value])])].sort((a, b) => a - b);
    return [
      { value: 'null', label: countLabels.values[type].null[lang] },
      ...values.map((one) => ({ value: String(one), label: String(one) })),
    ];
  },
});

/** What both types of treasure are worth. */
export const treasures: Field<Values, { readonly edition: unknown }> = {
  class: 'pair',
  of: [treasure('island'), treasure('wreck')],
};
