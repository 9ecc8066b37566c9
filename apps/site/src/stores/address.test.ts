import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteUnwritten, openedFragment, writeAddress } from './address.ts';
import { decodeLink, encodeLink } from './link.ts';

const older = `#${encodeLink('fight', { input: { n: 1 } })}`;
const payload = { input: { n: 2 } };
const newer = `#${encodeLink('fight', payload)}`;

let kept: Record<string, string>;
let place: URL;
let how: string;

beforeEach(() => {
  kept = {};
  how = 'navigate';
  place = new URL(`http://site/en/borneo/check/${older}`);
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, hash: string) => {
      place.hash = hash;
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

describe('the address of a form', () => {
  it('holds what is entered', () => {
    writeAddress('fight', payload);
    expect(decodeLink(place.hash)).toEqual({ ok: true, value: { kind: 'fight', payload } });
  });

  it.each(['reload', 'back_forward'])('gets what was entered just before a %s', (type) => {
    noteUnwritten('fight', payload);
    how = type;
    expect(openedFragment()).toBe(newer);
    expect(kept).toEqual({});
  });

  it('is what was sent, when a link is opened anew', () => {
    noteUnwritten('fight', payload);
    expect(openedFragment()).toBe(older);
    how = 'reload';
    expect(openedFragment()).toBe(older);
  });

  it('takes nothing from another page', () => {
    noteUnwritten('fight', payload);
    how = 'reload';
    place.pathname = '/en/rotterdam/check/';
    expect(openedFragment()).toBe(older);
  });

  it('needs no note once it was written', () => {
    noteUnwritten('fight', { input: { n: 3 } });
    writeAddress('fight', payload);
    how = 'reload';
    expect(openedFragment()).toBe(newer);
  });

  it.each(['not json', '[]', '{"address":1}'])('does not stumble over %s in storage', (text) => {
    kept['portolan:unwritten'] = text;
    how = 'reload';
    expect(openedFragment()).toBe(older);
  });

  it('does without a storage that is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    noteUnwritten('fight', payload);
    how = 'reload';
    expect(openedFragment()).toBe(older);
    writeAddress('fight', payload);
    expect(openedFragment()).toBe(newer);
  });
});
