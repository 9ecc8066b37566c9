import type { Lang } from '@portolan/core';
import type { PositionId } from '@portolan/rotterdam';
import { harborInWords } from '@portolan/rotterdam/rules';
import { fill } from '../../../kit/text.ts';
import type { Draft } from './draft.ts';
import { placeRenamed, type Role, roleOf, withRole } from './edits.ts';
import type { BoxProps } from './errors.ts';
import { NameCell } from './NameCell.tsx';
import { words } from './words.ts';

/** What a position is, as a value of a list: `start`, or `quay botlek`. */
export const roleValue = (place: Draft['positions'][number]): string =>
  roleOf(place) === 'quay' ? `quay ${place.harbor}` : roleOf(place);

/** Everything that a position can be: a quay of each harbor too, also of one that the box does not have. */
export const roleOptions = (draft: Draft, place: Draft['positions'][number], lang: Lang) => {
  const ids = draft.harbors.map(({ id }) => id);
  const all = place.harbor === undefined || ids.includes(place.harbor) ? ids : [...ids, place.harbor];
  return [
    ...(['position', 'start', 'anchor'] as const).map((role) => ({ value: role as string, label: words[role][lang] })),
    ...all.map((id) => ({
      value: `quay ${id}`,
      label: fill(words.quayOf[lang], { harbor: harborInWords(id, lang, draft) || '?' }),
    })),
  ];
};

/** A position made what a list says. */
export const withRoleValue = (draft: Draft, at: number, value: string): Partial<Draft> => {
  const [role = 'position', harbor = ''] = value.split(' ');
  return withRole(draft, at, role as Role, harbor);
};

interface NameProps extends BoxProps {
  readonly at: number;
  readonly labelled?: boolean;
  /** Where it is chosen, the choice follows the name. */
  readonly onRenamed: (from: PositionId, to: PositionId) => void;
}

const placeName = /^[A-Za-z0-9]{1,12}$/;

/** The name of a position, for its channels too. */
export const PlaceName = ({ lang, draft, change, errorAt, at, labelled = false, onRenamed }: NameProps) => {
  const id = draft.positions[at]?.id ?? '';
  return (
    <NameCell
      label={labelled ? words.name[lang] : fill(words.cellOf[lang], { what: words.name[lang], name: id })}
      labelled={labelled}
      wide={labelled}
      id={id}
      refuse={(next) => {
        if (draft.positions.some((place, i) => i !== at && place.id === next)) return words.nameTaken[lang];
        return placeName.test(next) ? undefined : words.nameWrong[lang];
      }}
      error={labelled ? undefined : errorAt(`positions[${at}].id`)}
      onChange={(next) => {
        change(placeRenamed(draft, at, next));
        onRenamed(id, next);
      }}
    />
  );
};
