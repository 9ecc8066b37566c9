import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.companies;
const resolution = headings.resolution;

/** Fights: the attack, the defense, the count and what follows. */
export const fight = rulebook({
  'fight.attacker': {
    kind: 'obligation',
    source,
    fr: 'Le joueur dont c’est le tour choisit l’attaquant parmi ses marchands.',
    en: 'The player whose turn it is chooses the attacker among their own merchants.',
    terms: ['attacker', 'active-player'],
  },
  'fight.defender': {
    kind: 'obligation',
    source,
    fr: 'L’attaque vise un marchand adverse de la même compagnie : le défenseur.',
    en: 'The target of an attack is another player’s merchant in the same company: the defender.',
    terms: ['defender'],
  },
  'fight.above': {
    kind: 'obligation',
    source,
    fr: 'Le défenseur est mieux placé que l’attaquant ; peu importe de combien de rangs.',
    en: 'The defender stands higher than the attacker; by how many ranks does not matter.',
    terms: ['rank'],
  },
  'fight.single-card': {
    kind: 'prohibition',
    source: resolution,
    fr: 'Avec une seule carte en main, on n’attaque pas.',
    en: 'A player with one card in hand cannot attack.',
    see: ['fight.keep-one'],
    terms: ['hand'],
  },
  'fight.attack-cards': {
    kind: 'obligation',
    source,
    fr: 'L’attaquant joue une ou plusieurs Cargaisons, face visible.',
    en: 'The attacker plays one or more Shipment cards, face up.',
    terms: ['shipment', 'attacker'],
  },
  'fight.from-hand': {
    kind: 'obligation',
    source,
    fr: 'D’un côté comme de l’autre, on ne se bat qu’avec les cartes de sa main.',
    en: 'Both sides fight with cards from their hands only.',
    terms: ['hand'],
  },
  'fight.flag-needed': {
    kind: 'obligation',
    source,
    fr: 'Chaque carte d’un combat porte un drapeau de la compagnie disputée, en haut ou en bas.',
    en: 'Every card in a fight bears a flag of the company fought over, in its upper or its lower row.',
    terms: ['flag'],
  },
  'fight.keep-one': {
    kind: 'prohibition',
    source,
    fr: 'Dans un combat, personne ne vide sa main : une carte au moins y reste.',
    en: 'In a fight nobody empties their hand: at least one card stays in it.',
    see: ['fight.single-card'],
    terms: ['hand'],
  },
  'fight.defense': {
    kind: 'permission',
    source,
    fr: 'Le défenseur répond s’il le veut, avec des cartes qui remplissent les mêmes conditions.',
    en: 'The defender may answer, with cards that meet the same conditions, or play none.',
    see: ['fight.from-hand', 'fight.flag-needed', 'fight.keep-one'],
    terms: ['defender'],
  },
  'fight.defender-limit': {
    kind: 'prohibition',
    source,
    fr: 'La défense ne compte pas plus de cartes que l’attaque.',
    en: 'The defense has no more cards than the attack.',
    terms: ['defender'],
  },
  'fight.count': {
    kind: 'effect',
    source: resolution,
    fr: 'Chaque camp additionne les drapeaux des cartes qu’il a jouées. Le livret ne dit pas lesquels comptent.',
    en: 'Each side adds up the flags on the cards it has played. The rulebook does not say which of them count.',
    see: ['ruling.fight-flags'],
    terms: ['flag'],
  },
  'fight.bonus': {
    kind: 'effect',
    source: resolution,
    fr: 'Le défenseur ajoute 1 pour chaque marchand qui se tient entre les deux combattants.',
    en: 'The defender adds 1 for each merchant standing between the two fighters.',
    see: ['ruling.fight-bonus'],
    terms: ['defender', 'merchant'],
  },
  'fight.success': {
    kind: 'effect',
    source: resolution,
    fr: 'À égalité ou mieux, l’attaquant gagne et prend le rang du défenseur.',
    en: 'With an equal total or better, the attacker wins and takes the defender’s rank.',
    terms: ['attacker', 'rank'],
  },
  'fight.beaten': {
    kind: 'effect',
    source: resolution,
    fr: 'Le marchand vaincu descend au rang que l’attaquant quitte, ou part au premier rang libre d’une autre compagnie.',
    en: 'The beaten merchant drops to the rank the attacker leaves, or goes to the first free rank of another company.',
    see: ['ruling.fight-beaten', 'ruling.fight-vacancy', 'ruling.company-full'],
    terms: ['swap', 'displaced'],
  },
  'fight.failure': {
    kind: 'effect',
    source: resolution,
    fr: 'Si le défenseur a le plus grand total, les deux marchands restent à leur rang.',
    en: 'If the defender has the greater total, both merchants keep their ranks.',
    terms: ['defender', 'rank'],
  },
  'fight.reward': {
    kind: 'permission',
    source: resolution,
    fr: 'Le défenseur qui l’emporte peut garder l’une des cartes de sa défense pour son entrepôt.',
    en: 'A defender who prevails may keep one of the cards of the defense for their warehouse.',
    terms: ['reward', 'warehouse'],
  },
  'fight.discard': {
    kind: 'effect',
    source: resolution,
    fr: 'Les autres cartes du combat partent à la défausse.',
    en: 'All other cards of the fight go to the discard.',
    terms: ['discard'],
  },
});
