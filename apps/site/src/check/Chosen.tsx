import type { Lang } from '@portolan/core';
import type { FunctionComponent } from 'preact';
import type { PageGame } from '../kit/game.ts';
import { both, fill } from '../kit/text.ts';
import type { From } from '../kit/useTerms.ts';
import { Answering, Where } from '../questions/Answering.tsx';
import { type Fetch, Opening, useFetched } from '../questions/Fetched.tsx';
import type { ChosenProps } from '../questions/QuestionPage.tsx';
import { Checker } from './Checker.tsx';
import type { AnyModule, CheckParts, PartProps } from './module.ts';

const place = both('{n} sur {all} : {subject}', '{n} of {all}: {subject}');

interface OneProps {
  readonly lang: Lang;
  readonly base: string;
  readonly id: string;
  readonly disputes: CheckParts['disputes'];
  readonly load: Fetch<AnyModule>;
  readonly from: From | undefined;
}

const OneDispute = ({ lang, base, id, disputes, load, from }: OneProps) => {
  const { part: module, again } = useFetched(load);
  const ids = Object.keys(disputes);
  const n = ids.indexOf(id) + 1;
  return (
    <>
      <Where lang={lang}>
        {module && <span>{fill(place[lang], { n, all: ids.length, subject: module.subject[lang] })}</span>}
      </Where>
      {module ? (
        <Checker lang={lang} base={base} id={id} module={module} from={from} />
      ) : (
        <Opening lang={lang} again={again} />
      )}
    </>
  );
};

const Part = ({ load, ...props }: PartProps & { load: Fetch<FunctionComponent<PartProps>> }) => {
  const { part: Loaded, again } = useFetched(load);
  return (
    <>
      <Where lang={props.lang} />
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
    if (dispute) return <OneDispute lang={lang} base={base} id={name} disputes={disputes} load={dispute} from={from} />;
    if (name === 'position') return <Part load={position} lang={lang} base={base} from={from} />;
    if (name === 'box' && box) return <Part load={box} lang={lang} base={base} sent={from?.origin.sent} />;
    return undefined;
  };
  return <Answering lang={lang} page={page} turned={turned} part={part} />;
};
