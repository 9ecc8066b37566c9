import leven from 'leven';

const letters = (word: string): string => [...word].sort().join('');

/** The known name that a mistyped one is nearest to, or the beginning of; undefined if none is near. */
export const nearest = (found: string, known: readonly string[]): string | undefined => {
  const word = found.toLowerCase();
  // One letter is as near to every other.
  if (word.length < 2) return undefined;
  // Two letters of four may be wrong, one of three.
  const far = (name: string): number => Math.max(1, Math.round(name.replace(/^--/, '').length * 0.4));
  const [best] = known
    // Letters in another order are one slip.
    .map((name) => ({
      name,
      distance:
        letters(name.toLowerCase()) === letters(word)
          ? 1
          : leven(word, name.toLowerCase(), { maxDistance: far(name) + 1 }),
    }))
    .filter(({ name, distance }) => distance <= far(name))
    .sort((a, b) => a.distance - b.distance);
  return best?.name ?? known.find((name) => name.toLowerCase().startsWith(word));
};
