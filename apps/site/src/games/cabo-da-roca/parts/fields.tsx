import {
  type Direction,
  directions,
  type Edition,
  type Face,
  faces,
  portIds,
  type Rotation,
  reconstructed,
  type TileKind,
  tileKinds,
} from '@portolan/cabo-da-roca';
import type { LaidTile, Whose } from '@portolan/cabo-da-roca/checkers';
import { directionName, laidInWords, portInWords, tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { Select } from '../../../kit/controls/choices.tsx';
import { both, capital } from '../../../kit/text.ts';
import { looks } from './looks.ts';

const texts = {
  none: both('aucune tuile', 'no tile'),
  own: both('à moi', 'mine'),
  opponent: both('à un adversaire', 'an opponent’s'),
  nobody: both('à personne', 'nobody’s'),
  moored: both('amarré dans un port', 'moored in a port'),
} as const;

/** The kinds of tiles in the order of a list: the plainest first. */
const shown: readonly TileKind[] = tileKinds;

/** How a face and a rotation are written as one value. */
const codeOf = ({ tile, rot = 0 }: LaidTile): string => `${tile}/${rot}`;

/** Reads it again. */
const laidOf = (code: string): LaidTile => {
  const [tile = 'sea', rot = '0'] = code.split('/');
  return { tile: tile as Face, ...(rot === '0' ? {} : { rot: Number(rot) as Rotation }) };
};

const facesOf = (kind: TileKind, port: Face): Face => (kind === 'port' ? port : kind);

interface LaidProps {
  readonly lang: Lang;
  readonly label: string;
  readonly value: LaidTile | null | undefined;
  readonly onChange: (tile: LaidTile | null) => void;
  /** Whether there may be no tile. */
  readonly none?: boolean;
  /** The letter a port gets. */
  readonly port?: Face;
  /** The box that says where the land of the tiles lies. */
  readonly box?: Edition;
  readonly error?: string | undefined;
  /** Its path in the form. */
  readonly at?: string | undefined;
}

/** A tile and how it lies, chosen from a list of all that look different. */
export const LaidSelect = (props: LaidProps) => {
  const { lang, label, value, onChange, none = false, port = 'A', box = reconstructed, error, at } = props;
  const kept = value && value.tile.length === 1 ? value.tile : port;
  const all = shown.flatMap((kind) => looks(kind, box).map((rot) => ({ tile: facesOf(kind, kept), rot })));
  return (
    <Select
      label={label}
      value={value ? codeOf(value) : ''}
      error={error}
      at={at}
      options={[
        ...(none ? [{ value: '', label: texts.none[lang] }] : []),
        ...all.map((laid) => ({ value: codeOf(laid), label: capital(laidInWords(laid, lang, box)) })),
      ]}
      onChange={(code) => onChange(code === '' ? null : laidOf(code))}
    />
  );
};

/** A tile before it is laid: its kind, for a port its letter. */
export const FaceSelect = ({
  lang,
  label,
  value,
  onChange,
  error,
  at,
}: {
  lang: Lang;
  label: string;
  value: Face;
  onChange: (face: Face) => void;
  error?: string | undefined;
  at?: string | undefined;
}) => (
  <Select
    label={label}
    value={value}
    error={error}
    at={at}
    options={faces.map((face) => ({
      value: face,
      label: face.length === 1 ? `Port ${face}` : capital(tileName(face as TileKind, lang)),
    }))}
    onChange={onChange}
  />
);

/** One of the eight directions; `null`, where offered, is moored. */
export const HeadingSelect = ({
  lang,
  label,
  value,
  onChange,
  moored,
  error,
  at,
}: {
  lang: Lang;
  label: string;
  value: Direction | null;
  onChange: (heading: Direction | null) => void;
  /** What no heading means; not offered without it. */
  moored?: string | true;
  error?: string | undefined;
  at?: string | undefined;
}) => (
  <Select
    label={label}
    value={value ?? ''}
    error={error}
    at={at}
    options={[
      ...directions.map((direction) => ({
        value: direction as string,
        label: capital(directionName(direction, lang)),
      })),
      ...(moored ? [{ value: '', label: moored === true ? texts.moored[lang] : moored }] : []),
    ]}
    onChange={(text) => onChange(text === '' ? null : (text as Direction))}
  />
);

/** One's own, an opponent's, or nobody's. */
export const WhoseSelect = ({
  lang,
  label,
  value,
  onChange,
  error,
  at,
}: {
  lang: Lang;
  label: string;
  value: Whose | undefined;
  onChange: (whose: Whose) => void;
  error?: string | undefined;
  at?: string | undefined;
}) => (
  <Select
    label={label}
    value={value ?? 'nobody'}
    error={error}
    at={at}
    options={(['nobody', 'own', 'opponent'] as const).map((whose) => ({
      value: whose,
      label: capital(texts[whose][lang]),
    }))}
    onChange={onChange}
  />
);

/** Ports to choose from, with the names that a box gives them. */
export const portOptions = (box: Edition) =>
  portIds.map((port) => ({ value: port as string, label: portInWords(port, box) }));
