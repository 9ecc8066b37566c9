import { seatLetter } from '@portolan/boards';
import { CargoIcon, ColorChip } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { type ColorId, type Edition, type NavigationId, navigationIds, type ShipId } from '@portolan/rotterdam';
import {
  colorInWords,
  harborInWords,
  materialInWords,
  navigationInWords,
  productInWords,
  shipName,
} from '@portolan/rotterdam/rules';
import { type Option, Segment, Select } from '../../../kit/controls/choices.tsx';
import { both, capital } from '../../../kit/text.ts';

const texts = {
  none: both('aucune', 'none'),
  empty: both('vide', 'empty'),
  reserve: both('en réserve', 'in reserve'),
  start: both('départ', 'start'),
  anchor: both('ancre', 'anchor'),
} as const;

interface FieldProps<Value> {
  readonly lang: Lang;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  /** The path of the field in the input. */
  readonly at?: string | undefined;
}

interface InBox<Value> extends FieldProps<Value> {
  readonly box: Edition;
}

/** The options with one more for a value that is not among them: what a link brought stays to be seen. */
export const withOdd = <Value extends string>(
  options: readonly Option<Value>[],
  value: Value,
): readonly Option<Value>[] =>
  options.some((option) => option.value === value) ? options : [{ value, label: value || '–' }, ...options];

/** A seat. */
export const SeatField = ({
  label,
  value,
  seats,
  onChange,
  error,
  at,
}: {
  readonly label: string;
  readonly value: unknown;
  readonly seats: number;
  readonly onChange: (seat: number) => void;
  readonly error?: string | undefined;
  readonly at?: string | undefined;
}) => (
  <Select
    label={label}
    value={typeof value === 'number' ? value : 0}
    options={Array.from({ length: seats }, (_, seat) => ({ value: seat, label: seatLetter(seat) }))}
    error={error}
    at={at}
    onChange={onChange}
  />
);

/** Ships by their names. */
export const shipOptions = (ships: readonly ShipId[], lang: Lang): Option<ShipId>[] =>
  ships.map((id) => ({ value: id, label: capital(shipName(id, lang)) }));

/** One of some ships. */
export const ShipField = ({
  lang,
  label,
  value,
  ships,
  onChange,
  error,
  at,
}: FieldProps<ShipId> & { readonly ships: readonly ShipId[] }) => (
  <Select
    label={label}
    value={value}
    options={withOdd(shipOptions(ships, lang), value)}
    error={error}
    at={at}
    onChange={onChange}
  />
);

/** The options for a position: its name and what it is. */
export const placeOptions = (box: Edition, lang: Lang): Option<string>[] =>
  box.positions.map(({ id, start, anchor, harbor }) => {
    const what = harbor
      ? harborInWords(harbor, lang, box)
      : start
        ? texts.start[lang]
        : anchor
          ? texts.anchor[lang]
          : undefined;
    return { value: id, label: what ? `${id}, ${what}` : id };
  });

/** A position of the river; only some of them, if they are given. */
export const PlaceField = ({
  lang,
  label,
  value,
  box,
  places,
  onChange,
  error,
  at,
}: InBox<string> & { readonly places?: readonly string[] }) => (
  <Select
    label={label}
    value={value}
    options={withOdd(
      placeOptions(box, lang).filter((option) => places === undefined || places.includes(option.value)),
      value,
    )}
    error={error}
    at={at}
    onChange={onChange}
  />
);

/** The raw materials with their drawing. */
export const cargoOptions = (box: Edition, lang: Lang): Option<string>[] =>
  box.materials.map(({ id }) => ({
    value: id,
    label: capital(materialInWords(id, lang, box)),
    mark: <CargoIcon material={id} lang={lang} box={box} size={24} plain />,
  }));

/** A raw material aboard, or none; as tiles with their drawing. */
export const CargoField = ({ lang, label, value, box, onChange, error, at }: InBox<string | null>) => (
  <Segment
    label={label}
    value={value ?? ''}
    options={[...cargoOptions(box, lang), { value: '', label: capital(texts.empty[lang]) }]}
    error={error}
    at={at}
    onChange={(cargo) => onChange(cargo === '' ? null : cargo)}
  />
);

/** The same as a list, where there is little room. */
export const CargoSelect = ({ lang, label, value, box, onChange, error, at }: InBox<string | null>) => (
  <Select
    label={label}
    value={value ?? ''}
    options={withOdd(
      [
        { value: '', label: texts.empty[lang] },
        ...box.materials.map(({ id }) => ({ value: id, label: materialInWords(id, lang, box) })),
      ],
      value ?? '',
    )}
    error={error}
    at={at}
    onChange={(cargo) => onChange(cargo === '' ? null : cargo)}
  />
);

/** A color of channels, as tiles with a piece of their line. */
export const ColorField = ({ lang, label, value, box, onChange, error, at }: InBox<ColorId>) => (
  <Segment
    label={label}
    value={value}
    options={box.colors.map((color) => ({
      value: color,
      label: capital(colorInWords(color, lang)),
      mark: <ColorChip color={color} lang={lang} plain />,
    }))}
    error={error}
    at={at}
    onChange={onChange}
  />
);

/** The harbors, each with what it processes. */
export const harborOptions = (box: Edition, lang: Lang): Option<string>[] =>
  box.harbors.map(({ id, material }) => ({
    value: id,
    label: `${harborInWords(id, lang, box)} (${materialInWords(material, lang, box)})`,
  }));

/** A harbor. */
export const HarborField = ({ lang, label, value, box, onChange, error, at }: InBox<string>) => (
  <Select
    label={label}
    value={value}
    options={withOdd(harborOptions(box, lang), value)}
    error={error}
    at={at}
    onChange={onChange}
  />
);

/** A kind of Navigation card; only some, if they are given. */
export const NavigationField = ({
  lang,
  label,
  value,
  onChange,
  error,
  at,
  cards = navigationIds,
}: FieldProps<NavigationId> & { readonly cards?: readonly NavigationId[] }) => (
  <Select
    label={label}
    value={value}
    options={cards.map((card) => ({ value: card, label: navigationInWords(card, lang) }))}
    error={error}
    at={at}
    onChange={onChange}
  />
);

/** Products by their names. */
export const productOptions = (products: readonly string[], box: Edition, lang: Lang): Option<string>[] =>
  products.map((id) => ({ value: id, label: capital(productInWords(id, lang, box)) }));

/** A product; none, if that is allowed. */
export const ProductField = ({
  lang,
  label,
  value,
  box,
  products,
  none = false,
  onChange,
  error,
  at,
}: InBox<string> & { readonly products: readonly string[]; readonly none?: boolean }) => (
  <Select
    label={label}
    value={value}
    options={withOdd(
      [...(none ? [{ value: '', label: texts.none[lang] }] : []), ...productOptions(products, box, lang)],
      value,
    )}
    error={error}
    at={at}
    onChange={onChange}
  />
);

/** Where a ship may be that is in reserve. */
export const inReserve = (lang: Lang): string => texts.reserve[lang];
