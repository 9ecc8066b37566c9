import { applying } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { companyId, companyNumber } from '../numbers.ts';
import { monopolyPicks, type Pick as PiecePick, sharedPicks } from '../pieces/picks.ts';
import { type CompanyRanking, firstFlag, rankCompanies } from '../pieces/tower.ts';
import type { Readings } from '../readings.ts';
import { openColumns } from './convert.ts';
import { defineChecker } from './define.ts';
import { flagPlace, readFlags, towerOf, triggerAnswer } from './trigger.ts';
import { readPicks } from './types/port.ts';
import type { PicksAnswer, PicksInput, RankingTie, TriggerAnswer } from './types.ts';

type Sharing = Pick<PicksAnswer, 'ranking' | 'ties' | 'leftOut' | 'picks' | 'discarded' | 'discardClause'>;

const nothing: Sharing = { ranking: [], ties: [], leftOut: [], picks: [], discarded: 0, discardClause: null };

const shown = (picks: readonly PiecePick[]): PicksAnswer['picks'] =>
  picks.map((pick) => ({ ...pick, company: companyId(pick.company) }));

const tiesOf = (input: PicksInput, ranking: CompanyRanking, chosen: Readings): RankingTie[] => {
  const readings = readFlags(input, chosen);
  const tower = towerOf(input);
  return ranking.ties.map((companies) => ({
    companies: companies.map(companyId),
    flags: companies.map((company) => flagPlace(firstFlag(tower, company, readings), readings.lowerColumn)),
  }));
};

const shareOut = (input: PicksInput, chosen: Readings, cards: number, without: Clause): Sharing => {
  const ranking = rankCompanies(towerOf(input), readFlags(input, chosen));
  const order = ranking.order.map(([company]) => company);
  const picks = sharedPicks(openColumns(input.columns), order, cards, chosen['shared-leftover'] === 'again');
  const discarded = cards - picks.length;
  return {
    ranking: ranking.order.map(([company, flags]) => ({ company: companyId(company), flags })),
    ties: tiesOf(input, ranking, chosen),
    leftOut: ranking.leftOut.map(companyId),
    picks: shown(picks),
    discarded,
    discardClause: discarded > 0 ? without : null,
  };
};

const sharing = (input: PicksInput, port: TriggerAnswer, chosen: Readings): Sharing => {
  if (port.distribution === null) return nothing;
  if (port.monopoly === null) return shareOut(input, chosen, port.cards, 'ruling.shared-leftover');
  const company = companyNumber[port.monopoly.company];
  const picks = monopolyPicks(openColumns(input.columns)[company]!, company, port.cards);
  if (picks.length > 0) return { ...nothing, picks: shown(picks) };
  return chosen['monopoly-empty'] === 'shared'
    ? shareOut(input, chosen, port.cards, 'ruling.shared-leftover')
    : { ...nothing, discarded: port.cards, discardClause: 'ruling.monopoly-empty' };
};

const markersOf = (port: TriggerAnswer, ranking: PicksAnswer['ranking']): PicksAnswer['markers'] => {
  const numbers = ['1', '2', '3', '4'] as const;
  const ranked = Object.fromEntries(ranking.map(({ company }, i) => [company, numbers[i]]));
  return port.monopoly === null ? ranked : { ...ranked, [port.monopoly.company]: 'M' };
};

const takingsOf = (picks: PicksAnswer['picks'], harborTo: number | null): PicksAnswer['takings'] =>
  [0, 1, 2, 3, 4]
    .map((seat) => ({ seat, spices: picks.filter((pick) => pick.seat === seat).length, harbor: seat === harborTo }))
    .filter(({ spices, harbor }) => spices > 0 || harbor);

const answer = (input: PicksInput, chosen: Readings): PicksAnswer => {
  const port = triggerAnswer(input, chosen);
  const shares = sharing(input, port, chosen);
  const harborTo = port.distribution === null ? null : input.player;
  const onlyOther = port.monopoly !== null && shares.ranking.length > 0;
  const clauses = applying(
    ...port.clauses,
    onlyOther && 'ruling.monopoly-empty',
    shares.ranking.length > 0 && 'shared.ranking',
    shares.ties.length > 0 && 'shared.tie',
    shares.leftOut.length > 0 && 'shared.no-flag',
    ...shares.picks.map(({ clause }) => clause),
    shares.discardClause,
    port.distribution === 'monopoly' && 'monopoly.marker',
    port.distribution === 'shared' && 'shared.markers',
  );
  const markers = markersOf(port, shares.ranking);
  return { ...port, clauses, ...shares, markers, harborTo, takings: takingsOf(shares.picks, harborTo) };
};

/** "Who takes which pick?" */
export const picks = defineChecker<PicksInput, PicksAnswer>({
  id: 'picks',
  rulings: ['port-flags', 'flag-scan', 'monopoly-tie', 'monopoly-empty', 'shared-tie', 'shared-leftover'],
  example: {
    monopoly: 6,
    capacity: 4,
    tower: ['RRB/G', 'GGY/R', 'BYR/Y'],
    card: 'GBY/R',
    columns: { red: [0, 1, 2], blue: [1, 2, 3], green: [2, 3, 0], yellow: [3, 0, 1] },
    player: 0,
  },
  input: readPicks,
  answer,
  decision: ({ verdict, distribution, monopoly, picks, discarded }) => [
    verdict.legal,
    distribution,
    monopoly?.company,
    picks,
    discarded,
  ],
});
