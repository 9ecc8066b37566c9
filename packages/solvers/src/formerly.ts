/** Questions that once had another name, in links and on the command line, by that name: theirs now. */
export const formerly: Readonly<Record<string, string>> = { advise: 'best' };
