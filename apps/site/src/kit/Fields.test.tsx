import type { JsonSchema } from '@portolan/core/readers';
import { type ComponentType, options, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { type FieldProps, Fields, type FieldWords } from './Fields.tsx';
import type { LaidList } from './field-list.ts';
import { FormProvider } from './form.tsx';
import { both } from './text.ts';

const number = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

const shape: JsonSchema = {
  type: 'object',
  required: ['coins', 'open', 'wind', 'port', 'name', 'at', 'spies', 'players'],
  properties: {
    coins: number(1, 9),
    debt: number(0, 40),
    open: { type: 'boolean' },
    final: { type: 'boolean' },
    wind: { enum: ['north', 'south'] },
    port: { enum: ['a', 'b', 'c', 'd', 'e'] },
    cargo: { anyOf: [{ enum: ['tea'] }, { type: 'null' }] },
    seat: number(0, 3),
    rank: number(1, 3),
    name: { type: 'string' },
    at: { type: 'array', prefixItems: [number(-5, 5), number(-5, 5)], items: false },
    goods: { type: 'array', items: { enum: ['rum', 'tea'] } },
    spies: { type: 'array', items: number(0, 3) },
    players: { type: 'array', items: { type: 'object', required: ['ships'], properties: { ships: number(0, 4) } } },
  },
};

const words: FieldWords = {
  labels: {
    coins: both('Pièces', 'Coins'),
    wind: both('Le vent', 'The wind'),
    'owned.*': both('De chacun', 'Of each'),
    'players[]': both('Un joueur', 'A player'),
    'players[].ships': both('Bateaux', 'Ships'),
  },
  values: {
    wind: { north: both('du nord', 'from the north'), south: both('du sud', 'from the south') },
    port: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, both(`Le port ${id}`, `Port ${id}`)])),
    cargo: { tea: both('thé', 'tea'), null: both('aucune', 'none') },
    goods: { rum: both('rhum', 'rum'), tea: both('thé', 'tea') },
  },
};

type Whole = Readonly<Record<string, unknown>>;

