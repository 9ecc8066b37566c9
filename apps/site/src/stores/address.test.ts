import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, noteUnwritten, openedAddress, type Written, writeAddress } from './address.ts';
import { handOn } from './hand-on.ts';
import { encodeLink } from './link.ts';
import { packing } from './packing.ts';

const game = 'borneo';
const fight = (n: number): Written => ({ game, kind: 'fight', payload: { input: { n } }, origin: {} });
const older = `#${encodeLink(game, 'fight', fight(1).payload)}`;

beforeAll(packing);

let kept: Record<string, string>;
let place: URL;
let how: string;
let remembered: unknown;
let referrer: string;

beforeEach(() => {
  kept = {};
  how = 'navigate';
  remembered = null;
  referrer = '';
  place = new URL(`http://site/en/borneo/check/${older}`);
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', {
    addEventListener: () => {},
    get referrer() {
      return referrer;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return remembered;
    },
    replaceState: (state: unknown, _title: string, address: string) => {
      remembered = state;
      place.href = address;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: how }] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the address opens: the entry of the form. */
const entered = (): unknown => {
  const { link } = openedAddress(game);
  return link?.ok ? link.value.payload.input : undefined;
};

describe('the address of a form', () => {
  it('holds what is entered, without what followed a link on its way', () => {
    place.search = '?fbclid=x';
    writeAddress(fight(2));
    expect(place.href).toBe(`http://site/en/borneo/check/#${encodeLink(game, 'fight', { input: { n: 2 } })}`);
    expect(addressOf(fight(2))).toBe(place.href);
    expect(entered()).toEqual({ n: 2 });
  });

  it.each(['reload', 'back_forward'])('gets what was entered just before a %s', (type) => {
    noteUnwritten({ ...fight(2), origin: { sent: { rules: 1 } } });
    how = type;
    expect(openedAddress(game)).toMatchObject({
      link: { ok: true, value: { payload: { input: { n: 2 } } } },
      origin: { sent: { rules: 1 } },
    });
    expect(kept).not.toHaveProperty('portolan:unwritten');
  });

  it('gets what was written while a reload had begun with the address before', () => {
    const before = place.href;
    noteUnwritten(fight(2));
    writeAddress(fight(2));
    place.href = before;
    how = 'reload';
    expect(entered()).toEqual({ n: 2 });
    expect(kept).not.toHaveProperty('portolan:unwritten');
  });

  it('is what was sent, when an older link is turned to on a page that was reloaded', () => {
    const before = place.href;
    how = 'reload';
    noteUnwritten(fight(2));
    writeAddress(fight(2));
    place.href = before;
    const { link } = openedAddress(game, true);
    expect(link).toMatchObject({ value: { payload: { input: { n: 1 } } } });
  });

  it('is what was sent, when a link is opened anew', () => {
    noteUnwritten(fight(2));
    expect(entered()).toEqual({ n: 1 });
    how = 'reload';
    expect(entered()).toEqual({ n: 1 });
  });

  it('takes nothing from another page', () => {
    noteUnwritten(fight(2));
    how = 'reload';
    place.pathname = '/en/rotterdam/check/';
    expect(openedAddress('rotterdam').link).toMatchObject({ ok: false, problems: [{ code: 'link-game' }] });
  });

  it('needs no note once it was written', () => {
    noteUnwritten(fight(3));
    writeAddress(fight(2));
    how = 'reload';
    expect(entered()).toEqual({ n: 2 });
  });

  it.each(['not json', '[]', '{"address":1}'])('does not stumble over %s in storage', (text) => {
    kept['portolan:unwritten'] = text;
    how = 'reload';
    expect(entered()).toEqual({ n: 1 });
  });

  it('does without a storage that is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    noteUnwritten(fight(2));
    how = 'reload';
    expect(entered()).toEqual({ n: 1 });
    writeAddress(fight(2));
    expect(entered()).toEqual({ n: 2 });
  });
});

describe('what an address holds', () => {
  it('was sent by somebody, when no page of ours wrote it or led to it', () => {
    expect(openedAddress(game).origin).toEqual({ sent: { input: { n: 1 } } });
    referrer = 'http://elsewhere/';
    expect(openedAddress(game).origin).toEqual({ sent: { input: { n: 1 } } });
  });

  it('was sent, when it is put into the address of a page that is open', () => {
    referrer = 'http://site/en/borneo/';
    expect(openedAddress(game, true).origin).toEqual({ sent: { input: { n: 1 } } });
  });

  it('was handed over by another page of ours', () => {
    referrer = 'http://site/en/borneo/';
    expect(openedAddress(game).origin).toEqual({});
  });

  it('was handed on by the page itself, as a whole table of what is entered; another link put there was sent', () => {
    handOn(place.hash);
    expect(openedAddress(game, true).origin).toEqual({});
    place.hash = encodeLink(game, 'fight', fight(2).payload);
    expect(openedAddress(game, true).origin).toEqual({ sent: { input: { n: 2 } } });
  });

  it('was entered in this tab, on the page in the other language, or sent to it there', () => {
    const whole = { ...fight(2), payload: { input: { n: 2 }, rules: 1 } };
    writeAddress(whole);
    remembered = null;
    referrer = 'http://site/fr/borneo/check/';
    place.pathname = '/fr/borneo/check/';
    expect(openedAddress(game).origin).toEqual({});
    writeAddress({ ...whole, origin: { sent: { rules: 1 } } });
    remembered = null;
    expect(openedAddress(game).origin).toEqual({ sent: whole.payload });
  });

  it('was entered here, or keeps what the page remembers of it', () => {
    writeAddress(fight(2));
    expect(openedAddress(game).origin).toEqual({});
    writeAddress({ ...fight(2), origin: { sent: { rules: 1 }, ours: true } });
    expect(openedAddress(game).origin).toEqual({ sent: { rules: 1 }, ours: true });
  });
});

describe('an address, as long as nothing packs links', () => {
  let rest: () => void;
  let touch: () => void;

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('addEventListener', (_kind: 'pointerdown', act: () => void) => {
      touch = act;
    });
    vi.stubGlobal('requestIdleCallback', (act: () => void) => {
      rest = act;
    });
    place.hash = '';
  });

  it.each(['at rest', 'touched'] as const)('gets what stands on the page once that is %s', async (when) => {
    const here = await import('./address.ts');
    here.writeAddress(fight(1));
    here.writeAddress(fight(2));
    expect(place.hash).toBe('');
    (when === 'touched' ? touch : rest)();
    await vi.waitFor(() => expect(place.hash).toBe(`#${encodeLink(game, 'fight', fight(2).payload)}`));
  });

  it('keeps what was entered for a reload, and gets nothing of a page that was left', async () => {
    const here = await import('./address.ts');
    here.noteUnwritten(fight(2));
    expect(kept['portolan:unwritten']).toContain('"n":2');
    here.writeAddress(fight(2));
    place.hash = '#list';
    rest();
    await (await import('./packing.ts')).packing();
    expect(place.hash).toBe('#list');
  });

  it('comes alive with a link that it can read', async () => {
    place.hash = older;
    const here = await import('./address.ts');
    expect(here.openedAddress(game)).toMatchObject({
      link: { ok: true, value: { kind: 'fight', payload: fight(1).payload } },
    });
  });
});
