import { type Kind, type Lang, type Step, stepFrom, type Text } from '@portolan/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ActionPicker } from './ActionPicker.tsx';
import { EventList } from './EventList.tsx';
import type { AnyKit } from './game-kit.ts';
import { Unlisted } from './Unlisted.tsx';

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

type AnyStep = Step<unknown, Kind, Kind & { readonly clause: string }, string>;

const Played = ({ step, kit, lang }: { step: AnyStep; kit: AnyKit; lang: Lang }) => (
  <section class="played-on">
    <p>
      <b>{words.played[lang]}</b>
      {lang === 'fr' ? '\u00a0: ' : ': '}
      {kit.rules.action(step.action, lang, step.events)}
    </p>
    <EventList events={step.events} kit={kit} lang={lang} />
  </section>
);

interface Props {
  readonly kit: AnyKit;
  readonly from: unknown;
  readonly lang: Lang;
  /** Begins the ids of the drawings: unique on the page. */
  readonly name: string;
}

/** Playing on from a state, with no dice: whoever looks chooses every move, nature's included. */
export const PlayOn = ({ kit, from, lang, name }: Props) => {
  const [steps, setSteps] = useState<readonly AnyStep[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const last = steps[steps.length - 1];
  const state = last?.after ?? from;
  const { actions, guessed, alike } = kit.movesOn(state);
  const turn = kit.game.turn(state);
  const over = turn.actors.length === 0;
  const pick = (action: Kind) => setSteps([...steps, stepFrom(kit.game, state, action)]);
  return (
    <div class="play-on">
      <h5 ref={heading} tabIndex={-1}>
        {words.now[lang]}
        {lang === 'fr' ? '\u00a0: ' : ': '}
        {kit.phaseName(turn.phase, lang)}
      </h5>
      <div aria-live="polite">{last && <Played step={last} kit={kit} lang={lang} />}</div>
      <kit.Picture
        state={state}
        show={last ? { kind: 'after', ...last, next: actions } : { kind: 'standing', next: actions }}
        lang={lang}
        name={name}
      />
      {actions.length > 0 ? (
        <>
          <p class="picker-h">{words.choose[lang]}</p>
          {guessed && <p class="small">{words.hidden[lang]}</p>}
          <ActionPicker actions={actions} kit={kit} lang={lang} onPick={pick} alike={alike} />
          {!guessed && <Unlisted kit={kit} state={state} lang={lang} />}
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
