import type { Lang } from '@portolan/core';
import type { FunctionComponent } from 'preact';
import type { PageGame } from '../kit/game.ts';
import type { From } from '../kit/useTerms.ts';
import { Answering, Where } from '../questions/Answering.tsx';
import { type Fetch, Opening, useFetched } from '../questions/Fetched.tsx';
import type { ChosenProps } from '../questions/QuestionPage.tsx';
import { Checker } from './Checker.tsx';
import { hereOf } from './here.ts';
import type { CheckParts, DisputeParts, PartProps } from './module.ts';

interface OneProps {
  readonly lang: Lang;
  readonly base: string;
  readonly id: string;
  readonly dispute: DisputeParts;
  readonly from: From | undefined;
}

const OneDispute = ({ lang, base, id, dispute, from }: OneProps) => {
  const { part: here, again } = useFetched(hereOf(dispute, id));
  return here ? (
    <Checker lang={lang} base={base} id={id} here={here} from={from} />
  ) : (
    <>
      <Where lang={lang} />
      <Opening lang={lang} again={again} />
    </>
  );
};

/** A part that is no dispute; `framed`: it has a way back of its own. */
const Part = ({
  load,
  framed = false,
  ...props
}: PartProps & { load: Fetch<FunctionComponent<PartProps>>; framed?: boolean }) => {
  const { part: Loaded, again } = useFetched(load);
  return (
    <>
      {!(framed && Loaded) && <Where lang={props.lang} />}
      {Loaded ? <Loaded {...props} /> : <Opening lang={props.lang} again={again} />}
    </>
  );
};

/** The dispute that the address names, the whole position, or the owner's box. */
export const Chosen = ({ page, parts, ...props }: ChosenProps & { page: PageGame; parts: CheckParts }) => {
  const { lang, base, turned } = props;
  const { disputes, position, box } = parts;
  const part = (name: string, from: From | undefined) => {
    const dispute = Object.hasOwn(disputes, name) && disputes[name];
    if (dispute) return <OneDispute lang={lang} base={base} id={name} dispute={dispute} from={from} />;
    if (name === 'position') return <Part load={position} framed lang={lang} base={base} from={from} />;
    if (name === 'box' && box) return <Part load={box} lang={lang} base={base} sent={from?.origin.sent} />;
    return undefined;
  };
  return <Answering lang={lang} page={page} turned={turned} part={part} />;
};
