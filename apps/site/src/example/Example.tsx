import { endOf, type Kind, type Lang, type Run, runExample, type Text } from '@portolan/core';
import { Fragment } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../kit/Icon.tsx';
import { changeHref } from './change.ts';
import { EventList } from './EventList.tsx';
import type { AnyExample, AnyKit } from './game-kit.ts';
import { PlayOn } from './PlayOn.tsx';
import { otherReadingsOf } from './readings.ts';
import { positionStrip, stripOf } from './strip.ts';
import { VerdictStrip } from './VerdictStrip.tsx';

const words = {
  example: { fr: 'Exemple\u00a0: ', en: 'Example: ' },
  before: { fr: 'Coup précédent', en: 'Previous move' },
  after: { fr: 'Coup suivant', en: 'Next move' },
  proposed: { fr: 'Coup proposé', en: 'Proposed move' },
  next: { fr: 'Ensuite', en: 'Afterwards' },
  play: { fr: 'Jouer la suite', en: 'Play on' },
  stop: { fr: 'Revenir à l’exemple', en: 'Back to the example' },
  same: { fr: 'Même issue, de quelque façon que l’on joue.', en: 'The same, however you play.' },
  other: { fr: 'Autre issue si vous jouez ceci autrement\u00a0: ', en: 'Another outcome at other tables: ' },
} as const satisfies Record<string, Text>;

interface StepsProps {
  readonly at: number;
  readonly count: number;
  readonly lang: Lang;
  readonly onGo: (to: number) => void;
}

const Steps = ({ at, count, lang, onGo }: StepsProps) => (
  <div class="steps js">
    <button type="button" class="btn" aria-label={words.before[lang]} disabled={at === 0} onClick={() => onGo(at - 1)}>
      <Icon name="back" size={20} />
    </button>
    <ol aria-label={lang === 'fr' ? `Étape ${at + 1} sur ${count}` : `Step ${at + 1} of ${count}`}>
      {Array.from({ length: count }, (_, i) => (
        <li key={i} class={i <= at ? 'on' : ''} />
      ))}
    </ol>
    <button
      type="button"
      class="btn"
      aria-label={words.after[lang]}
      disabled={at === count - 1}
      onClick={() => onGo(at + 1)}
    >
      <Icon name="next" size={20} />
    </button>
  </div>
);

type AnyRun = Run<unknown, Kind, Kind & { readonly clause: string }, string>;

interface ShownProps {
  readonly kit: AnyKit;
  readonly run: AnyRun;
  readonly at: number;
  readonly example: AnyExample;
  readonly lang: Lang;
}

/** What is shown at a step: the table with the action proposed on it, or what it has become. */
const Shown = ({ kit, run, at, example, lang }: ShownProps) => {
  const { rules, book, Picture } = kit;
  const name = drawingName(example);
  const step = run.steps[at];
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  if (step) {
    const violations = step.verdict.legal ? [] : step.verdict.violations;
    return (
      <>
        <Picture
          state={step.before}
          show={{ kind: 'proposed', action: step.action, violations, events: step.events }}
          lang={lang}
          name={name}
        />
        <p class="proposed">
          <b>{words.proposed[lang]}</b>
          {colon}
          {rules.action(step.action, lang, step.events)}
        </p>
        <VerdictStrip strip={stripOf(kit, step, example.shows, lang)} book={book} lang={lang} />
      </>
    );
  }
  const last = run.steps[at - 1];
  if (last?.after) {
    return (
      <>
        <Picture
          state={last.after}
          show={{ kind: 'after', action: last.action, before: last.before, events: last.events, next: [] }}
          lang={lang}
          name={name}
        />
        <div class="proposed">
          <b>{words.next[lang]}</b>
          <EventList events={last.events} kit={kit} lang={lang} />
        </div>
      </>
    );
  }
  return (
    <>
      <Picture state={run.start} show={{ kind: 'clause', clause: example.shows[0] }} lang={lang} name={name} />
      <VerdictStrip strip={positionStrip(kit, run, example.shows, lang)} book={book} lang={lang} />
    </>
  );
};

/** Begins the ids of an example's drawings. */
const drawingName = (example: AnyExample): string => `pic-${example.id}`;

const ReadingsNote = ({ kit, example, lang }: { kit: AnyKit; example: AnyExample; lang: Lang }) => {
  const others = useMemo(() => otherReadingsOf(kit, example), [kit, example]);
  if (others.length === 0) return <span class="small">{words.same[lang]}</span>;
  const told = others.map(({ ruling, reading }) => {
    const question = kit.book.rulingNamed(ruling)?.question[lang];
    return { question, title: kit.book.readingTitle(ruling, reading, lang) };
  });
  return (
    <span class="small">
      {words.other[lang]}
      {told.map(({ question, title }, i) => (
        <Fragment key={`${question} ${title}`}>
          {i > 0 && (lang === 'fr' ? '\u202f; ' : '; ')}
          {question !== told[i - 1]?.question && <>{question} </>}
          <b>{title}</b>
        </Fragment>
      ))}
    </span>
  );
};

/** What the page of a game hands to an example. */
export interface ExampleProps {
  readonly example: AnyExample;
  readonly lang: Lang;
}

/**
 * A clause at work: the part of the table that matters, the move, its verdict. Complete as it is built, without script;
 * with it one can step through, play on, and take the position into the editor.
 */
export const Example = ({ kit, example, lang }: ExampleProps & { readonly kit: AnyKit }) => {
  const run = useMemo(() => runExample(kit.game, example), [kit, example]);
  const count = example.actions.length + (run.ok && run.value.steps[example.actions.length - 1]?.after ? 1 : 0);
  const [at, setAt] = useState(Math.max(0, example.actions.length - 1));
  const [playing, setPlaying] = useState(false);
  if (!run.ok) throw new Error(`example ${example.id} has a position that cannot be read`);
  return (
    <figure class="example" id={`ex-${example.id}`}>
      <header>
        <figcaption>
          <h4>
            {words.example[lang]}
            {example.title[lang]}
          </h4>
          <p class="small cap">{example.caption[lang]}</p>
        </figcaption>
        {count > 1 && !playing && <Steps at={at} count={count} lang={lang} onGo={setAt} />}
      </header>
      {playing ? (
        <PlayOn kit={kit} from={endOf(run.value)} lang={lang} name={drawingName(example)} />
      ) : (
        <Shown kit={kit} run={run.value} at={at} example={example} lang={lang} />
      )}
      <footer>
        <button type="button" class="btn btn-1 js" aria-expanded={playing} onClick={() => setPlaying(!playing)}>
          {playing ? words.stop[lang] : words.play[lang]}
        </button>
        {kit.change && (
          <a class="btn js" href={changeHref(kit, example, run.value, lang)}>
            {kit.change[lang]}
          </a>
        )}
        <ReadingsNote kit={kit} example={example} lang={lang} />
      </footer>
    </figure>
  );
};
