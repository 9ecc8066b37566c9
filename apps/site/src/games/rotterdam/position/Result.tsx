import { seatLetter } from '@portolan/boards';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { isObject, listIn, objectIn, withEntry, withField } from '../../../position/json.ts';
import { numberOr } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

const sums = ['missions', 'navigation', 'products'] as const;

const labels = {
  missions: words.missionPoints,
  navigation: words.navigationPoints,
  products: words.productPoints,
  total: words.totalPoints,
} as const;

/** How the game has ended: counted from the table, unless somebody says so. */
export const Result = ({ form }: { readonly form: Form }) => {
  const { lang, position, seats, table } = form;
  const told = isObject(position.result);
  const result = objectIn(position, 'result');
  const winners = listIn(result, 'winners');
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const scores = all.map((seat) => objectIn({ score: listIn(result, 'scores')[seat] }, 'score'));
  const score = (seat: number, key: string, points: number): void => {
    const next = withField(scores[seat] ?? {}, key, points);
    form.set('result', withField(result, 'scores', withEntry<unknown>(scores, seat, next, {})));
  };
  return (
    <>
      <Toggle
        label={words.result[lang]}
        value={told}
        onChange={(on) => form.set('result', on ? (table.position.result ?? { scores: [], winners: [0] }) : undefined)}
      />
      <Whole paths={['result', 'result.scores', 'result.winners']} />
      {told &&
        all.map((seat) => (
          <div key={seatLetter(seat)} class="rows">
            <Toggle
              label={fill(words.winner[lang], { seat: seatLetter(seat) })}
              value={winners.includes(seat)}
              onChange={(on) =>
                form.set('result', {
                  ...result,
                  winners: all.filter((one) => (one === seat ? on : winners.includes(one))),
                })
              }
            />
            {([...sums, 'total'] as const).map((key) => (
              <Stepper
                key={key}
                lang={lang}
                label={fill(labels[key][lang], { seat: seatLetter(seat) })}
                value={numberOr(scores[seat]?.[key], 0)}
                min={0}
                max={9999}
                error={form.wrong(`result.scores[${seat}].${key}`)}
                onChange={(points) => score(seat, key, points)}
              />
            ))}
          </div>
        ))}
    </>
  );
};
