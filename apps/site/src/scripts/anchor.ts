/** The id that the address names; a fragment that is no text names none. */
export const anchorNow = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};
