import { type Command, type Context, done, optionValue, refuse, refuseAll } from '../command.ts';
import type { GameEntry } from '../entry.ts';
import { readActions, readGame, readTable } from '../read.ts';
import { action, edition, position, rulings } from './options.ts';

const themes = ['day', 'night'] as const;

const themeOf = (context: Context) => {
  const found = optionValue(context, 'theme') ?? 'day';
  const theme = themes.find((one) => one === found);
  return theme
    ? { ok: true as const, value: theme }
    : refuse({ path: '--theme', code: 'unknown-theme', facts: { found, known: [...themes] } });
};

/** The move to point out, if one is given. */
const moveOf = (context: Context, entry: GameEntry, state: unknown) =>
  optionValue(context, 'action') === undefined ? { ok: true as const, value: [] } : readActions(context, entry, state);

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
    const [table, theme] = [readTable(context, entry.value), themeOf(context)];
    if (!table.ok || !theme.ok) return refuseAll([table, theme].flatMap((one) => (one.ok ? [] : one.problems)));
    const move = moveOf(context, entry.value, table.value.state);
    if (!move.ok) return move;
    const render = await entry.value.drawn();
    const svg = render(entry.value.game.makePosition(table.value.state), {
      lang: context.lang,
      theme: theme.value,
      action: move.value[0],
    });
    if (!svg.ok) return refuseAll(svg.problems);
    return done({ svg: svg.value }, () => svg.value.trimEnd().split('\n'));
  },
};
