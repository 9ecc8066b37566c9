import { range } from '@portolan/core/words';
import { type Command, done } from '../command.ts';
import { labeled } from '../typeset.ts';

/** Lists the games. */
export const games: Command = {
  about: { fr: 'Donne la liste des jeux.', en: 'Lists the games.' },
  args: [],
  options: {},
  example: () => 'games',
  run: async ({ games: known, lang }) => {
    const entries = await Promise.all(Object.values(known).map((load) => load()));
    const list = entries.map(({ game, rules, questions }) => ({
      id: game.id,
      title: rules.title[lang],
      seats: game.seats,
      clauses: Object.keys(rules.clauses).length,
      questions: Object.keys(questions),
    }));
    const words =
      lang === 'fr' ? { players: 'joueurs', clauses: 'règles' } : { players: 'players', clauses: 'clauses' };
    return done(list, () =>
      list.flatMap(({ id, title, seats, clauses, questions }) => [
        `${id}  ${title}, ${range(seats)} ${words.players}, ${clauses} ${words.clauses}`,
        ...(questions.length > 0 ? [`  ${labeled('questions', questions.join(', '), lang)}`] : []),
      ]),
    );
  },
};
