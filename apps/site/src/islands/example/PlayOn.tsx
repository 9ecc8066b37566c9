import { type Action, borneo, type State } from '@portolan/borneo';
import { rules } from '@portolan/borneo/rules';
import type { Lang, Text } from '@portolan/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tableOf } from '../../boards/borneo/model.ts';
import { phaseName } from '../../boards/borneo/names.ts';
import { SceneView } from '../../boards/borneo/SceneView.tsx';
import { sceneAfter, sceneAt } from '../../boards/borneo/scene.ts';
import { ActionPicker } from './ActionPicker.tsx';
import { EventList } from './EventList.tsx';
import { movesOn } from './moves.ts';
import { type Step, stepFrom } from './run.ts';

const words = {
  now: { fr: 'À présent', en: 'Now' },
  choose: { fr: 'Choisissez un coup', en: 'Choose a move' },
  undo: { fr: 'Annuler le dernier coup', en: 'Undo the last move' },
  played: { fr: 'Joué', en: 'Played' },
  hidden: {
    fr: 'La main est cachée\u00a0: voici chaque carte qui peut s’y trouver.',
    en: 'The hand is hidden: here is every card that may be in it.',
  },
  stuck: {
    fr: 'Ces cartes sont cachées\u00a0: changez-les pour continuer.',
    en: 'These cards are hidden: change them to go on.',
  },
  over: { fr: 'La partie est finie.', en: 'The game is over.' },
} as const satisfies Record<string, Text>;

const Played = ({ step, lang }: { step: Step; lang: Lang }) => (
  <section class="played-on">
    <p>
      <b>{words.played[lang]}</b>
      {lang === 'fr' ? '\u00a0: ' : ': '}
      {rules.action(step.action, lang)}
    </p>
    <EventList events={step.events} lang={lang} />
  </section>
);

/** Playing on from a state, with no dice: whoever looks chooses every move, nature's included. */
export const PlayOn = ({ from, lang }: { from: State; lang: Lang }) => {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const last = steps[steps.length - 1];
  const state = last?.after ?? from;
  const table = tableOf(state);
  const { actions, guessed } = movesOn(state);
  const over = borneo.turn(state).actors.length === 0;
  const pick = (action: Action) => setSteps([...steps, stepFrom(state, action)]);
  return (
    <div class="play-on">
      <h5 ref={heading} tabIndex={-1}>
        {words.now[lang]}
        {lang === 'fr' ? '\u00a0: ' : ': '}
        {phaseName(table.position.phase ?? 'mission', lang)}
      </h5>
      <div aria-live="polite">{last && <Played step={last} lang={lang} />}</div>
      <SceneView scene={last ? sceneAfter(table, last.action) : sceneAt(table)} table={table} lang={lang} />
      {actions.length > 0 ? (
        <>
          <p class="picker-h">{words.choose[lang]}</p>
          {guessed && <p class="small">{words.hidden[lang]}</p>}
          <ActionPicker actions={actions} lang={lang} onPick={pick} />
        </>
      ) : (
        <p>{over ? words.over[lang] : words.stuck[lang]}</p>
      )}
      {steps.length > 0 && (
        <button type="button" class="btn" onClick={() => setSteps(steps.slice(0, -1))}>
          {words.undo[lang]}
        </button>
      )}
    </div>
  );
};
