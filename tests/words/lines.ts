const entities: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  quot: '"',
  '#34': '"',
  '#39': "'",
  amp: '&',
  lt: '<',
  gt: '>',
};

const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);

/** What people read of HTML, line by line: its texts, and the names of what is drawn and of what can be pressed. */
export const linesOf = (html: string): readonly string[] => {
  const bare = html.replace(/<!--.*?-->|<(script|style|code|pre)\b.*?<\/\1>/gs, ' ');
  const names = [...bare.matchAll(/\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(([, name]) => name ?? '');
  // Inline elements go on with their sentence.
  const texts = bare.replace(/<\/?(?:a|abbr|b|em|i|mark|small|strong|sub|sup)\b[^>]*>/g, '').split(/<[^>]+>/);
  return [...texts, ...names]
    .map((line) =>
      decoded(line)
        .replace(/[ \t\n]+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
};
