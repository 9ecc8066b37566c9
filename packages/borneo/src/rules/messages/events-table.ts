import { amount, items, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';

const scoredFor: Readonly<Record<string, readonly [string, string]>> = {
  'score.shipments': ['pour ses Cargaisons', 'for Shipment cards'],
  'score.harbors': ['pour ses cartes Port', 'for Harbor cards'],
  'score.missions': ['pour ses Missions', 'for Missions'],
  'pirates.penalty': ['pour le bateau pirate', 'for the pirate ship'],
};
const signed = (value: unknown) => (amount(value) < 0 ? `−${-amount(value)}` : `+${amount(value)}`);
const spent = (facts: { readonly [fact: string]: unknown }) => [...items(facts.shipments), ...items(facts.harbors)];

/** Setting up, the turn, Missions, drawing, the end. */
export const tableEvents: Readonly<Record<string, Sentence>> = {
  drawn: {
    fr: (facts) => `${seat(facts.seat)} pioche ${fr.card(facts.card)}.`,
    en: (facts) => `${seat(facts.seat)} draws ${en.card(facts.card)}.`,
  },
  harborRevealed: {
    fr: (facts) => `La carte ${fr.card(facts.harbor)} ouvre le port ${facts.port}.`,
    en: (facts) => `${en.card(facts.harbor)} is turned up at port ${facts.port}.`,
  },
  firstChosen: {
    fr: (facts) => `Le sort désigne ${seat(facts.seat)} comme premier joueur.`,
    en: (facts) => `${seat(facts.seat)} is drawn as first player.`,
  },
  placed: {
    fr: (facts) => `${seat(facts.seat)} place un marchand au rang ${facts.rank} de ${fr.company(facts.company)}.`,
    en: (facts) => `${seat(facts.seat)} places a merchant at rank ${facts.rank} of ${en.company(facts.company)}.`,
  },
  turnStarted: {
    fr: (facts) => `C’est le tour de ${seat(facts.seat)}.`,
    en: (facts) => `It is ${seat(facts.seat)}’s turn.`,
  },
  passed: {
    fr: (facts) => `${seat(facts.seat)} passe.`,
    en: (facts) => `${seat(facts.seat)} passes.`,
  },
  spent: {
    fr: (facts) => `${seat(facts.seat)} paie ${fr.cards(spent(facts))}.`,
    en: (facts) => `${seat(facts.seat)} pays ${en.cards(spent(facts))}.`,
  },
  surplusLost: {
    fr: (facts) => `${fr.count(facts.units, 'unité payée de trop est perdue', 'unités payées de trop sont perdues')}.`,
    en: (facts) =>
      `${en.count(facts.units, 'unit')} paid beyond the demand ${amount(facts.units) === 1 ? 'is' : 'are'} lost.`,
  },
  pirateShipTaken: {
    fr: (facts) =>
      `${seat(facts.seat)} prend le bateau pirate ${facts.from === 'cove' ? 'au repaire' : `à ${seat(facts.from)}`}.`,
    en: (facts) =>
      `${seat(facts.seat)} takes the pirate ship from ${facts.from === 'cove' ? 'the cove' : seat(facts.from)}.`,
  },
  missionTaken: {
    fr: (facts) => `${seat(facts.seat)} prend la Mission ${facts.mission}.`,
    en: (facts) => `${seat(facts.seat)} takes Mission ${facts.mission}.`,
  },
  shortDraw: {
    fr: (facts) => `Il ne reste que ${fr.count(facts.available, 'Cargaison')} à piocher.`,
    en: (facts) => `Only ${en.count(facts.available, 'Shipment card')} can be drawn.`,
  },
  pileRebuilt: {
    fr: (facts) => `La défausse redevient la pioche : ${fr.count(facts.cards, 'carte')}.`,
    en: (facts) => `The discard becomes the pile again: ${en.count(facts.cards, 'card')}.`,
  },
  handExceeded: {
    fr: (facts) => `${fr.count(facts.excess, 'carte')} de trop en main.`,
    en: (facts) => `${en.count(facts.excess, 'card')} too many in hand.`,
  },
  discarded: {
    fr: (facts) => `${seat(facts.seat)} défausse ${fr.cards(facts.cards)}.`,
    en: (facts) => `${seat(facts.seat)} discards ${en.cards(facts.cards)}.`,
  },
  gameEnding: {
    fr: (facts) =>
      facts.cause === 'harbor-pile'
        ? 'La pile Port est vide : la partie s’arrête.'
        : 'Il n’y a plus assez de Cargaisons à piocher : la partie s’arrête.',
    en: (facts) =>
      facts.cause === 'harbor-pile'
        ? 'The Harbor pile is empty: the game ends.'
        : 'There are not enough Shipment cards to draw: the game ends.',
  },
  tableCleared: {
    fr: () => 'Les ports et les mains sont défaussés.',
    en: () => 'Ports and hands are discarded.',
  },
  scored: {
    fr: (facts) =>
      `${seat(facts.seat)} : ${signed(facts.vp)} PV ${scoredFor[String(facts.clause)]?.[0] ?? ''}`
        .trimEnd()
        .concat('.'),
    en: (facts) =>
      `${seat(facts.seat)}: ${signed(facts.vp)} VP ${scoredFor[String(facts.clause)]?.[1] ?? ''}`.trimEnd().concat('.'),
  },
  totaled: {
    fr: (facts) => `Total de ${seat(facts.seat)} : ${amount(facts.total)} PV.`,
    en: (facts) => `${seat(facts.seat)}’s total: ${amount(facts.total)} VP.`,
  },
  won: {
    fr: (facts) =>
      items(facts.seats).length === 1
        ? `${fr.seats(facts.seats)} gagne la partie.`
        : `${fr.seats(facts.seats)} se partagent la victoire.`,
    en: (facts) =>
      items(facts.seats).length === 1
        ? `${en.seats(facts.seats)} wins the game.`
        : `${en.seats(facts.seats)} share the win.`,
  },
};
