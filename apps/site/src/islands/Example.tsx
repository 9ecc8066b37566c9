import { rules } from '@portolan/borneo/rules';
import type { Lang, Text } from '@portolan/core';
import { useMemo, useState } from 'preact/hooks';
import { tableOf } from '../boards/borneo/model.ts';
import { SceneView } from '../boards/borneo/SceneView.tsx';
import { sceneAfter, sceneFor, sceneOf } from '../boards/borneo/scene.ts';
import { Icon } from '../kit/Icon.tsx';
import { pageHref, readingTitle } from '../kit/rulebook.ts';
import { siteBase } from '../lib/links.ts';
import { encodeLink } from '../stores/link.ts';
import { EventList } from './example/EventList.tsx';
import './example/example.css';
import { PlayOn } from './example/PlayOn.tsx';
import { otherReadingsOf } from './example/readings.ts';
import { type BorneoExample, endOf, positionOf, type Run, runExample } from './example/run.ts';
import { positionStrip, stripOf } from './example/strip.ts';
import { VerdictStrip } from './example/VerdictStrip.tsx';

const words = {
  example: { fr: 'Exemple\u00a0: ', en: 'Example: ' },
  before: { fr: 'Coup précédent', en: 'Previous move' },
  after: { fr: 'Coup suivant', en: 'Next move' },
  proposed: { fr: 'Coup proposé', en: 'Proposed move' },
  next: { fr: 'Ensuite', en: 'Afterwards' },
  play: { fr: 'Jouer la suite', en: 'Play on' },
  stop: { fr: 'Revenir à l’exemple', en: 'Back to the example' },
  change: { fr: 'Changer les cartes', en: 'Change the cards' },
  same: { fr: 'Même issue sous toutes les lectures.', en: 'Same outcome under every reading.' },
  other: { fr: 'Autre issue si\u00a0: ', en: 'Another outcome if: ' },
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

/** What is shown at a step: the table with the action proposed on it, or what it has become. */
const Shown = ({ run, at, example, lang }: { run: Run; at: number; example: BorneoExample; lang: Lang }) => {
  const step = run.steps[at];
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  if (step) {
    const table = tableOf(step.before);
    const strip = stripOf(step, example.shows, lang);
    const violations = step.verdict.legal ? [] : step.verdict.violations;
    return (
      <>
        <SceneView scene={sceneOf(table, step.action, violations)} table={table} lang={lang} />
        <p class="proposed">
          <b>{words.proposed[lang]}</b>
          {colon}
          {rules.action(step.action, lang)}
        </p>
        <VerdictStrip strip={strip} lang={lang} />
      </>
    );
  }
  const last = run.steps[at - 1];
  if (last?.after) {
    const table = tableOf(last.after);
    return (
      <>
        <SceneView scene={sceneAfter(table, last.action)} table={table} lang={lang} />
        <div class="proposed">
          <b>{words.next[lang]}</b>
          <EventList events={last.events} lang={lang} />
        </div>
      </>
    );
  }
  const table = tableOf(run.start);
  return (
    <>
      <SceneView scene={sceneFor(example.shows[0])} table={table} lang={lang} />
      <VerdictStrip strip={positionStrip(run, example.shows, lang)} lang={lang} />
    </>
  );
};

const ReadingsNote = ({ example, lang }: { example: BorneoExample; lang: Lang }) => {
  const others = useMemo(() => otherReadingsOf(example), [example]);
  if (others.length === 0) return <span class="small">{words.same[lang]}</span>;
  const titles = others.map(({ ruling, reading }) => readingTitle(ruling, reading, lang));
  return (
    <span class="small">
      {words.other[lang]}
      {titles.join(lang === 'fr' ? '\u202f; ' : '; ')}
    </span>
  );
};

/** The address of the position editor with this example in it. */
const changeHref = (example: BorneoExample, run: Run, lang: Lang): string => {
  const action = example.actions.length === 1 ? example.actions[0] : undefined;
  const last = run.steps[run.steps.length - 1];
  const position = action || !last ? positionOf(example) : tableOf(last.before).position;
  const payload = { position, action: action ?? last?.action ?? null };
  return pageHref(`check/#${encodeLink('position', payload)}`, lang, siteBase);
};

interface Props {
  readonly example: BorneoExample;
  readonly lang: Lang;
  readonly game: 'borneo';
}

/**
 * A clause at work: the part of the table that matters, the move, its verdict. Complete as it is built, without script;
 * with it one can step through, play on, and take the position into the editor.
 */
export const Example = ({ example, lang }: Props) => {
  const run = useMemo(() => runExample(example), [example]);
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
        <PlayOn from={endOf(run.value)} lang={lang} />
      ) : (
        <Shown run={run.value} at={at} example={example} lang={lang} />
      )}
      <footer>
        <button type="button" class="btn btn-1 js" aria-expanded={playing} onClick={() => setPlaying(!playing)}>
          {playing ? words.stop[lang] : words.play[lang]}
        </button>
        <a class="btn js" href={changeHref(example, run.value, lang)}>
          {words.change[lang]}
        </a>
        <ReadingsNote example={example} lang={lang} />
      </footer>
    </figure>
  );
};
