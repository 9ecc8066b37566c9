import type { Action } from '@portolan/comptoir-des-antilles';
import type { ContactInput, ContactPlay } from '@portolan/comptoir-des-antilles/checkers';
import { actionInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import type { FieldsAbout } from '../../../check/module.ts';
import { Select } from '../../../kit/controls/choices.tsx';
import { RemoveButton } from '../../../kit/controls/groups.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { actionNames } from '../parts/action-names.ts';
import { type AskedProps, Counters, enterCounters, ListedPlayer, Player, PlayerCount } from '../parts/asked.tsx';
import { Port } from '../parts/asked-port.tsx';
import { Folded, START } from '../parts/fields.tsx';
import { PlayFields, playFields } from '../parts/PlayFields.tsx';
import { playOfKind, seatNumbers } from '../parts/play.ts';
import { reseatedQuay } from '../parts/quay-text.ts';
import { CardChoice } from './CardChoice.tsx';

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
              <Wrong at={`${path}[${i}]`} label={label} />
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

export default { fields, changed };