interface Around {
  readonly with?: unknown;
  readonly base?: string;
  readonly problems?: Readonly<Record<string, string>>;
  readonly untold?: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a drawn element is asked for what a browser would ask it
type Drawn = VNode<any>;

/** Draws fields as a page does; gives what is written, what each change would make of the input, and who said where he is. */
const draw = (of: LaidList<Whole>, value: Whole = {}, { problems = {}, untold = [], ...around }: Around = {}) => {
  const drawn: Drawn[] = [];
  const changes: (readonly [next: unknown, path: string])[] = [];
  const noted = new Map<string, readonly string[]>();
  const { vnode } = options;
  options.vnode = (one) => {
    drawn.push(one as Drawn);
    vnode?.(one);
  };
  const form = {
    lang: 'en',
    problemAt: (path: string) => problems[path],
    wholeAt: () => undefined,
    idOf: (path: string) => `form-${path}`,
    note: (path: string, names: readonly string[]) => void noted.set(path, names),
    untold,
  } as const;
  const html = renderToString(
    <FormProvider value={form}>
      <Fields
        lang="en"
        of={of}
        shape={shape}
        words={words}
        value={value}
        onChange={(next, path) => changes.push([next, path])}
        {...around}
      />
    </FormProvider>,
  );
  if (vnode) options.vnode = vnode;
  else delete options.vnode;
  const all = (type: string): readonly Drawn[] => drawn.filter((one) => one.type === type);
  return {
    html,
    noted,
    all,
    /** The input after a choice from a list, a tick, or a press of a radio button. */
    after: (act: () => void): unknown => {
      changes.length = 0;
      act();
      return changes[0]?.[0];
    },
    changes,
    choose: (code: string) => all('select')[0]?.props.onChange({ currentTarget: { value: code } }),
    tick: (at: number, checked = true) =>
      all('input')
        .filter(({ props }) => props.type === 'checkbox' || props.type === 'radio')
        [at]?.props.onChange({ currentTarget: { checked } }),
  };
};

/** What can be done with a stepper: fewer, more. */
const can = (html: string): readonly boolean[] =>
  [...html.matchAll(/<button type="button"[^>]*>/g)].map(([button]) => !button.includes('disabled'));

it('draws each field by its shape: a number, yes or no, two to four words, more words, a list, a text', () => {
  const kinds: readonly (readonly [string, RegExp])[] = [
    ['coins', /<div class="row">.*inputmode="numeric"/i],
    ['open', /<label class="toggle"><input[^>]*type="checkbox"/],
    ['wind', /<fieldset[^>]*>.*<div class="seg seg-2">/],
    ['port', /<select[^>]*>.*<option[^>]*value="e"[^>]*>Port e</],
    ['goods', /<details[^>]*class="ids"/],
    ['name', /<input[^>]*class="text"/],
  ];
  for (const [at, drawn] of kinds) expect(draw([at], { port: 'a' }).html, at).toMatch(drawn);
});

it('takes the bounds of a number from its shape, and narrower ones from the field', () => {
  expect(can(draw(['coins'], { coins: 9 }).html)).toEqual([true, false]);
  expect(can(draw(['coins'], { coins: 1 }).html)).toEqual([false, true]);
  expect(can(draw([{ at: 'coins', max: ({ debt }) => Number(debt) }], { coins: 5, debt: 5 }).html)).toEqual([
    true,
    false,
  ]);
  expect(can(draw([{ at: 'coins', min: 5 }], { coins: 5 }).html)).toEqual([false, true]);
  // Wider ones would offer what the reader refuses.
  expect(can(draw([{ at: 'coins', min: 0, max: 99 }], { coins: 9 }).html)).toEqual([true, false]);
  expect(can(draw([{ at: 'coins', min: 0, max: 99 }], { coins: 1 }).html)).toEqual([false, true]);
});

it('labels a field by its path, with any number, with any name at its end, or by words of its own', () => {
  expect(draw(['coins']).html).toContain('>Coins</label>');
  expect(draw(['players[2].ships']).html).toContain('>Ships</label>');
  expect(draw(['owned.trade']).html).toContain('>Of each</label>');
  expect(draw(['ships'], {}, { base: 'players[]' }).html).toContain('>Ships</label>');
  expect(draw([{ at: 'coins', label: () => both('Or', 'Gold') }]).html).toContain('>Gold</label>');
  expect(draw(['debt']).html).toContain('>debt</label>');
});

it('shows a field, or several, only when they are asked for', () => {
  const of: LaidList<Whole> = [
    { at: 'coins', when: ({ open }) => open === true },
    { when: (_, about) => about === 'war', of: ['wind'] },
  ];
  expect(draw(of, { open: false }).html).toBe('');
  expect(draw(of, { open: true }).html).toContain('Coins');
  expect(draw(of, {}, { with: 'war' }).html).toContain('The wind');
});

it('offers the words of a field with their drawings, or the options that it is given', () => {
  const wind = draw([{ at: 'wind', mark: (word: string) => <i>{word}</i> }], { wind: 'south' });
  expect(wind.html).toContain('<i>north</i><span>from the north</span>');
  expect(wind.all('input').map(({ props }) => props.checked)).toEqual([false, true]);
  const given = draw([
    { at: 'wind', as: 'select', options: (_, about, lang) => [{ value: 'west', label: `${about} ${lang}` }] },
  ]);
  expect(given.html).toContain('>undefined en</option>');
  expect(draw([{ at: 'rank', as: 'segment' }]).html.match(/<span>\d<\/span>/g)).toHaveLength(3);
});

it('gives a value back in the kind of its shape', () => {
  const seats = () => ['', '0', '2'].map((value) => ({ value, label: `seat ${value}` }));
  const seat = draw([{ at: 'seat', as: 'select', options: seats }], { coins: 1, seat: 0 });
  expect(seat.after(() => seat.choose('2'))).toEqual({ coins: 1, seat: 2 });
  // What may be left out is left out.
  expect(seat.after(() => seat.choose(''))).toEqual({ coins: 1 });
  const rank = draw([{ at: 'rank', as: 'segment' }]);
  expect(rank.after(() => rank.tick(2))).toEqual({ rank: 3 });
  const port = draw(['port'], { port: 'a' });
  expect(port.after(() => port.choose('b'))).toEqual({ port: 'b' });
  const cargo = draw(['cargo'], { cargo: 'tea' });
  expect(cargo.after(() => cargo.tick(1))).toEqual({ cargo: null });
  expect(cargo.changes).toEqual([[{ cargo: null }, 'cargo']]);
  const spies = draw([{ at: 'spies', options: () => ['0', '3'].map((value) => ({ value, label: value })) }], {
    spies: [0],
  });
  expect(spies.after(() => spies.tick(1))).toEqual({ spies: [0, 3] });
});

it('leaves out what is free and not so, and keeps what is asked for', () => {
  const toggles = draw(['open', 'final'], { open: true, final: true });
  expect(toggles.after(() => toggles.tick(0, false))).toEqual({ open: false, final: true });
  expect(toggles.after(() => toggles.tick(1, false))).toEqual({ open: true });
  const goods = draw(['goods'], { goods: ['rum'] });
  expect(goods.after(() => goods.tick(0, false))).toEqual({});
});

it('tells a problem at the field of its path, and one of a whole at its first field', () => {
  const { html, noted } = draw(
    [{ at: 'at[0]', tells: 'at' }, 'at[1]', 'port'],
    { port: 'a' },
    { problems: { at: 'Taken.', port: 'Not laid.' } },
  );
  expect(html).toContain('aria-describedby="form-at[0]-e"');
  expect(html).toContain('id="form-at[0]-e">Taken.');
  expect(html).toContain('id="form-port-e">Not laid.');
  expect(html.match(/class="err"/g)).toHaveLength(2);
  expect([...noted.keys()]).toEqual(['at[0]', 'at[1]', 'port']);
});

it('shows what stands there while nothing is entered, and what cannot be chosen', () => {
  const stepper = draw([{ at: 'coins', or: ({ debt }: Whole) => debt }], { debt: 7 });
  expect(stepper.all('input')[0]?.props.value).toBe('7');
  expect(draw([{ at: 'coins', or: 7 }], { coins: 3 }).all('input')[0]?.props.value).toBe('3');
  expect(draw(['port'], { port: 'x' }).html).toMatch(/<option[^>]*selected[^>]*>x<\/option>/);
  expect(draw(['port']).html).toMatch(/<option[^>]*selected[^>]*>–<\/option>/);
});

it('puts fields under a heading, folds them, and lays them out', () => {
  const group = draw([{ group: 'players[1]', class: 'rows', of: ['coins'] }]);
  expect(group.html).toMatch(/<legend>.*A player.*<\/legend><div class="rows">/);
  // Who cannot see hears the heading first.
  expect(group.noted.get('coins')).toEqual(['A player', 'Coins']);
  const fold = draw([{ fold: both('Plus', 'More'), open: ({ debt }) => debt !== undefined, of: ['coins'] }]);
  expect(fold.html).toMatch(/<details class="fold"><summary>More<span class="r">[^<]*<\/span><\/summary>/);
  expect(fold.noted.get('coins')).toEqual(['More', 'Coins']);
  const opened = draw([{ fold: both('Plus', 'More'), open: ({ debt }) => debt !== undefined, of: ['coins'] }], {
    debt: 1,
  });
  expect(opened.html).toContain('<details class="fold" open>');
});

it('says at the right of a fold what stands in it', () => {
  const fold = { fold: both('Pli', 'Fold'), of: ['wind', 'coins', 'players', 'final', 'goods'] };
  const line = (value: Whole): string => /class="r">([^<]*)/.exec(draw([fold], value).html)?.[1] ?? '';
  expect(line({})).toBe('nothing');
  expect(line({ wind: 'north', coins: 4 })).toBe('from the north · Coins: 4');
  expect(line({ wind: 'south', coins: 4, port: 'a', final: false, players: [] })).toBe('from the south · Coins: 4');
});

it('opens a fold of many fields before it draws them, and marks one in which something is wrong', () => {
  const of: LaidList<Whole> = [{ fold: both('Plus', 'More'), long: true, of: () => ['coins'] }];
  expect(draw(of).html).not.toContain('Coins');
  expect(draw(of, {}, { problems: { coins: 'Too many.' } }).html).toContain('<details class="fold is-bad"');
});

it('draws things of a kind under their names, takes one out and puts another in', () => {
  const of: LaidList<Whole> = [
    {
      each: 'players',
      name: ({ at }) => `Player ${at + 1}`,
      fields: (path: string) => [`${path}.ships`],
      drop: ({ at }) => `Remove ${at + 1}`,
      add: { label: both('joueur', 'player'), make: () => ({ ships: 4 }) },
      unsaid: true,
    },
  ];
  const two = draw(of, { players: [{ ships: 1 }, { ships: 2 }] });
  expect([...two.noted]).toEqual([
    ['players[0].ships', ['Player 1', 'Ships']],
    ['players[1].ships', ['Player 2', 'Ships']],
  ]);
  const press = (from: ReturnType<typeof draw>, text: string) => () =>
    from
      .all('button')
      .find(({ props }) => [props['aria-label'], props.children].flat().includes(text))
      ?.props.onClick();
  expect(two.after(press(two, 'Remove 1'))).toEqual({ players: [{ ships: 2 }] });
  expect(two.after(press(two, 'player'))).toEqual({ players: [{ ships: 1 }, { ships: 2 }, { ships: 4 }] });
  const one = draw(of, { players: [{ ships: 1 }] });
  expect(one.after(press(one, 'Remove 1'))).toEqual({});
});

it('leaves out what goes without saying', () => {
  const port = draw([{ at: 'port', unsaid: 'a', or: 'a' }], { port: 'b' });
  expect(port.after(() => port.choose('a'))).toEqual({});
});

it('hands a picture of a field all that it needs', () => {
  let got: FieldProps<unknown, Whole> | undefined;
  const Own: ComponentType<FieldProps<unknown, Whole>> = (props) => {
    got = props;
    return null;
  };
  const { changes } = draw(
    [{ at: 'players[0].ships', as: Own as never, or: 2 }],
    { coins: 1 },
    {
      with: 'war',
      problems: { 'players[0].ships': 'Too many.' },
    },
  );
  expect(got).toMatchObject({ path: 'players[0].ships', label: 'Ships', value: 2, problem: 'Too many.', with: 'war' });
  got?.onChange(4);
  got?.set({ coins: 2 });
  expect(changes).toEqual([
    [{ coins: 1, players: [{ ships: 4 }] }, 'players[0].ships'],
    [{ coins: 2 }, 'players[0].ships'],
  ]);
});

it('shows nothing chosen of what nobody has told, and whatever is chosen there tells it', () => {
  const value = { wind: 'south', port: 'b', coins: 4 };
  const told = draw(['wind', 'port', 'coins'], value);
  expect(told.html).toMatch(/checked/);
  expect(told.html).not.toContain('?');
  const open = draw(['wind', 'port', 'coins'], value, { untold: ['wind', 'port', 'coins'] });
  expect(open.html).not.toMatch(/checked/);
  expect(open.html).toContain('<option selected>?</option>');
  expect(open.html).toContain('value placeholder="?"');
  // As it is taken for now, too.
  expect(open.after(() => open.choose('b'))).toEqual(value);
  expect(open.after(() => open.tick(1))).toEqual(value);
  // A number is counted from nothing, and may be the least.
  const [fewer, more] = open.all('button');
  expect(open.after(() => fewer?.props.onClick())).toEqual({ ...value, coins: 1 });
  expect(open.after(() => more?.props.onClick())).toEqual({ ...value, coins: 1 });
  const debt = draw(['debt'], { debt: 7 }, { untold: ['debt'] });
  expect(debt.all('button').map(({ props }) => debt.after(() => props.onClick()))).toEqual([{ debt: 0 }, { debt: 1 }]);
});
