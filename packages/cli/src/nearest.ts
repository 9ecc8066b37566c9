import leven from 'leven';

/** The known name that a mistyped one is nearest to, or the beginning of; undefined if none is near. */
export const nearest = (found: string, known: readonly string[]): string | undefined => {
  const word = found.toLowerCase();
  const far = (name: string): number => Math.ceil(name.length * 0.4);
  const [best] = known
    .map((name) => ({ name, distance: leven(word, name.toLowerCase(), { maxDistance: far(name) + 1 }) }))
    .filter(({ name, distance }) => distance <= far(name))
    .sort((a, b) => a.distance - b.distance);
  return best?.name ?? (word.length > 1 ? known.find((name) => name.toLowerCase().startsWith(word)) : undefined);
};
