import { ContactCard, countersOf, QuayRow, Tally } from '@portolan/boards/comptoir-des-antilles';
import type { Action } from '@portolan/comptoir-des-antilles';
import {
  type ContactAnswer,
  type ContactInput,
  type ContactPlay,
  contactChecker,
  contactWords,
} from '@portolan/comptoir-des-antilles/checkers';
import { rules } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { ActionPicker } from '../../../example/ActionPicker.tsx';
import { RemoveButton, Select } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';
import { actionNames } from '../example/kit.tsx';
import { boxOf, cardOf } from '../parts/cards.ts';
import { Counters, Folded, SeatsChoice, SomeSeat, START } from '../parts/fields.tsx';
import { PlayFields, playFields } from '../parts/PlayFields.tsx';
import { playOfKind } from '../parts/play.ts';
import { PortFields } from '../parts/QuayFields.tsx';
import { reseatedQuay, withQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { CardChoice } from './CardChoice.tsx';
import { contactIn } from './examples.ts';

type Props = FormProps<ContactInput>;

const sentence = (play: ContactPlay, seat: number, lang: Lang): string =>
  rules.action({ ...play, seat } as Action, lang);

/** What has been done with the card, each play to be taken back, and another play to try. */
const Plays = ({ lang, input, onChange, problemAt }: Props) => {
  const { plays = [], seat = 0, seats } = input;
  const [tried, setTried] = useState<ContactPlay>({ kind: 'place', quays: [1] });
  return (
    <fieldset>
      <legend>{say(lang, 'Ce qui a été fait', 'What has been done')}</legend>
      {plays.length === 0 && (
        <p class="small">
          {say(
            lang,
            'Rien encore : les coups possibles sont sous le dessin.',
            'Nothing yet: what is possible stands under the picture.',
          )}
        </p>
      )}
      <ol class="ca-plays">
        {plays.map((play, i) => (
          <li key={`${i} ${JSON.stringify(play)}`}>
            <span>
              {sentence(play, seat, lang)}
              {problemAt(`plays[${i}]`) && <span class="err">{problemAt(`plays[${i}]`)}</span>}
            </span>
            <RemoveButton
              label={say(lang, `Reprendre le coup ${i + 1}`, `Take play ${i + 1} back`)}
              onClick={() => onChange({ ...input, plays: plays.filter((_, at) => at !== i) })}
            />
          </li>
        ))}
      </ol>
      <Folded title={say(lang, 'Essayer un autre coup', 'Try another play')}>
        <Select
          label={say(lang, 'Quel coup ?', 'Which play?')}
          value={tried.kind}
          options={(Object.keys(playFields) as ContactPlay['kind'][]).map((kind) => ({
            value: kind,
            label: actionNames[kind][lang],
          }))}
          onChange={(kind) => setTried(playOfKind(kind))}
        />
        <PlayFields
          lang={lang}
          play={tried as never}
          seats={seats}
          errorAt={() => undefined}
          onChange={(change) => setTried({ ...tried, ...change } as ContactPlay)}
        />
        <button type="button" class="btn" onClick={() => onChange({ ...input, plays: [...plays, tried] })}>
          {say(lang, 'Ajouter ce coup', 'Add this play')}
        </button>
      </Folded>
    </fieldset>
  );
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const { seats, seat = 0 } = input;
  const reseat = (count: 3 | 4): void => {
    const { premiums, slate, ...others } = input;
    onChange({
      ...others,
      seats: count,
      seat: Math.min(seat, count - 1),
      ...(slate === undefined ? {} : { slate: Math.min(slate, count - 1) }),
      ...(premiums ? { premiums: Array.from({ length: count }, (_, i) => premiums[i] ?? START) } : {}),
      quays: input.quays.map((text) => reseatedQuay(text, count)),
    });
  };
  return (
    <>
      <CardChoice {...props} />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui la joue', 'Who plays it')}
        name="contact-seat"
        value={seat}
        seats={seats}
        onChange={(next) => onChange({ ...input, seat: next })}
      />
      <PortFields
        lang={lang}
        box={boxOf(edition)}
        quays={input.quays}
        seats={seats}
        errorAt={(quay) => problemAt(`quays[${quay - 1}]`)}
        whole={problemAt('quays')}
        onChange={(quay, text) => onChange({ ...input, quays: withQuay(input.quays, quay, text) })}
      />
      <Plays {...props} />
      <SomeSeat
        lang={lang}
        label={say(lang, 'Qui tient l’ardoise', 'Who holds the slate')}
        value={input.slate ?? seat}
        seats={seats}
        error={problemAt('slate')}
        onChange={(slate) => onChange({ ...input, slate })}
      />
      <Counters
        lang={lang}
        label={say(lang, 'Entrer les compteurs', 'Enter the counters')}
        value={input.premiums}
        seats={seats}
        errorAt={(i) => problemAt(`premiums[${i}]`)}
        onChange={(premiums) => {
          const { premiums: _, ...others } = input;
          onChange(premiums ? { ...others, premiums } : others);
        }}
      />
      <SeatsChoice lang={lang} value={seats} error={problemAt('seats')} onChange={reseat} />
    </>
  );
};

const kit = { rules, actionNames };

const Board = ({ lang, input, answer, onChange }: BoardProps<ContactInput, ContactAnswer>) => {
  const { seats, seat = 0, plays = [] } = input;
  const { edition: _, rulings: __, ...entered } = input;
  const { quays, premiums, slate, next, steps, finished } = answer;
  const card = cardOf(input.contact, boxOf(input.edition));
  const waits = next.some(({ kind }) => kind === 'payCommission' || kind === 'depart');
  const due = steps.find(({ outcome }) => outcome === 'due')?.number;
  const table = smallTable({ seats, active: seat, first: seat, quays, slate }, input.edition);
  const add = (action: Action): void => {
    const { seat: _, ...play } = action as Action & { seat: number };
    onChange({ ...entered, plays: [...plays, play as ContactPlay] });
  };
  return (
    <div class="board">
      <QuayRow table={table} lang={lang} size="near" />
      <div class="ca-side">
        <ContactCard
          contact={card}
          lang={lang}
          now={finished ? card.effects.length : (due ?? card.effects.length)}
          waits={waits}
        />
        <Tally
          lang={lang}
          rows={premiums.map((counter, i) => ({
            seat: i,
            premiums: input.premiums ? counter : undefined,
            changes: input.premiums ? undefined : countersOf(answer.events)[i],
            note: i === slate ? say(lang, 'ardoise', 'slate') : undefined,
          }))}
        />
      </div>
      {next.length > 0 && (
        <section class="legal-moves">
          <h3>{say(lang, 'Ce qui peut être fait maintenant', 'What can be done now')}</h3>
          <ActionPicker actions={next} kit={kit} lang={lang} onPick={add} />
        </section>
      )}
    </div>
  );
};

const contact: CheckerModule<ContactInput, ContactAnswer> = {
  checker: contactChecker,
  boxed: true,
  exampleIn: contactIn,
  Form,
  Board,
  ...contactWords,
};

export default contact;
