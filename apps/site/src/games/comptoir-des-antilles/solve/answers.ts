import { seatLetter } from '@portolan/boards';
import { contactNamed, goodsNamed, type Table } from '@portolan/boards/comptoir-des-antilles';
import type { Action } from '@portolan/comptoir-des-antilles';
import { premiumsInWords, rulesIn, tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import { asNumber, percent } from '@portolan/core/words';
import type {
  AdviseAnswer,
  BestTurnAnswer,
  ChancesAnswer,
  EndDistanceAnswer,
  GoodsForecastAnswer,
  QuestionId,
  Threat,
  ThreatsAnswer,
  TileWorthAnswer,
} from '@portolan/solvers/comptoir-des-antilles';
import { capital, counted, say } from '../../../kit/text.ts';

import { adviceIn, playedOut } from '../../../solve/advice.ts';
import type { Told } from '../../../solve/game.ts';

/** Ways to play that are shown; a machine can have all of them. */
const MOST_SHOWN = 40;

/** A change of a counter: `+3`, `−2`, `0`. */
const change = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** A change of a counter with its unit: `+3 premiums`. */
const inPremiums = (value: number, lang: Lang): string => {
  const many = Math.abs(value) > 1 || (lang === 'en' && value === 0);
  return `${change(value)}\u00a0${say(lang, many ? 'primes' : 'prime', many ? 'premiums' : 'premium')}`;
};

/** Changes by seat: `A +3, B −1`; who keeps what he has is left out. */
const changes = (values: readonly number[], lang: Lang): string =>
  values.flatMap((value, seat) => (value === 0 ? [] : [`${seatLetter(seat)}\u00a0${change(value)}`])).join(', ') ||
  say(lang, 'aucun compteur ne change', 'no counter changes');

/** A way to play as one line; nothing to do has its words too. */
const line = (actions: readonly Action[], { box }: Table, lang: Lang): string =>
  actions.length === 0
    ? say(lang, 'rien de plus', 'nothing more')
    : actions.map((action) => rulesIn(box).action(action, lang)).join(lang === 'fr' ? '\u202f; ' : '; ');

const left = (complete: boolean, lang: Lang): string =>
  complete
    ? ''
    : say(
        lang,
        ' Il y a plus que cela : le hasard s’en mêle, ou les façons de jouer sont trop nombreuses.',
        ' There is more than this: chance comes in between, or there are too many ways to play.',
      );

const bestTurn = (
  { plays, bestGain, bestLead, complete, ranking }: BestTurnAnswer,
  table: Table,
  lang: Lang,
): FoundInWords => ({
  headline: say(
    lang,
    `Au mieux ${inPremiums(bestGain, 'fr')} pour mon compteur`,
    `At best ${inPremiums(bestGain, 'en')} for my counter`,
  ),
  detail: `${say(
    lang,
    `${counted(plays, 'façon', 'façons', 'fr')} de jouer ce tour ; au mieux ${inPremiums(bestLead, 'fr')} d’avance sur le meilleur des autres.`,
    `${counted(plays, 'way', 'ways', 'en')} to play this turn; at best a lead of ${inPremiums(bestLead, 'en')} over the best of the others.`,
  )}${left(complete, lang)}`,
  rows: ranking.slice(0, MOST_SHOWN).map((play) => ({
    label: `${capital(line(play.do, table, lang))} (${changes(play.change, lang)})`,
    value: play.gain,
    text: inPremiums(play.gain, lang),
    best: play.gain === ranking[0]?.gain && play.lead === ranking[0]?.lead,
  })),
});

/** What makes the ship sail: the contact, an event tile, or both. */
const meansOf = ({ contact, tile }: Threat, table: Table, lang: Lang): string =>
  [
    ...(contact === null ? [] : [contactNamed(table, contact, lang)]),
    ...(tile === undefined ? [] : [tileName(tile, lang)]),
  ].join(say(lang, ' et ', ' and '));

const amounts = (values: readonly number[], lang: Lang): string =>
  values.flatMap((value, seat) => (value === 0 ? [] : [`${seatLetter(seat)}\u00a0${value}`])).join(', ') ||
  say(lang, 'aucune prime', 'no premium');

const threats = (answer: ThreatsAnswer, { input, table }: Told<Table>, lang: Lang): FoundInWords => {
  const { ranking, newShip, complete } = answer;
  const asker = Number(input.seat);
  const net = ({ seat, premiums, commission }: Threat): number =>
    (premiums[seat] ?? 0) - commission - (premiums[asker] ?? 0);
  const meant =
    ranking.length > 0
      ? say(
          lang,
          'Au bout des traits : ce que le joueur y gagne, la commission payée, moins ce que j’y gagne.',
          'At the end of the bars: what the player gains by it, the commission paid, less what I gain.',
        )
      : '';
  const ships =
    newShip > 0
      ? say(
          lang,
          ` Un nouveau navire de valeur ${newShip} ou moins pourrait lui aussi être rempli.`,
          ` A new ship of value ${newShip} or less could be filled too.`,
        )
      : '';
  return {
    headline:
      ranking.length === 0
        ? say(lang, 'Personne ne peut faire partir un navire', 'Nobody can make a ship sail')
        : say(
            lang,
            counted(ranking.length, 'départ possible', 'départs possibles', 'fr'),
            counted(ranking.length, 'possible departure', 'possible departures', 'en'),
          ),
    detail: `${meant}${ships}${left(complete, lang)}`.trim(),
    rows: ranking.slice(0, MOST_SHOWN).map((threat, i) => {
      const after = threat.helped ? say(lang, ', après le tour d’un autre', ', after the turn of another') : '';
      const who = `${seatLetter(threat.seat)}${say(lang, ', quai ', ', quay ')}${threat.quay}`;
      const paid = say(
        lang,
        `primes ${amounts(threat.premiums, 'fr')} ; commission\u00a0${threat.commission}`,
        `premiums ${amounts(threat.premiums, 'en')}; commission\u00a0${threat.commission}`,
      );
      return {
        label: `${who}, ${meansOf(threat, table, lang)}${after} (${paid})`,
        value: net(threat),
        text: inPremiums(net(threat), lang),
        best: i === 0,
      };
    }),
  };
};

const goodsForecast = (answer: GoodsForecastAnswer, { input, table }: Told<Table>, lang: Lang): FoundInWords => {
  const { pile, firstKnown, ranking } = answer;
  const first = ranking[0];
  return {
    headline: first
      ? `${goodsNamed(table, first.goods, lang)}${say(lang, ' : ', ': ')}${percent(first.next, lang)}`
      : say(lang, 'Rien à piocher', 'Nothing to draw'),
    detail: say(
      lang,
      `${counted(pile, 'tuile mélangée', 'tuiles mélangées', 'fr')} dans la pioche ; la première tuile connue vient au tirage ${firstKnown}.`,
      `${counted(pile, 'shuffled tile', 'shuffled tiles', 'en')} in the pile; the first known tile comes with draw ${firstKnown}.`,
    ),
    rows: ranking.map(({ goods, next, some, all }, i) => ({
      label:
        input.draws === 1
          ? goodsNamed(table, goods, lang)
          : say(
              lang,
              `${goodsNamed(table, goods, 'fr')} (au moins une ${percent(some, 'fr')}, toutes ${percent(all, 'fr')})`,
              `${goodsNamed(table, goods, 'en')} (at least one ${percent(some, 'en')}, all ${percent(all, 'en')})`,
            ),
      value: asNumber(next),
      text: percent(next, lang),
      best: i === 0,
    })),
  };
};

const tileWorth = (answer: TileWorthAnswer, { input, table }: Told<Table>, lang: Lang): FoundInWords => {
  const { worth, difference, complete, ranking } = answer;
  const seat = Number(input.seat);
  return {
    headline: say(
      lang,
      `Elle ajoute ${premiumsInWords(worth, 'fr')} à mon compteur`,
      `It adds ${premiumsInWords(worth, 'en')} to my counter`,
    ),
    detail: `${say(lang, 'Pour chacun : ', 'For everybody: ')}${changes(difference, lang)}.${left(complete, lang)}`,
    rows: ranking.map((play, i) => ({
      label: `${play.tile ? say(lang, 'Avec la tuile', 'With the tile') : say(lang, 'Sans elle', 'Without it')}${say(lang, ' : ', ': ')}${line(play.do, table, lang)} (${changes(play.change, lang)})`,
      value: play.change[seat] ?? 0,
      text: inPremiums(play.change[seat] ?? 0, lang),
      best: i === 0,
    })),
  };
};

const endDistance = ({ ships, turns, ends, complete, ranking }: EndDistanceAnswer, lang: Lang): FoundInWords => ({
  headline:
    ships === 0
      ? say(
          lang,
          `Dernier tour de table : encore ${counted(turns, 'tour', 'tours', 'fr')}, celui-ci compris`,
          `Last round: ${counted(turns, 'more turn', 'more turns', 'en')}, this one included`,
        )
      : say(
          lang,
          `${counted(ships, 'navire', 'navires', 'fr')} avant le dernier tour de table`,
          `${counted(ships, 'ship', 'ships', 'en')} before the last round`,
        ),
  detail: `${
    ends
      ? say(lang, 'La partie peut finir dès ce tour.', 'The game can end in this very turn.')
      : say(lang, 'Personne ne peut finir la partie dans ce tour.', 'Nobody can end the game in this turn.')
  }${left(complete, lang)}`,
  rows: ranking.map((one, i) => ({
    label: `${say(lang, 'Joueur', 'Player')} ${seatLetter(one.seat)}${one.ends ? say(lang, ', et la partie finit', ', and the game ends') : ''}`,
    value: one.highest,
    text: premiumsInWords(one.highest, lang),
    best: i === 0,
  })),
});

const share = (value: number, lang: Lang): string =>
  lang === 'fr' ? `${Math.round(100 * value)}\u00a0%` : `${Math.round(100 * value)}%`;

const shares = (wins: readonly number[], lang: Lang): string =>
  wins.map((won, seat) => `${seatLetter(seat)}\u00a0${share(won, lang)}`).join(', ');

const chances = (answer: ChancesAnswer, { input, table }: Told<Table>, lang: Lang): FoundInWords => {
  const { games, within, cut, ranking } = answer;
  const seat = Number(input.seat);
  const first = ranking[0];
  const endless =
    cut > 0 ? say(lang, ` Parties sans fin : ${share(cut, 'fr')}.`, ` Games without an end: ${share(cut, 'en')}.`) : '';
  return {
    headline: first ? shares(first.wins, lang) : '',
    detail: `${say(
      lang,
      `${counted(games, 'partie', 'parties', 'fr')} par coup ; une part est juste à ${share(within, 'fr')} près, 95 fois sur 100.`,
      `${counted(games, 'game', 'games', 'en')} for each move; a share is right within ${share(within, 'en')}, 95 times in 100.`,
    )}${endless}`,
    rows: ranking.map(({ action, wins }, i) => ({
      label:
        action === null
          ? say(lang, 'La table telle qu’elle est', 'The table as it is')
          : rulesIn(table.box).action(action, lang),
      value: wins[seat] ?? 0,
      text: share(wins[seat] ?? 0, lang),
      error: within,
      best: i === 0,
    })),
  };
};

const advise = (answer: AdviseAnswer, { box }: Table, lang: Lang): FoundInWords => {
  const advice = adviceIn(
    rulesIn(box).action,
    { fr: 'primes', en: 'premiums' },
    playedOut,
    rulesIn(box).unlisted,
  )(answer, lang);
  const rows = advice.rows.map((row) => ({ ...row, text: `${row.text}\u00a0${say(lang, 'primes', 'premiums')}` }));
  return { ...advice, rows };
};

/** The answer to a question in words and bars. */
export const solvedText = (told: Told<Table>, lang: Lang): FoundInWords => {
  const { answer } = told;
  const tell: Readonly<Record<QuestionId, () => FoundInWords>> = {
    bestTurn: () => bestTurn(answer as BestTurnAnswer, told.table, lang),
    threats: () => threats(answer as ThreatsAnswer, told, lang),
    goodsForecast: () => goodsForecast(answer as GoodsForecastAnswer, told, lang),
    tileWorth: () => tileWorth(answer as TileWorthAnswer, told, lang),
    endDistance: () => endDistance(answer as EndDistanceAnswer, lang),
    chances: () => chances(answer as ChancesAnswer, told, lang),
    advise: () => advise(answer as AdviseAnswer, told.table, lang),
  };
  return tell[told.id as QuestionId]();
};
