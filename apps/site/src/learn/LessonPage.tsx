import type { Lang } from '@portolan/core';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Fetch, Opening, useFetched } from '../questions/Fetched.tsx';
import type { LearnGame } from './learn-game.ts';

/** What the island of a lesson gets from the build: its steps are drawn there, and need no script to be read. */
export interface LessonPageProps {
  readonly lang: Lang;
  readonly base: string;
  /** The id of the lesson. */
  readonly lesson: string;
  readonly children?: ComponentChildren;
}

type Live = FunctionComponent<Omit<LessonPageProps, 'children'>>;

const Fetched = ({
  load,
  still,
  ...props
}: Omit<LessonPageProps, 'children'> & { load: Fetch<Live>; still: ComponentChildren }) => {
  const { part: Part, again } = useFetched<Live>(load);
  if (Part) return <Part {...props} />;
  return (
    <>
      {again && <Opening lang={props.lang} again={again} />}
      {still}
    </>
  );
};

/** The page of a lesson of a game: as the build has drawn it, until it can be played. */
export const lessonPage = (fetchGame: Fetch<LearnGame>): FunctionComponent<LessonPageProps> => {
  const load: Fetch<Live> = async () => {
    const [{ Lesson }, { default: game }] = await Promise.all([import('./Lesson.tsx'), fetchGame()]);
    const { default: policy } = await game.policy();
    return { default: (props) => <Lesson {...props} game={game} policy={policy} /> };
  };
  return ({ children, ...props }) => {
    const [live, start] = useState(false);
    useEffect(() => start(true), []);
    return <div class="kit not-content">{live ? <Fetched {...props} load={load} still={children} /> : children}</div>;
  };
};
