import { quayNumbers } from '@portolan/comptoir-des-antilles';
import type { ContactPlay } from '@portolan/comptoir-des-antilles/checkers';
import { quayName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { both, fill } from '../../../kit/text.ts';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { NumbersBySeat, QuaySelect, SomeSeat } from './fields.tsx';
import { listOf, numberOr, ownersIn, quayIn, seatNumbers, tally } from './play.ts';

const texts = {
  at: both('Porteurs placés, {quay}', 'Porters placed, {quay}'),
  from: both('Du quai', 'From quay'),
  to: both('Au quai', 'To quay'),
  quay: both('Quai', 'Quay'),
  porters: both('Porteurs', 'Porters'),
  first: both('Premier quai', 'First quay'),
  second: both('Second quai', 'Second quay'),
  firstPorter: both('Porteur de', 'Porter of'),
  secondPorter: both('Contre un porteur de', 'Against a porter of'),
  whose: both('Porteur remplacé, de', 'Porter replaced, of'),
  option: both('Choix de la carte', 'Choice of the card'),
  slateTo: both('À qui', 'With whom'),
} as const;

/** What the fields of a play get. */
export interface PlayProps {
  readonly lang: Lang;
  readonly play: Json;
  readonly seats: number;
  readonly onChange: (change: Json) => void;
}

const Quays = ({ lang, play, onChange }: PlayProps) => {
  const counts = tally(listIn(play, 'quays'), quayNumbers);
  return (
    <div class="rows">
      {quayNumbers.map((quay, i) => (
        <Stepper
          key={quay}
          lang={lang}
          label={fill(texts.at[lang], { quay: quayName(quay, lang) })}
          value={counts[i] ?? 0}
          min={0}
          max={8}
          at={i === 0 ? 'quays' : undefined}
          onChange={(n) =>
            onChange({
              quays: listOf(
                quayNumbers,
                counts.map((old, at) => (at === i ? n : old)),
              ),
            })
          }
        />
      ))}
    </div>
  );
};

const Owners = ({ lang, play, seats, onChange }: PlayProps) => (
  <NumbersBySeat
    lang={lang}
    label={texts.porters[lang]}
    value={ownersIn(play, seats)}
    min={0}
    max={9}
    whole="porters"
    onChange={(counts) => onChange({ porters: listOf(seatNumbers(seats), counts) })}
  />
);

const quayOf =
  (key: string, label: 'from' | 'to' | 'quay' | 'first' | 'second') =>
  ({ lang, play, onChange }: PlayProps) => (
    <QuaySelect
      lang={lang}
      label={texts[label][lang]}
      value={quayIn(play, key)}
      at={key}
      onChange={(quay) => onChange({ [key]: quay })}
    />
  );

const seatOf =
  (key: string, label: 'whose' | 'slateTo') =>
  ({ lang, play, seats, onChange }: PlayProps) => (
    <SomeSeat
      lang={lang}
      label={texts[label][lang]}
      value={numberOr(play[key], 0)}
      seats={seats}
      at={key}
      onChange={(seat) => onChange({ [key]: seat })}
    />
  );

const porterAt =
  (key: 'a' | 'b') =>
  ({ lang, play, seats, onChange }: PlayProps) => {
    const porter = objectIn(play, key);
    const set = (change: Json): void => onChange({ [key]: { ...porter, ...change } });
    return (
      <>
        <QuaySelect
          lang={lang}
          label={texts[key === 'a' ? 'first' : 'second'][lang]}
          value={quayIn(porter, 'quay')}
          at={`${key}.quay`}
          onChange={(quay) => set({ quay })}
        />
        <SomeSeat
          lang={lang}
          label={texts[key === 'a' ? 'firstPorter' : 'secondPorter'][lang]}
          value={numberOr(porter.porter, 0)}
          seats={seats}
          at={`${key}.porter`}
          onChange={(seat) => set({ porter: seat })}
        />
      </>
    );
  };

const Option = ({ lang, play, onChange }: PlayProps) => (
  <Stepper
    lang={lang}
    label={texts.option[lang]}
    value={numberOr(play.option, 0) + 1}
    min={1}
    max={4}
    at="option"
    onChange={(n) => onChange({ option: n - 1 })}
  />
);

type Fields = (props: PlayProps) => ComponentChildren;

/** The fields of each kind of play, in the order of a sentence. */
export const playFields: Readonly<Record<ContactPlay['kind'], readonly Fields[]>> = {
  place: [Quays],
  move: [quayOf('from', 'from'), quayOf('to', 'to'), Owners],
  swap: [porterAt('a'), porterAt('b')],
  remove: [quayOf('quay', 'quay'), Owners],
  replace: [quayOf('quay', 'quay'), seatOf('porter', 'whose')],
  swapGoods: [quayOf('a', 'first'), quayOf('b', 'second')],
  choose: [Option],
  skip: [],
  depart: [quayOf('quay', 'quay')],
  payCommission: [],
  leaveSlate: [seatOf('to', 'slateTo')],
};

/** What is needed to say how an effect is carried out, or what else is done with a contact. */
export const PlayFields = (props: PlayProps) => (
  <>
    {(playFields[props.play.kind as ContactPlay['kind']] ?? []).map((Part, i) => (
      <Part key={`${props.play.kind} ${i}`} {...props} />
    ))}
  </>
);
