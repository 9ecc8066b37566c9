import { describe, expect, it } from 'vitest';
import type { AnswerInWords } from './answers.ts';
import { leftOut, needed, tellable } from './asking.ts';
import { ok } from './result.ts';
import type { Lang } from './text.ts';
import { supposing } from './unsaid.ts';
import { both, say } from './words.ts';

/** A step of a lame ship: it takes an action, no second one in a turn, and none in a storm without its anchor. */
interface Step {
  readonly left: number;
  readonly moved?: boolean;
  readonly storm?: boolean;
  readonly adrift?: boolean;
  readonly chart?: object;
}

const because = ({ left, moved, storm, adrift }: Step): readonly [fr: string, en: string] | undefined => {
  if (left === 0) return ['plus d’action', 'no action left'];
  if (moved) return ['déjà parti', 'moved before'];
  return storm && adrift ? ['la tempête', 'the storm'] : undefined;
};

const explain = (why: ReturnType<typeof because>, _: unknown, lang: Lang): AnswerInWords => ({
  state: why ? 'illegal' : 'legal',
  headline: why ? say(lang, 'Illégal', 'Illegal') : say(lang, 'Légal', 'Legal'),
  why: why ? say(lang, ...why) : '',
  short: why ? say(lang, ...why) : '',
  clauses: [],
});

const yesOrNo = { type: 'boolean' };

const asked = {
  schema: {
    type: 'object',
    properties: {
      left: { type: 'integer', minimum: 0, maximum: 4 },
      ...{ moved: yesOrNo, storm: yesOrNo, adrift: yesOrNo },
      chart: { type: 'object' },
    },
    required: ['left', 'chart'],
  },
  labels: {
    left: both('Actions', 'Actions'),
    moved: both('Il a bougé', 'It has moved'),
    storm: both('Tempête', 'A storm'),
    adrift: both('Sans ancre', 'No anchor'),
    chart: both('La carte', 'The chart'),
  },
  parse: (json: unknown) => ok(json as Step),
  judge: because,
  explain,
};

const told = (input: Step, untold: readonly string[], lang: Lang = 'en') =>
  supposing(asked, input, untold, explain(because(input), input, lang), lang);

