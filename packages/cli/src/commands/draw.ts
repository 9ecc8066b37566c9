import { type Command, type Context, done, isSet, optionValue, refuse, refuseAll } from '../command.ts';
import type { GameEntry } from '../entry.ts';
import { readGame, readMoves, readTable, together } from '../read.ts';
import { action, edition, position, rulings } from './options.ts';

const themes = ['day', 'night'] as const;

const themeOf = (context: Context) => {
  const found = optionValue(context, 'theme') ?? 'day';
  const theme = themes.find((one) => one === found);
  return theme
    ? { ok: true as const, value: theme }
    : refuse({ path: '--theme', code: 'unknown-theme', facts: { found, known: [...themes] } });
};

/** The position, and the move to point out, if one is given. */
const drawnOf = (context: Context, entry: GameEntry) => {
  const table = readTable(context, entry);
  if (isSet(context, 'action')) return readMoves(context, entry, table);
  return together({ table, actions: { ok: true as const, value: [] as readonly unknown[] } });
};

/** Draws a position, one that cannot occur too: a look at it may say why. */
export const draw: Command = {
  about: { fr: 'Dessine une position en SVG.', en: 'Draws a position as SVG.' },
  args: [{ name: 'game' }],
  options: {
    position,
    action: { ...action, required: false, about: { fr: 'un coup à montrer', en: 'a move to point out' } },
    edition,
    rulings,
    theme: { value: 'day|night', about: { fr: 'de jour ou de nuit', en: 'by day or by night' } },
  },
  example: (game) => `draw ${game} --position position.json > board.svg`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    if (!entry.value.drawn) return refuse({ path: 'game', code: 'no-drawing', facts: { found: context.args.game } });
    const read = together({ drawn: drawnOf(context, entry.value), theme: themeOf(context) });
    if (!read.ok) return read;
    const { drawn, theme } = read.value;
    const render = await entry.value.drawn();
    const position = entry.value.game.makePosition(drawn.table.state);
    const svg = render(position, { lang: context.lang, theme, action: drawn.actions[0] });
    if (!svg.ok) return refuseAll(svg.problems);
    return done({ svg: svg.value }, () => svg.value.trimEnd().split('\n'));
  },
};
