import { missionInWords, type Table } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { type Edition, type NavigationId, navigationIds } from '@portolan/rotterdam';
import { missionName, navigationInWords, productInWords } from '@portolan/rotterdam/rules';
import { FieldErr } from '../../../kit/controls/FieldErr.tsx';
import { useField } from '../../../kit/form.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { both, capital, fill } from '../../../kit/text.ts';

const texts = {
  add: both('+ carte', '+ card'),
  addTo: both('{label} : ajouter', '{label}: add'),
  remove: both('Retirer : {card}', 'Remove: {card}'),
} as const;

/** A face that can be put in a list: what stands there, its name on the chip, and its name in the list to choose from. */
export interface Face {
  readonly face: string;
  readonly name: string;
  readonly long?: string;
}

interface Props {
  readonly lang: Lang;
  readonly label: string;
  readonly value: readonly string[];
  readonly faces: readonly Face[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error?: string | undefined;
  /** The path of the list in the input. */
  readonly at?: string | undefined;
  /** Only this many. */
  readonly most?: number;
  /** Each face once. */
  readonly distinct?: boolean;
  /** What the list to choose from says; by itself "+ card". */
  readonly adds?: string;
}

/** Cards in order, each on a chip that takes it away; another is chosen from a list. What is not known stays to be seen. */
export const FaceList = ({
  lang,
  label,
  value,
  faces,
  onChange,
  error: told,
  at,
  most = 60,
  distinct = false,
  adds,
}: Props) => {
  const { id, error } = useField(at, label, told);
  const nameOf = (face: string): string => faces.find((one) => one.face === face)?.name ?? face;
  const offered = distinct ? faces.filter(({ face }) => face === '?' || !value.includes(face)) : faces;
  const add = (face: string): void => {
    if (face !== '') onChange([...value, face]);
  };
  return (
    <div class={error ? 'sel is-bad rt-faces' : 'sel rt-faces'}>
      <label for={id}>
        {label}
        {value.length > 0 && <span class="num">{`\u00a0(${value.length})`}</span>}
      </label>
      {value.length > 0 && (
        <div class="rt-face-row">
          {value.map((face, i) => (
            <button
              key={`${i} ${face}`}
              type="button"
              class="rt-face"
              aria-label={fill(texts.remove[lang], { card: nameOf(face) })}
              onClick={() => onChange(value.filter((_, j) => j !== i))}
            >
              <span class="plain">{capital(nameOf(face))}</span>
              <Icon name="cross" size={14} />
            </button>
          ))}
        </div>
      )}
      {value.length < most && (
        <select
          id={id}
          aria-label={fill(texts.addTo[lang], { label })}
          value=""
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={error ? `${id}-e` : undefined}
          onChange={(event) => {
            add(event.currentTarget.value);
            event.currentTarget.value = '';
          }}
        >
          <option value="">{adds ?? texts.add[lang]}</option>
          {offered.map(({ face, name, long }) => (
            <option key={face} value={face}>
              {capital(long ?? name)}
            </option>
          ))}
        </select>
      )}
      <FieldErr of={id} says={error} inline />
    </div>
  );
};

/** How much of the Products may be unknown: nothing, the kind, or even the harbor. */
export type Hidden = 'nothing' | 'kind' | 'harbor';

/** Product cards of a box. */
export const productFaces = (box: Edition, lang: Lang, hidden: Hidden = 'nothing'): Face[] => [
  ...box.products.map(({ id }) => ({ face: id, name: productInWords(id, lang, box) })),
  ...(hidden === 'nothing'
    ? []
    : box.harbors.map(({ id }) => ({ face: `?${id}`, name: productInWords(`?${id}`, lang, box) }))),
  ...(hidden === 'harbor' ? [{ face: '?', name: productInWords('?', lang, box) }] : []),
];

/** Navigation cards; an unknown one too, if that is possible. */
export const navigationFaces = (lang: Lang, hidden = false, cards: readonly NavigationId[] = navigationIds): Face[] => [
  ...cards.map((card) => ({ face: card, name: navigationInWords(card, lang) })),
  ...(hidden ? [{ face: '?', name: navigationInWords('?', lang) }] : []),
];

/** Missions of a box, told by what they ask for in the list to choose from. */
export const missionFaces = (table: Table, lang: Lang, hidden = false): Face[] => [
  ...(hidden ? [{ face: '?', name: missionName('?', lang) }] : []),
  ...table.box.missions.map(({ id }) => ({
    face: id,
    name: missionName(id, lang),
    long: missionInWords(table, id, lang),
  })),
];
