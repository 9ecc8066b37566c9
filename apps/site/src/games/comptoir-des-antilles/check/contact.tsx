import { ContactCard, countersOf } from '@portolan/boards/comptoir-des-antilles';
import type { Action } from '@portolan/comptoir-des-antilles';
import {
  type ContactAnswer,
  type ContactInput,
  type ContactPlay,
  contactChecker,
  contactWords,
} from '@portolan/comptoir-des-antilles/checkers';
import { actionInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import { ActionPicker } from '../../../example/ActionPicker.tsx';
import { RemoveButton, Select } from '../../../kit/controls.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { Told } from '../../../kit/Told.tsx';
import { say } from '../../../kit/text.ts';
import { CommissionSign } from '../board/CommissionSign.tsx';
import { type AskedPort, portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { words } from '../board/words.ts';
import { actionNames } from '../parts/action-names.ts';
import { type AskedProps, Counters, enterCounters, ListedPlayer, Player, PlayerCount } from '../parts/asked.tsx';
import { Port } from '../parts/asked-port.tsx';
import { boxOf, cardOf } from '../parts/cards.ts';
import { Folded, START } from '../parts/fields.tsx';
import { PlayFields, playFields } from '../parts/PlayFields.tsx';
import { playOfKind, seatNumbers } from '../parts/play.ts';
import { EMPTY, reseatedQuay, withQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { CardChoice } from './CardChoice.tsx';
import { tableFrom } from './carried.ts';
import { contactIn } from './examples.ts';

const sentence = (play: ContactPlay, seat: number, lang: Lang): string =>
  actionInWords({ ...play, seat } as Action, lang);

/** What has been done with the card, each play to be taken back, and another play to try. */
const Plays = ({
  lang,
  label,
  path,
  value: plays = [],
  whole: { seat = 0, seats },
  onChange,
}: AskedProps<readonly ContactPlay[] | undefined, ContactInput>) => {
  const [tried, setTried] = useState<ContactPlay>({ kind: 'place', quays: [1] });
  return (
    <fieldset>
      <legend>{label}</legend>
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
              <Told at={`${path}[${i}]`} label={label} />
            </span>
            <RemoveButton
              label={say(lang, `Reprendre le coup ${i + 1}`, `Take play ${i + 1} back`)}
              onClick={() => onChange(plays.filter((_, at) => at !== i))}
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
          onChange={(change) => setTried({ ...tried, ...change } as ContactPlay)}
        />
        <button type="button" class="btn" onClick={() => onChange([...plays, tried])}>
          {say(lang, 'Ajouter ce coup', 'Add this play')}
        </button>
      </Folded>
    </fieldset>
  );
};

const fields: FieldList<ContactInput, FieldsAbout> = [
  { at: 'contact', as: CardChoice },
  { at: 'seat', as: Player, or: 0 },
  { at: 'quays', as: Port },
  { at: 'plays', as: Plays },
  { at: 'slate', as: ListedPlayer, or: ({ seat = 0 }: ContactInput) => seat },
  { at: 'premiums', as: Counters, label: enterCounters },
  { at: 'seats', as: PlayerCount },
];

/** Who left is named nowhere, counts no more and has nothing aboard. */
const changed = (input: ContactInput, path: string): ContactInput => {
  if (path !== 'seats') return input;
  const { premiums, slate, ...others } = input;
  const { seats, seat = 0, quays } = input;
  return {
    ...others,
    seat: Math.min(seat, seats - 1),
    ...(slate === undefined ? {} : { slate: Math.min(slate, seats - 1) }),
    ...(premiums ? { premiums: seatNumbers(seats).map((at) => premiums[at] ?? START) } : {}),
    quays: quays.map((text) => reseatedQuay(text, seats)),
  };
};

const kit = { rules: { action: actionInWords }, actionNames };

const Board = ({ lang, input, answer, onChange }: BoardProps<ContactInput, ContactAnswer>) => {
  const { seats, seat = 0, plays = [] } = input;
  const { edition: _, rulings: __, ...entered } = input;
  const { quays, premiums, slate, next, steps, finished } = answer;
  const card = cardOf(input.contact, boxOf(input.edition));
  const waits = next.some(({ kind }) => kind === 'payCommission' || kind === 'depart');
  const due = steps.find(({ outcome }) => outcome === 'due')?.number;
  const table = smallTable(
    { seats, active: seat, first: seat, quays, slate, ...(input.premiums ? { premiums } : {}) },
    input.edition,
  );
  const add = (action: Action): void => {
    const { seat: _, ...play } = action as Action & { seat: number };
    onChange({ ...entered, plays: [...plays, play as ContactPlay] });
  };
  return (
    <PortPicture table={table} lang={lang} marks={{ counters: countersOf(answer.events), happened: true }}>
      <ContactCard
        contact={card}
        lang={lang}
        now={finished ? card.effects.length : (due ?? card.effects.length)}
        waits={waits}
      />
      {next.length > 0 && (
        <section class="legal-moves">
          <h3>{say(lang, 'Ce qui peut être fait maintenant', 'What can be done now')}</h3>
          <ActionPicker actions={next} kit={kit} lang={lang} onPick={add} />
        </section>
      )}
    </PortPicture>
  );
};

const asked: AskedPort<ContactInput> = {
  port: ({ quays, seats, seat = 0 }) => ({ texts: quays, seats, by: seat }),
  withQuay: (input, quay, text) => ({ ...input, quays: withQuay(input.quays, quay, text) }),
  laden: true,
  parts: (input) => [
    { name: 'plays', seat: input.seat ?? 0, to: (seat) => ({ ...input, seat }) },
    { name: 'slate', seat: input.slate ?? input.seat ?? 0, to: (slate) => ({ ...input, slate }) },
  ],
  counters: ({ premiums }) => premiums,
  withCounters: (input, premiums) => ({ ...input, premiums }),
  chosenOf: words.contact,
  choices: (input, { lang, about }) => {
    const { plays: _, ...unplayed } = input;
    return boxOf(about.edition).contacts.map((contact) => ({
      id: `contact ${contact.id}`,
      name: contact[lang],
      picture: <CommissionSign n={contact.commission} />,
      to: { ...unplayed, contact: contact.id },
    }));
  },
  note: ({ plays = [] }, lang) => (plays.length > 0 ? words.beforeCard[lang] : undefined),
};

const contact: CheckerModule<ContactInput, ContactAnswer> = {
  checker: contactChecker,
  boxed: true,
  exampleIn: (edition) => contactIn(contactChecker.example, edition),
  empty: ({ edition }) => ({
    seats: 4,
    quays: [EMPTY, EMPTY, EMPTY, EMPTY],
    contact: boxOf(edition).contacts[0]?.id ?? contactChecker.example.contact,
  }),
  toPosition: ({ seats, quays, seat = 0, slate = seat, premiums }, about) =>
    tableFrom({ seats, quays, first: seat, active: seat, slate, ...(premiums ? { premiums } : {}) }, about),
  fields,
  changed,
  Board,
  entry: portEntry(asked),
  ...contactWords,
};

export default contact;
