import { describe, expect, it } from 'vitest';
import { both } from '../kit/text.ts';
import { certainties, worthOf } from './certainties.ts';

const means = both('Tout le tour.', 'The whole turn.');

describe('what an answer is worth', () => {
  it('is what its question promises, in the words of the question', () => {
    expect(worthOf({ certainty: 'exact', means }, { certainty: 'exact' })).toEqual({ certainty: 'exact', means });
    expect(worthOf({ certainty: 'exact' }, { certainty: 'exact' }).means).toBe(certainties.exact.means);
  });

  it('is less where the search was cut short, and says so', () => {
    const worth = worthOf({ certainty: 'exact', means }, { certainty: 'estimate' });
    expect(worth.certainty).toBe('estimate');
    expect(worth.means.en).toContain('stopped');
    expect(worth.means.fr).toContain('arrêtée');
  });

  it('is less for the reason that the question gives, where nothing was cut short', () => {
    const estimated = both('Une tuile gardée exprès.', 'A tile kept on purpose.');
    const worth = worthOf({ certainty: 'exact', estimated }, { certainty: 'estimate' });
    expect(worth).toEqual({ certainty: 'estimate', means: estimated });
    expect(worthOf({ certainty: 'exact', estimated }, { certainty: 'exact' }).means).toBe(certainties.exact.means);
  });

  it('is more where more was found', () => {
    const worth = worthOf({ certainty: 'exact', means }, { certainty: 'proved' });
    expect(worth).toEqual({ certainty: 'proved', means: certainties.proved.means });
  });
});
