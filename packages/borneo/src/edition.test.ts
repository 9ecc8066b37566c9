import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { makeEdition, parseEdition } from './edition-reader.ts';
import { reconstructed } from './editions/reconstructed.ts';

const problemsOf = (json: unknown): readonly string[] => {
  const read = parseEdition(json);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

const card = { face: 'RRR/B:v', copies: 60 };
const [harbor] = reconstructed.harbors;
const [mission] = reconstructed.missions;

describe('a box', () => {
  it('is the default one by its id, and when nothing is said', () => {
    expect(must(parseEdition('reconstructed'))).toBe(reconstructed);
    expect(must(parseEdition(undefined))).toBe(reconstructed);
  });

  it.each([
    [{}],
    [{ shipments: 'free' }],
    [{ id: 'reconstructed', shipments: 'free' }],
    [{ id: 'ours', spacesPerCompany: 7, lowerFlagColumn: 2 }],
    [{ harbors: { kuching: { monopoly: 3, capacity: 5, mark: '5' } } }],
    [{ missions: { '2a': { vp: 8, need: { clove: 4 } } }, provenance: { missions: 'public' } }],
    [{ shipments: [card], harbors: reconstructed.harbors.toReversed() }],
    [reconstructed],
    [JSON.parse(JSON.stringify(reconstructed))],
  ])('survives its short form, %#', (json) => {
    const edition = must(parseEdition(json));
    expect(must(parseEdition(JSON.parse(JSON.stringify(makeEdition(edition)))))).toEqual(edition);
  });

  it('keeps what was not typed in, and says what was', () => {
    const edition = must(parseEdition({ harbors: { kuching: { monopoly: 3 } } }));
    expect(edition.harbors.find(({ id }) => id === 'kuching')).toMatchObject({ monopoly: 3, capacity: 4 });
    expect(edition.provenance).toMatchObject({ harbors: 'given', missions: 'reconstructed' });
  });

  it.each([
    { json: 'printed', problems: ['unknown-edition'] },
    { json: 7, problems: ['not-an-object'] },
    { json: { colour: 1 }, problems: ['colour unknown-field'] },
    { json: { spacesPerCompany: 1 }, problems: ['spacesPerCompany out-of-range'] },
    { json: { companies: [] }, problems: ['companies not-changeable'] },
    { json: { shipments: [{ ...card, copies: 59 }] }, problems: ['shipments wrong-total'] },
    {
      json: {
        shipments: [
          { ...card, copies: 30 },
          { ...card, copies: 30 },
        ],
      },
      problems: ['shipments[1] duplicate'],
    },
    { json: { shipments: [{ ...card, face: 'RRR' }] }, problems: ['shipments[0].face unknown-face'] },
    { json: { harbors: { york: {} } }, problems: ['harbors.york unknown-harbor'] },
    { json: { harbors: { miri: { capacity: 2, monopoly: 8 } } }, problems: ['harbors[9].monopoly out-of-range'] },
    { json: { harbors: { miri: { name: '' } } }, problems: ['harbors.miri.name wrong-name'] },
    { json: { harbors: [harbor] }, problems: ['harbors wrong-length'] },
    {
      json: { harbors: Array(14).fill(harbor) },
      problems: Array.from({ length: 13 }, (_, i) => `harbors[${i + 1}] duplicate`),
    },
    { json: { missions: [{ ...mission, need: { tea: 1 } }] }, problems: ['missions wrong-length'] },
    { json: { missions: { '1a': { need: { tea: 1 } } } }, problems: ['missions.1a.need.tea unknown-spice'] },
  ])('is refused: $problems.0', ({ json, problems }) => expect(problemsOf(json)).toEqual(problems));
});
