import { Around, type Marks, marking, QuayRow, sceneOf, type Table } from '@portolan/boards/comptoir-des-antilles';
import { comptoirDesAntilles, type Quay, quayNumbers, type State } from '@portolan/comptoir-des-antilles';
import { stepFrom } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import type { PictureProps } from '../../../position/editor-game.ts';
import type { Form } from './form.ts';

type Props = PictureProps<State, Table, Form>;

/** What the proposed move does, or why it may not, as marks of the picture. */
const marksOf = ({ table, state, action }: Pick<Props, 'table' | 'state' | 'action'>): Marks => {
  if (!state || !action) return {};
  const read = comptoirDesAntilles.parseAction(action, state);
  if (!read.ok) return {};
  const { verdict, events } = stepFrom(comptoirDesAntilles, state, read.value);
  const scene = sceneOf(table, read.value, verdict.legal ? [] : verdict.violations, events);
  return scene.kind === 'port' ? scene.marks : {};
};

/** The quays that something is wrong with. */
export const wrongQuays = ({ problems, violations }: Pick<Props, 'problems' | 'violations'>): Quay[] => {
  const places = [...problems.map(({ path }) => path), ...violations.flatMap(({ paths }) => paths)];
  return quayNumbers.filter((quay) => places.some((place) => place.startsWith(`quays[${quay - 1}]`)));
};

/** The table as it is entered, with the proposed move marked on it, and the quays that cannot be so. */
export const Picture = (props: Props) => {
  const { table, lang, state, action } = props;
  const marks = useMemo(() => marksOf({ table, state, action }), [table, state, JSON.stringify(action)]);
  const wrong = wrongQuays(props);
  const quays = wrong.reduce((all, quay) => marking(all, quay, { refused: true }), marks.quays);
  const shown = quays ? { ...marks, quays } : marks;
  return (
    <div class="board">
      <QuayRow table={table} lang={lang} marks={shown} size="near" />
      <Around table={table} lang={lang} marks={shown} />
    </div>
  );
};
