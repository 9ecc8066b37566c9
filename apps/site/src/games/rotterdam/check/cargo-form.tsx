import type { Text } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import type { CargoInput, CargoShip } from '@portolan/rotterdam/checkers';
import { navigationInWords } from '@portolan/rotterdam/rules';
import type { FormProps } from '../../../check/module.ts';
import { Group, Segment, Select, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, say } from '../../../kit/text.ts';
import { CargoSelect, inReserve, PlaceField, placeOptions, SeatField, withOdd } from '../parts/fields.tsx';
import { boxFrom, toggled } from '../parts/tables.ts';

type Props = FormProps<CargoInput>;

const RESERVE = '';

const cards = ['cargo-thief', 'turn-of-luck', 'port-police'] as const;

/** A ship that has nothing against it, as a second one. */
const second: CargoShip = { owner: 0, at: 'C1', cargo: null };

/** What each card needs beside the ship. */
const recarded = (input: CargoInput, card: CargoInput['card']): CargoInput => {
  const { other, start: _, afloat: __, ...others } = input;
  return card === 'port-police' ? { ...others, card } : { ...others, card, other: other ?? second };
};

const ShipFields = ({
  lang,
  label,
  ship,
  path,
  box,
  problemAt,
  onChange,
}: Pick<Props, 'lang' | 'problemAt'> & {
  readonly label: string;
  readonly ship: CargoShip;
  readonly path: string;
  readonly box: Edition;
  readonly onChange: (ship: CargoShip) => void;
}) => (
  <Group label={label} mark={<SeatToken seat={ship.owner} />}>
    <div class="rows">
      <SeatField
        label={say(lang, 'Propriétaire', 'Owner')}
        value={ship.owner}
        seats={4}
        error={problemAt(`${path}.owner`)}
        onChange={(owner) => onChange({ ...ship, owner })}
      />
      <div class="rt-ship-row">
        <Select
          label={say(lang, 'Position', 'Position')}
          value={ship.at ?? RESERVE}
          options={[
            ...withOdd(placeOptions(box, lang), ship.at ?? box.positions[0]?.id ?? ''),
            { value: RESERVE, label: inReserve(lang) },
          ]}
          error={problemAt(`${path}.at`)}
          onChange={(at) => onChange(at === RESERVE ? { ...ship, at: null, cargo: null } : { ...ship, at })}
        />
        {ship.at !== null && (
          <CargoSelect
            lang={lang}
            label={say(lang, 'Cargaison', 'Cargo')}
            value={ship.cargo}
            box={box}
            error={problemAt(`${path}.cargo`)}
            onChange={(cargo) => onChange({ ...ship, cargo })}
          />
        )}
      </div>
    </div>
  </Group>
);

const startsOf = (box: Edition): string[] => box.positions.flatMap(({ id, start }) => (start ? [id] : []));

/** Where the thief’s unit goes: to a ship afloat, or to one of the reserve at a start. */
const Receiver = ({ lang, input, onChange, problemAt, box }: Props & { readonly box: Edition }) => {
  const { other, start, afloat, ...others } = input;
  const starts = startsOf(box);
  return (
    <>
      <Segment
        label={say(lang, 'Qui reçoit l’unité', 'What takes the unit')}
        value={start === undefined ? 'other' : 'start'}
        options={[
          { value: 'other', label: say(lang, 'un navire à l’eau', 'a ship afloat') },
          { value: 'start', label: say(lang, 'un navire de la réserve', 'a ship of the reserve') },
        ]}
        onChange={(which) =>
          onChange(which === 'other' ? { ...others, other: second } : { ...others, start: starts[0] ?? '' })
        }
      />
      {start !== undefined && (
        <>
          <PlaceField
            lang={lang}
            label={say(lang, 'À quel départ', 'At which start')}
            value={start}
            box={box}
            places={starts}
            error={problemAt('start')}
            onChange={(next) => onChange({ ...input, start: next })}
          />
          <Toggle
            label={say(lang, 'Le voleur a un navire à l’eau', 'The thief has a ship afloat')}
            value={afloat ?? false}
            onChange={(on) => onChange({ ...input, afloat: on })}
          />
          <fieldset>
            <legend>{say(lang, 'Départs occupés', 'Starts that are taken')}</legend>
            {starts.map((at) => (
              <Toggle
                key={at}
                label={at}
                value={input.occupied?.includes(at) ?? false}
                onChange={() => onChange({ ...input, occupied: toggled(input.occupied ?? [], at) })}
              />
            ))}
            {problemAt('occupied') && <p class="err">{problemAt('occupied')}</p>}
          </fieldset>
        </>
      )}
    </>
  );
};

/** What the ships are, by card: the one that it is played on, and the other. */
const labels: Readonly<Record<CargoInput['card'], readonly [first: Text, other: Text]>> = {
  'cargo-thief': [both('Le navire volé', 'The ship robbed'), both('Le navire qui reçoit', 'The ship that takes')],
  'turn-of-luck': [both('Un navire', 'One ship'), both('L’autre navire', 'The other ship')],
  'port-police': [both('Le navire inspecté', 'The ship inspected'), both('L’autre navire', 'The other ship')],
};

/** The card, who plays it, and the ships that it is about. */
export const CargoForm = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const box = boxFrom(edition);
  const [first, other] = labels[input.card];
  return (
    <>
      <Select
        label={say(lang, 'La carte', 'The card')}
        value={input.card}
        options={cards.map((card) => ({ value: card, label: navigationInWords(card, lang) }))}
        error={problemAt('card')}
        onChange={(card) => onChange(recarded(input, card))}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui la joue', 'Who plays it')}
        name="cargo-seat"
        value={input.seat ?? 0}
        seats={4}
        onChange={(seat) => onChange({ ...input, seat })}
      />
      <ShipFields
        lang={lang}
        label={first[lang]}
        ship={input.ship}
        path="ship"
        box={box}
        problemAt={problemAt}
        onChange={(ship) => onChange({ ...input, ship })}
      />
      {input.card === 'cargo-thief' && <Receiver {...props} box={box} />}
      {input.other && (
        <ShipFields
          lang={lang}
          label={other[lang]}
          ship={input.other}
          path="other"
          box={box}
          problemAt={problemAt}
          onChange={(ship) => onChange({ ...input, other: ship })}
        />
      )}
      <Toggle
        label={say(lang, 'Variante Havre de paix', 'Variant Safe haven')}
        value={input.variants?.safeHaven ?? false}
        onChange={(safeHaven) => onChange({ ...input, variants: { safeHaven } })}
      />
    </>
  );
};
