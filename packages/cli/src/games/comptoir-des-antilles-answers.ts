import type { Action, Edition } from '@portolan/comptoir-des-antilles';
import { contactInWords, goodsInWords, rulesIn, tileInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type {
  BestTurnAnswer,
  ChancesAnswer,
  EndDistanceAnswer,
  Estimate,
  GoodsForecastAnswer,
  QuestionId,
  Threat,
  ThreatsAnswer,
  TileWorthAnswer,
} from '@portolan/solvers/comptoir-des-antilles';
import type { AnswerInWords, Told } from '../games.ts';
import { counted, decimals, percent, seatName } from '../numbers.ts';
import { fr, labeled } from '../typeset.ts';
import { adviceIn, chance, say, type Teller } from '../words.ts';

/** A change of a counter: `+3`, `−2`, `0`. */
const change = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** Changes by seat: `A +3, B −1, C 0`. */
const changes = (values: readonly number[]): string =>
  values.map((value, seat) => `${seatName(seat)} ${change(value)}`).join(', ');

/** Amounts by seat: `A 9, B 3`; who has none is left out. */
const amounts = (values: readonly number[], lang: Lang): string =>
  values.flatMap((value, seat) => (value === 0 ? [] : [`${seatName(seat)} ${value}`])).join(', ') ||
  say(lang, 'aucune prime', 'no premium');

/** Actions one after the other; nothing to do has its words too. */
const line = (actions: readonly Action[], box: Edition, lang: Lang): string =>
  actions.length === 0
    ? say(lang, 'rien de plus', 'nothing more')
    : actions.map((action) => rulesIn(box).action(action, lang)).join(say(lang, ', puis ', ', then '));

/** What a search has left out. */
const limits = (complete: boolean, lang: Lang): string[] =>
  complete
    ? []
    : [
        say(
          lang,
          fr`Il y a plus que cela : la suite dépend du hasard, ou les façons de jouer sont trop nombreuses.`,
          'There is more than this: chance comes in between, or there are too many ways to play.',
        ),
      ];

/** Plays shown to people; a machine gets all of them. */
const MOST_SHOWN = 40;

/** An answer in the words of a box. */
type BoxTeller<Answer> = (answer: Answer, box: Edition, lang: Lang) => Told;

const bestTurn: BoxTeller<BestTurnAnswer> = ({ plays, bestGain, bestLead, complete, ranking }, box, lang) => {
  const ways = say(lang, counted(plays, lang, 'façon', 'façons'), counted(plays, lang, 'way'));
  const shown = Math.min(MOST_SHOWN, ranking.length);
  const first = shown < plays ? say(lang, fr` ; voici les ${shown} meilleures`, `; these are the best ${shown}`) : '';
  return {
    head: [
      say(lang, `${ways} de jouer ce tour${first}.`, `${ways} to play this turn${first}.`),
      `${labeled(say(lang, 'Au mieux pour le compteur', 'Most for the counter'), change(bestGain), lang)}.`,
      `${labeled(say(lang, 'Au mieux pour l’avance', 'Most for the lead'), change(bestLead), lang)}.`,
      ...limits(complete, lang),
    ],
    options: ranking.slice(0, shown).map((play) => labeled(line(play.do, box, lang), changes(play.change), lang)),
  };
};

/** A piece of a box by its id. */
const pieceIn = <Piece extends { readonly id: string }>(pieces: readonly Piece[], id: string): Piece =>
  pieces.find((piece) => piece.id === id)!;

/** What makes the ship sail: the contact, an event tile, or both. */
const meansOf = ({ contact, tile }: Threat, { contacts }: Edition, lang: Lang): string =>
  [
    contact === null ? [] : [contactInWords(pieceIn(contacts, contact), lang)],
    tile === undefined ? [] : [tileInWords(tile, lang)],
  ]
    .flat()
    .join(say(lang, ' et ', ' and '));

const threats: BoxTeller<ThreatsAnswer> = ({ newShip, complete, ranking }, box, lang) => ({
  head: [
    ranking.length === 0
      ? say(lang, 'Aucun adversaire ne peut faire partir un navire.', 'No opponent can make a ship sail.')
      : `${labeled(say(lang, 'Départs possibles', 'Possible departures'), String(ranking.length), lang)}.`,
    ...(newShip > 0
      ? [
          say(
            lang,
            `Un nouveau navire de valeur ${newShip} ou moins pourrait lui aussi être rempli.`,
            `A new ship of value ${newShip} or less could be filled too.`,
          ),
        ]
      : []),
    ...limits(complete, lang),
  ],
  options: ranking.map((threat) => {
    const { seat, quay, premiums, commission } = threat;
    const ship = say(lang, `navire du quai ${quay}`, `ship at quay ${quay}`);
    const after = threat.helped ? say(lang, ', après le tour d’un autre', ', after the turn of another') : '';
    const paid = `${say(lang, 'primes', 'premiums')} ${amounts(premiums, lang)}`;
    return labeled(
      `${seatName(seat)}, ${ship}, ${say(lang, 'avec', 'with')} ${meansOf(threat, box, lang)}${after}`,
      say(lang, fr`${paid} ; commission ${commission}`, `${paid}; commission ${commission}`),
      lang,
    );
  }),
});

const goodsForecast: BoxTeller<GoodsForecastAnswer> = ({ pile, firstKnown, exact, ranking }, box, lang) => ({
  head: [
    say(
      lang,
      fr`Tuiles mélangées dans la pioche : ${pile} ; la première connue vient au tirage ${firstKnown}.`,
      `Shuffled tiles in the pile: ${pile}; the first known one comes with draw ${firstKnown}.`,
    ),
    ...(exact
      ? []
      : [
          say(
            lang,
            'Un adversaire a peut-être gardé sa tuile exprès, et le calcul n’en sait rien.',
            'An opponent may have kept a tile on purpose, which the numbers do not know.',
          ),
        ]),
  ],
  options: ranking.map(({ goods, next, all, some }) => {
    const parts = [
      chance(next, lang),
      `${say(lang, 'au moins une', 'at least one')} ${chance(some, lang)}`,
      `${say(lang, 'toutes', 'all of them')} ${chance(all, lang)}`,
    ];
    return labeled(goodsInWords(pieceIn(box.goods, goods), lang), parts.join(', '), lang);
  }),
});

const tileWorth: BoxTeller<TileWorthAnswer> = ({ worth, difference, complete, ranking }, box, lang) => ({
  head: [
    `${labeled(say(lang, 'Ce que la tuile ajoute au compteur', 'What the tile adds to the counter'), change(worth), lang)}.`,
    `${labeled(say(lang, 'Pour chacun', 'For everybody'), changes(difference), lang)}.`,
    ...limits(complete, lang),
  ],
  options: ranking.map((play) => {
    const which = play.tile ? say(lang, 'Avec la tuile', 'With the tile') : say(lang, 'Sans elle', 'Without it');
    return labeled(`${which}, ${line(play.do, box, lang)}`, changes(play.change), lang);
  }),
});

const ending = (ends: boolean, lang: Lang): string =>
  ends ? say(lang, 'la partie finit', 'the game ends') : say(lang, 'la partie continue', 'the game goes on');

const endDistance: Teller<EndDistanceAnswer> = ({ ships, turns, highest, ends, complete, ranking }, lang) => ({
  head: [
    ships === 0
      ? say(
          lang,
          fr`Dernier tour de table : encore ${counted(turns, lang, 'tour')} de jeu, celui-ci compris.`,
          `Last round: ${counted(turns, lang, 'more turn')}, this one included.`,
        )
      : say(
          lang,
          fr`Navires dans la pile : ${ships}. Autant doivent encore quitter le port avant le dernier tour de table.`,
          `Ships in the pile: ${ships}. As many must still leave the port before the last round.`,
        ),
    say(
      lang,
      fr`Compteur au plus haut : ${change(highest).replace('+', '')}, et ${ending(ends, lang)}.`,
      `Highest counter: ${change(highest).replace('+', '')}, and ${ending(ends, lang)}.`,
    ),
    ...limits(complete, lang),
  ],
  options: ranking.map((one) => {
    const counter = change(one.highest).replace('+', '');
    return labeled(seatName(one.seat), `${counter}, ${ending(one.ends, lang)}`, lang);
  }),
});

/** A mean with twice its standard error. */
const about = ({ value, error }: Estimate, lang: Lang): string =>
  `${decimals(value.toFixed(1), lang)} ± ${decimals((2 * error).toFixed(1), lang)}`;

const chances: BoxTeller<ChancesAnswer> = ({ games, within, cut, ranking }, box, lang) => ({
  head: [
    say(
      lang,
      fr`${counted(games, lang, 'partie')} par coup ; une part des victoires est juste à ${percent(within, lang)} près, 95 fois sur 100.`,
      `${counted(games, lang, 'game')} for each action; a share of wins is right within ${percent(within, lang)}, 95 times in 100.`,
    ),
    ...(cut > 0
      ? [say(lang, fr`Parties sans fin : ${percent(cut, lang)}.`, `Games without an end: ${percent(cut, lang)}.`)]
      : []),
  ],
  options: ranking.map(({ action, wins, means }) => {
    const name =
      action === null
        ? say(lang, 'La table telle qu’elle est', 'The table as it is')
        : rulesIn(box).action(action, lang);
    const shares = wins.map((share, seat) => `${seatName(seat)} ${percent(share, lang)}`).join(', ');
    const counters = means.map((mean, seat) => `${seatName(seat)} ${about(mean, lang)}`).join(', ');
    return labeled(
      name,
      say(lang, fr`victoires ${shares} ; compteurs ${counters}`, `wins ${shares}; counters ${counters}`),
      lang,
    );
  }),
});

/** Answers in the words of a box, by question. */
export const answersIn = (box: Edition): Readonly<Record<QuestionId, AnswerInWords>> => {
  const inBox =
    <Answer>(tell: BoxTeller<Answer>): Teller<Answer> =>
    (answer, lang) =>
      tell(answer, box, lang);
  return {
    bestTurn: inBox(bestTurn),
    threats: inBox(threats),
    goodsForecast: inBox(goodsForecast),
    tileWorth: inBox(tileWorth),
    endDistance,
    chances: inBox(chances),
    advise: adviceIn(rulesIn(box).action, { fr: 'primes', en: 'premiums' }, rulesIn(box).unlisted),
  };
};