describe('a fact that nobody has told', () => {
  it('is told by a word or a number, or has to be there', () => {
    expect(tellable(asked)).toEqual(['left', 'moved', 'storm', 'adrift']);
    expect(leftOut(asked, { left: 1, storm: false })).toEqual(['moved', 'adrift']);
    expect(needed(asked)).toEqual(['chart']);
  });

  it('does not decide: the answer says if, and what else', () => {
    expect(told({ left: 2 }, ['moved'])).toMatchObject({
      state: 'depends',
      headline: 'Legal if “It has moved: no”, else illegal: moved before',
      unsaid: [
        {
          ...{ at: 'moved', text: 'It has moved: no', otherwise: 'illegal: moved before' },
          others: [{ value: true, name: 'yes' }],
        },
      ],
    });
    expect(told({ left: 2 }, ['left'], 'fr').headline).toBe(
      'Légal si «\u00a0Actions\u00a0: 1 à 4\u00a0», sinon illégal\u00a0: plus d’action',
    );
    expect(told({ left: 2 }, ['left', 'moved'])).toMatchObject({ headline: 'Legal, if what follows is so' });
  });

  it('that gives several reasons for one word is told with the word alone', () => {
    const turnOf = ({ left }: Step): readonly [string, string] | undefined =>
      left === 2 ? undefined : [`c’est à ${left}`, `it is the turn of ${left}`];
    const judging = { ...asked, judge: turnOf };
    const answer = supposing(judging, { left: 1 }, ['left'], explain(turnOf({ left: 1 }), {}, 'en'), 'en');
    expect(answer).toMatchObject({ headline: 'Illegal if “Actions: 0 or 1 or 3 or 4”, else legal', why: '' });
    const two = supposing(judging, { left: 1 }, ['moved', 'left'], explain(turnOf({ left: 1 }), {}, 'fr'), 'fr');
    expect(two.headline).not.toMatch(/c’est à/);
    // One reason for all is said.
    const alike = supposing(asked, { left: 0 }, ['left'], explain(because({ left: 0 }), {}, 'en'), 'en');
    expect(alike).toMatchObject({
      headline: 'Illegal: no action left if “Actions: 0”, else legal',
      why: 'no action left',
    });
  });

  it('keeps the first line short: without its reason, then without what it is else', () => {
    const labels = {
      ...asked.labels,
      left: both('Actions', 'Actions that are left to the ship on this turn of the round'),
    };
    const headline = supposing(
      { ...asked, labels },
      { left: 2 },
      ['left'],
      explain(undefined, {}, 'en'),
      'en',
    ).headline;
    expect(headline).toBe('Legal if “Actions that are left to the ship on this turn of the round: 1 to 4”');
  });

  it('says what else it may be, and what is answered then: one thing, one or the other, or that it changes', () => {
    const words =
      (answers: readonly string[]) =>
      (_: unknown, { left }: Step): AnswerInWords => ({
        ...explain(undefined, {}, 'en'),
        headline: answers[left] ?? answers[0]!,
      });
    const otherwise = (...answers: readonly string[]) =>
      supposing({ ...asked, explain: words(answers) }, { left: 0 }, ['left'], words(answers)(0, { left: 0 }), 'en');
    expect(otherwise('A', 'B wins').unsaid).toMatchObject([{ otherwise: 'B wins', others: [{ value: 1, name: '1' }] }]);
    expect(otherwise('A', 'B wins', '40 coins').unsaid).toMatchObject([{ otherwise: 'B wins or 40 coins' }]);
    expect(otherwise('A', 'B', 'C', 'D').unsaid).toMatchObject([{ otherwise: 'the answer is another one' }]);
  });

  it('is not spoken of where every filling gives the same answer', () => {
    expect(told({ left: 0 }, ['moved', 'storm', 'adrift'])).toEqual({
      ...explain(because({ left: 0 }), {}, 'en'),
      headline: 'Illegal: no action left',
    });
    expect(told({ left: 2 }, ['storm']).unsaid).toBeUndefined();
  });

  it('that changes only why something is refused is told with the reason, and that it is refused else, too', () => {
    const broken: Readonly<Record<string, string>> = {
      'no action left': 'turn.actions',
      'moved before': 'move.once',
      'the storm': 'storm.anchor',
    };
    const judging = {
      ...asked,
      explain: (why: ReturnType<typeof because>, input: unknown, lang: Lang): AnswerInWords => ({
        ...explain(why, input, lang),
        why: why ? `${say(lang, ...why)}.` : '',
        clauses: [...(why ? [broken[why[1]]!] : []), 'turn.moves'],
      }),
    };
    const answer = (input: Step, untold: readonly string[], lang: Lang = 'en') =>
      supposing(judging, input, untold, judging.explain(because(input), input, lang), lang);
    // It has moved before, and whether an action is left decides only which reason comes first.
    expect(answer({ left: 2, moved: true }, ['left'])).toMatchObject({
      state: 'illegal',
      headline: 'Illegal, in any case',
      why: 'If “Actions: 1 to 4”: moved before. If “Actions: 0”: no action left.',
      clauses: ['move.once', 'turn.moves'],
    });
    expect(answer({ left: 2, moved: true }, ['left'], 'fr').why).toBe(
      'Si «\u00a0Actions\u00a0: 1 à 4\u00a0»\u00a0: déjà parti. Si «\u00a0Actions\u00a0: 0\u00a0»\u00a0: plus d’action.',
    );
    // A reason that stands with any of them is the reason.
    expect(answer({ left: 0 }, ['moved', 'storm'])).toMatchObject({ headline: 'Illegal: no action left' });
  });

  it('that changes the answer only with another one is named with it', () => {
    expect(told({ left: 2 }, ['storm', 'adrift']).unsaid?.map(({ text }) => text)).toEqual([
      'A storm: no',
      'No anchor: no',
    ]);
  });

  it('that changes only what follows is no condition: the answer is its word, and nothing that hangs on it', () => {
    const words = (input: Step): AnswerInWords => ({
      ...{ state: 'legal', headline: 'Yes', why: 'It sails.', clauses: [] },
      short: `it has ${input.left} left`,
    });
    const answer = supposing(
      { ...asked, explain: (_, input) => words(input as Step) },
      { left: 2 },
      ['left'],
      words({ left: 2 }),
      'en',
    );
    expect(answer).toMatchObject({ state: 'legal', headline: 'Yes' });
    expect(answer.unsaid).toBeUndefined();
  });

  it('that changes only the sentence, or what follows, is named there, and not where there are many', () => {
    const sails = (input: Step): AnswerInWords => ({
      ...{ state: 'legal', headline: 'Yes, at once', short: '', clauses: [] },
      why: `It sails ${input.storm ? 'slowly' : 'fast'}.`,
      choices: { title: 'Then', items: [{ state: 'legal', text: `${input.left} left` }] },
    });
    const answer = (words: (input: Step) => AnswerInWords, ...untold: readonly string[]) =>
      supposing(
        { ...asked, explain: (_, input) => words(input as Step) },
        { left: 2 },
        untold,
        words({ left: 2 }),
        'en',
      );
    expect(answer(sails, 'storm')).toMatchObject({
      ...{ state: 'legal', headline: 'Yes, at once' },
      why: 'If “A storm: no”: it sails fast. If “A storm: yes”: it sails slowly.',
      choices: { items: [{ text: '2 left' }] },
    });
    expect(answer(sails, 'left')).toMatchObject({ headline: 'Yes, at once', why: 'It sails fast.' });
    expect(answer(sails, 'left').choices).toBeUndefined();
    const counts = (input: Step): AnswerInWords => ({ ...sails(input), why: `It has ${input.left} left.` });
    expect(answer(counts, 'left')).toMatchObject({ headline: 'Yes, at once', why: '' });
    // Beside a condition, too.
    const stays = (input: Step): AnswerInWords =>
      input.moved ? { ...counts(input), state: 'illegal', headline: 'It stays here' } : counts(input);
    expect(answer(stays, 'left', 'moved')).toMatchObject({ state: 'depends', why: '' });
    expect(answer(stays, 'left', 'moved').choices).toBeUndefined();
  });

  it('that changes the answer only with two others is named with them', () => {
    const lost = ({ left, storm, adrift }: Step) =>
      left === 3 && storm && adrift ? (['perdu', 'lost'] as const) : undefined;
    const answer = supposing(
      { ...asked, judge: lost },
      { left: 2 },
      ['moved', 'left', 'storm', 'adrift'],
      explain(undefined, {}, 'en'),
      'en',
    );
    expect(answer.unsaid?.map(({ text }) => text)).toEqual(['Actions: 0 to 2 or 4', 'A storm: no', 'No anchor: no']);
  });
});
