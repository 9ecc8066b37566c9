import { seat } from '@portolan/core/words';
import { doing, happening, refusing } from './types.ts';

const isEmpty = (lacks: object): boolean => Object.keys(lacks).length === 0;

/** Payments refused. */
export const missionRefusals = refusing({
  'not-available': ({ mission }, say) =>
    say(
      `La ${say.mission(mission)} n’est plus dans la rangée.`,
      `The ${say.mission(mission)} is no longer in the row.`,
    ),
  'card-in-hand': ({ card }, say) =>
    say(
      `La carte ${say.card(card)} est en main : elle ne paie rien.`,
      `The card ${say.card(card)} is in hand: it pays for nothing.`,
    ),
  'not-in-warehouse': ({ card }, say) =>
    say(
      `La carte ${say.card(card)} n’est pas, ou plus, dans l’entrepôt.`,
      `The card ${say.card(card)} is not, or no longer, in the warehouse.`,
    ),
  short: ({ lacks, crates, short }, say) => {
    if (isEmpty(lacks)) {
      const spices = say.count(short, ['épice', 'épices'], ['spice', 'spices']);
      return say(`Il manque ${spices}.`, `${spices} missing.`);
    }
    if (crates === 0) return say(`Il manque ${say.spices(lacks)}.`, `${say.spices(lacks)} missing.`);
    const covered = say.count(
      crates,
      ['caisse en couvre une part', 'caisses en couvrent une part'],
      ['crate covers', 'crates cover'],
    );
    const units = say.count(short, ['unité', 'unités'], ['unit', 'units']);
    return say(
      `Il manque ${say.spices(lacks)} ; ${covered}, il faut encore ${units}.`,
      `${say.spices(lacks)} missing; ${covered} part of it, ${units} short.`,
    );
  },
});

/** What a Mission costs and brings. */
export const missionEvents = happening({
  spent: ({ shipments, harbors, ...event }, say) =>
    say(
      `${seat(event.seat)} paie ${say.cards([...shipments, ...harbors])}.`,
      `${seat(event.seat)} pays ${say.cards([...shipments, ...harbors])}.`,
    ),
  surplusLost: ({ units }, say) =>
    `${say.count(
      units,
      ['unité payée de trop est perdue', 'unités payées de trop sont perdues'],
      ['unit paid beyond the demand is lost', 'units paid beyond the demand are lost'],
    )}.`,
  missionTaken: ({ mission, ...event }, say) =>
    say(
      `${seat(event.seat)} prend la ${say.mission(mission)}.`,
      `${seat(event.seat)} takes the ${say.mission(mission)}.`,
    ),
});

/** A Mission paid. */
export const missionActions = doing({
  completeMission: ({ mission, pay, trades = [], ...action }, say) => {
    const payment = pay.length > 0 ? say(` avec ${say.cards(pay)}`, ` with ${say.cards(pay)}`) : '';
    const traded = trades.map(({ card, as }) =>
      say(`, ${say.card(card)} comptant comme ${say.cargo(as)}`, `, ${say.card(card)} counting as ${say.cargo(as)}`),
    );
    // Who trades takes the ship (pirates.take-ship).
    if (trades.length > 0) traded.push(say(', et prend le bateau pirate', ', and takes the pirate ship'));
    return say(
      `${seat(action.seat)} réalise la ${say.mission(mission)}${payment}${traded.join('')}`,
      `${seat(action.seat)} completes the ${say.mission(mission)}${payment}${traded.join('')}`,
    );
  },
});
