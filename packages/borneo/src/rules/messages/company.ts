import { capital, seat } from '@portolan/core/words';
import { doing, happening, refusing } from './types.ts';

const spaces = [
  ['emplacement', 'emplacements'],
  ['space', 'spaces'],
] as const;

const merchants = [
  ['marchand', 'marchands'],
  ['merchant', 'merchants'],
] as const;

/** Moves of merchants refused, and columns that cannot be. */
export const companyRefusals = refusing({
  'company-full': (facts, say) => {
    const taken = say.count(facts.spaces, ...spaces);
    return say(
      `Il n’y a plus de place dans ${say.company(facts.company)} : ${taken}, tous pris.`,
      `${capital(say.company(facts.company))} is full: ${taken}, all taken.`,
    );
  },
  'not-own': ({ company, rank, owner }, say) =>
    owner === null
      ? say(
          `Il n’y a personne au rang ${rank} de ${say.company(company)}.`,
          `Nobody stands at rank ${rank} of ${say.company(company)}.`,
        )
      : say(
          `Au rang ${rank} de ${say.company(company)}, le marchand est à ${seat(owner)}.`,
          `The merchant at rank ${rank} of ${say.company(company)} belongs to ${seat(owner)}.`,
        ),
  'same-company': ({ company }, say) =>
    say(
      `Le marchand est déjà dans ${say.company(company)} : il lui en faut une autre.`,
      `The merchant already stands in ${say.company(company)}: it needs another one.`,
    ),
  'company-overfull': (facts, say) =>
    say(
      `Il y a ${say.count(facts.merchants, ...merchants)} dans ${say.company(facts.company)} ; elle a ${say.count(facts.spaces, ...spaces)}.`,
      `${say.count(facts.merchants, ...merchants)} stand in ${say.company(facts.company)}; it has ${say.count(facts.spaces, ...spaces)}.`,
    ),
  'beyond-last-space': (facts, say) =>
    say(
      `Dans ${say.company(facts.company)}, un marchand est au rang ${facts.rank} ; elle a ${say.count(facts.spaces, ...spaces)}.`,
      `A merchant stands at rank ${facts.rank} of ${say.company(facts.company)}; it has ${say.count(facts.spaces, ...spaces)}.`,
    ),
  gap: ({ company, rank }, say) =>
    say(
      `Le rang ${rank} de ${say.company(company)} est vide au-dessus d’un marchand.`,
      `Rank ${rank} of ${say.company(company)} is empty above a merchant.`,
    ),
});

/** Merchants that change company. */
export const companyEvents = happening({
  transferred: ({ from, rank, company, toRank, ...event }, say) =>
    say(
      `${seat(event.seat)} quitte le rang ${rank} de ${say.company(from)} pour le rang ${toRank} de ${say.company(company)}.`,
      `${seat(event.seat)} leaves rank ${rank} of ${say.company(from)} for rank ${toRank} of ${say.company(company)}.`,
    ),
  closedUp: ({ company, moved }, say) => {
    const up = say.count(moved, ['marchand monte', 'marchands montent'], ['merchant moves', 'merchants move']);
    return say(`Dans ${say.company(company)}, ${up} d’un rang.`, `In ${say.company(company)}, ${up} up one rank.`);
  },
});

/** A transfer. */
export const companyActions = doing({
  transfer: ({ from, rank, to, ...action }, say) =>
    say(
      `${seat(action.seat)} change de compagnie : du rang ${rank} de ${say.company(from)} vers ${say.company(to)}`,
      `${seat(action.seat)} transfers from rank ${rank} of ${say.company(from)} to ${say.company(to)}`,
    ),
});
