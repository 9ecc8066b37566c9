import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import type { EndPlayer } from '@portolan/rotterdam/checkers';
import { Segment } from '../../../kit/controls/choices.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { both } from '../../../kit/text.ts';
import { type Face, FaceList, missionFaces, navigationFaces, productFaces } from '../parts/FaceList.tsx';
import { riverTable } from '../parts/tables.ts';

/** What the fields of a count are about besides: the box. */
interface CountAbout {
  readonly box: Edition;
}

type CountProps<Value> = FieldProps<Value, EndPlayer, CountAbout>;

const texts = {
  byPoints: both('leurs points', 'their points'),
  byCard: both('leurs cartes', 'their cards'),
  points: both('Points de Mission', 'Mission points'),
} as const;

const pointsOf = (missions: EndPlayer['missions'], box: Edition): number =>
  typeof missions === 'number'
    ? missions
    : missions.reduce((all, id) => all + (box.missions.find((one) => one.id === id)?.points ?? 0), 0);

const counted = ({ missions }: EndPlayer): boolean => typeof missions === 'number';

/** Whether Missions are told by their points or one by one. */
const ByWhat = ({ lang, label, value, onChange, with: { box } }: CountProps<EndPlayer['missions']>) => (
  <Segment
    label={label}
    value={typeof value === 'number' ? 'points' : 'cards'}
    options={[
      { value: 'points', label: texts.byPoints[lang] },
      { value: 'cards', label: texts.byCard[lang] },
    ]}
    onChange={(how) => onChange(how === 'points' ? pointsOf(value, box) : [])}
  />
);

const Missions = ({ lang, label, path, value, onChange, with: { box } }: CountProps<readonly string[]>) => (
  <FaceList
    lang={lang}
    label={label}
    value={value}
    faces={missionFaces(riverTable(box, []), lang)}
    distinct
    at={path}
    onChange={onChange}
  />
);

/** Cards among these; none are left out. */
const cards =
  (faces: (lang: Lang, box: Edition) => readonly Face[]) =>
  ({ lang, label, path, value = [], onChange, with: { box } }: CountProps<readonly string[] | undefined>) => (
    <FaceList
      lang={lang}
      label={label}
      value={value}
      faces={faces(lang, box)}
      at={path}
      onChange={(next) => onChange(next.length > 0 ? next : undefined)}
    />
  );

/** What a player has at the end; unknown cards may be among it. */
export const player: FieldList<EndPlayer, CountAbout> = [
  { at: 'missions', as: ByWhat },
  { at: 'missions', label: texts.points, max: 99, when: counted },
  { at: 'missions', as: Missions, when: (player) => !counted(player) },
  { at: 'laid', as: cards((lang) => navigationFaces(lang, false, ['advantage', 'extra-advantage'])) },
  { at: 'navigation', as: cards((lang) => navigationFaces(lang, true)) },
  { at: 'products', as: cards((lang, box) => productFaces(box, lang, 'kind')) },
];
