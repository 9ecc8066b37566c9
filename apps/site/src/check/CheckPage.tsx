import type { FunctionComponent } from 'preact';
import type { Fetch } from '../questions/Fetched.tsx';
import { type ChosenProps, QuestionPage, type QuestionPageProps } from '../questions/QuestionPage.tsx';
import { hereOf } from './here.ts';
import type { CheckParts } from './module.ts';

/** The page "check a move" of a game: the list of disputes, or the one that the address names. */
export const checkPage = (parts: CheckParts): FunctionComponent<QuestionPageProps> => {
  const load: Fetch<FunctionComponent<ChosenProps>> = async () => {
    const [{ Chosen }, { default: page }] = await Promise.all([import('./Chosen.tsx'), parts.page()]);
    return { default: (props) => <Chosen {...props} page={page} parts={parts} /> };
  };
  // Fetched beside what all disputes need; one that cannot be had is told by who asks next.
  const ahead = (name: string): void => {
    const dispute = parts.disputes[name];
    if (dispute) hereOf(dispute, name)().catch(() => {});
  };
  return (props) => <QuestionPage {...props} load={load} ahead={ahead} />;
};
