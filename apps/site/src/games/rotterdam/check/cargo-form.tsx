import { type CargoInput, type CargoShip, cargoLabels } from '@portolan/rotterdam/checkers';
import type { FieldsAbout } from '../../../check/module.ts';
import { Segment, Select, Toggle } from '../../../kit/controls/choices.tsx';
import { Group } from '../../../kit/controls/groups.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { type AskedProps, Player } from '../parts/asked.tsx';
import { CargoSelect, inReserve, PlaceField, placeOptions, SeatField, withOdd } from '../parts/fields.tsx';
import { boxFrom, toggled } from '../parts/tables.ts';
import { recarded, second, shipLabels } from './cargo-ships.ts';

const RESERVE = '';

/** A ship: whose, where, with what. */
const ShipFields = ({
  lang,
  label,
  path,
  value: ship,
  onChange,
  with: { edition },
}: AskedProps<CargoShip, CargoInput>) => {
  const box = boxFrom(edition);
  const labelOf = (field: keyof CargoShip): string => cargoLabels.labels[`${path as 'ship' | 'other'}.${field}`][lang];
  return (
    <Group label={label} mark={<SeatToken seat={ship.owner} />}>
      <div class="rows">
        <SeatField
          label={labelOf('owner')}
          value={ship.owner}
          seats={4}
          at={`${path}.owner`}
          onChange={(owner) => onChange({ ...ship, owner })}
        />
        <div class="rt-ship-row">
          <Select
            label={labelOf('at')}
            value={ship.at ?? RESERVE}
            options={[
              ...withOdd(placeOptions(box, lang), ship.at ?? box.positions[0]?.id ?? ''),
              { value: RESERVE, label: inReserve(lang) },
            ]}
            at={`${path}.at`}
            onChange={(at) => onChange(at === RESERVE ? { ...ship, at: null, cargo: null } : { ...ship, at })}
          />
          {ship.at !== null && (
            <CargoSelect
              lang={lang}
              label={labelOf('cargo')}
              value={ship.cargo}
              box={box}
              at={`${path}.cargo`}
              onChange={(cargo) => onChange({ ...ship, cargo })}
            />
          )}
        </div>
      </div>
    </Group>
  );
};

const startsOf = (edition: unknown): string[] =>
  boxFrom(edition).positions.flatMap(({ id, start }) => (start ? [id] : []));

type StartProps = AskedProps<string | undefined, CargoInput>;

/** Where the thief’s unit goes: to a ship afloat, or to one of the reserve at a start. */
const Receiver = ({ lang, label, value, whole, set, with: { edition } }: StartProps) => {
  const { other: _, start: __, afloat: ___, ...others } = whole;
  return (
    <Segment
      label={label}
      value={value === undefined ? 'other' : 'start'}
      options={[
        { value: 'other', label: say(lang, 'un navire à l’eau', 'a ship afloat') },
        { value: 'start', label: say(lang, 'un navire de la réserve', 'a ship of the reserve') },
      ]}
      onChange={(which) =>
        set(which === 'other' ? { ...others, other: second } : { ...others, start: startsOf(edition)[0] ?? '' })
      }
    />
  );
};

const Start = ({ lang, label, path, value, onChange, with: { edition } }: StartProps) => (
  <PlaceField
    lang={lang}
    label={label}
    value={value ?? ''}
    box={boxFrom(edition)}
    places={startsOf(edition)}
    at={path}
    onChange={onChange}
  />
);

const Taken = ({ label, path, value = [], onChange, with: { edition } }: AskedProps<readonly string[] | undefined>) => (
  <fieldset>
    <legend>{label}</legend>
    {startsOf(edition).map((at) => (
      <Toggle key={at} label={at} value={value.includes(at)} onChange={() => onChange(toggled(value, at))} />
    ))}
    <Wrong at={path} label={label} />
  </fieldset>
);

const isTheft = ({ card }: CargoInput): boolean => card === 'cargo-thief';

const atStart = (input: CargoInput): boolean => isTheft(input) && input.start !== undefined;

/** The card, who plays it, and the ships that it is about. */
const fields: FieldList<CargoInput, FieldsAbout> = [
  { at: 'card', as: 'select' },
  { at: 'seat', as: Player, or: 0 },
  { at: 'ship', as: ShipFields, label: ({ card }) => shipLabels[card][0] },
  { at: 'start', as: Receiver, label: both('Qui reçoit l’unité', 'What takes the unit'), when: isTheft },
  { at: 'start', as: Start, when: atStart },
  { at: 'afloat', when: atStart },
  { at: 'occupied', as: Taken, when: atStart },
  { at: 'other', as: ShipFields, label: ({ card }) => shipLabels[card][1], when: ({ other }) => other !== undefined },
  '*',
];

/** Another card needs other things. */
const changed = (input: CargoInput, path: string): CargoInput =>
  path === 'card' ? recarded(input, input.card) : input;

export default { fields, changed };
